import { digitsIn, normalizeDigits } from './digits.ts';
import { CODE_LENGTH } from './lengths.ts';

/** Six digits that no other digits adjoin. */
const RUN = /(?<!\d)\d{6}(?!\d)/;
/** The same with single spaces, dashes or dots between the digits: '407 192'. */
const GROUPS = /(?<!\d[\s\p{Pd}.]?)\d(?:[\s\p{Pd}.]?\d){5}(?![\s\p{Pd}.]?\d)/u;

/** Returns the code in a typed, pasted or filled-in text: '482913' for 'Order 1234: OTP 482913'. Without one, its first six digits. */
export function typedCode(text: string): string {
  const plain = normalizeDigits(text);
  const [code = plain] = RUN.exec(plain) ?? GROUPS.exec(plain) ?? [];
  return digitsIn(code).slice(0, CODE_LENGTH);
}
