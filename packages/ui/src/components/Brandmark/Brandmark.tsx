import { useLinkComponent } from '../Link/index.ts';
import { link, measure, word } from './Brandmark.css.ts';

export interface BrandmarkProps {
  /** The shop's name, as it is written in Latin letters. */
  name: string;
  href: string;
}

/** The shop's name, drawn over a piece of tape; it leads home. */
export function Brandmark({ name, href }: BrandmarkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={link} href={href}>
      <span className={word}>{name}</span>
      <span className={measure} />
    </Anchor>
  );
}
