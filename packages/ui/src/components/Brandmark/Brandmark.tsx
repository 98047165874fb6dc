import { useLinkComponent } from '../Link/index.ts';
import { devanagari, link, measure, word } from './Brandmark.css.ts';

export interface BrandmarkProps {
  /** The shop's name, as it is written in Latin letters. */
  name: string;
  /** `header`: over a piece of tape, leading home. `cover`: on the dark cloth, with the name in Devanagari below. */
  size: 'header' | 'cover';
  /** The same name in Devanagari, for the cover. */
  devanagariName?: string;
  href?: string;
}

/** The shop's name, drawn. */
export function Brandmark({ name, size, devanagariName, href }: BrandmarkProps) {
  const Anchor = useLinkComponent();
  const mark = (
    <>
      <span className={word({ size })}>{name}</span>
      {size === 'header' && <span className={measure} />}
      {devanagariName && (
        <span className={devanagari} lang="hi">
          {devanagariName}
        </span>
      )}
    </>
  );
  return href ? (
    <Anchor className={link} href={href}>
      {mark}
    </Anchor>
  ) : (
    <div>{mark}</div>
  );
}
