import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export type TextTone =
  | 'ink'
  | 'secondary'
  | 'quiet'
  | 'offer'
  | 'danger'
  | 'ok'
  | 'info'
  | 'onInk'
  | 'onTape'
  | 'onChalk'
  | 'onCloth'
  | 'onClothSecondary'
  | 'inherit';

export interface TextProps {
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 's'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | 'legend'
    | 'address'
    | 'time';
  /** `inherit` keeps the surrounding size, for a word within a sentence. */
  size?: 'body' | 'small' | 'micro' | 'price' | 'priceLarge' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong' | 'heavy';
  tone?: TextTone;
  align?: 'start' | 'center' | 'end';
  struck?: boolean;
  /** Truncates the text to this number of lines, with an ellipsis. */
  maxLines?: 1 | 2 | 3;
  /** For `aria-describedby` and `aria-labelledby`. */
  id?: string;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** Text of any kind except headings. Only Text and Heading set type. */
export function Text({
  as: Element = 'p',
  size,
  weight,
  tone,
  align,
  struck,
  maxLines,
  id,
  lang,
  children,
}: TextProps) {
  return (
    <Element className={text({ size, weight, tone, align, struck, maxLines })} id={id} lang={lang}>
      {children}
    </Element>
  );
}
