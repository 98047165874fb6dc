import { useLinkComponent } from '../Link/index.ts';
import { link, tapeLine, word } from './Brandmark.css.ts';

export interface BrandmarkProps {
  /** The shop's name in Latin letters. */
  name: string;
  href: string;
}

/** The shop's name over a piece of tape, as a link to the home page. */
export function Brandmark({ name, href }: BrandmarkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={link} href={href}>
      <span className={word}>{name}</span>
      <span className={tapeLine} />
    </Anchor>
  );
}
