import { digitsIn, isForeignPhone, typedPhone } from '@naap/api-clients/typed-numbers';

/** Returns the digits in two groups of five: `98200 12345`. A number with a country code has no groups: `+14155550123`. */
export function groupPhone(phone: string): string {
  return phone.length > 5 && !isForeignPhone(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** Returns the caret position in the grouped text after `count` characters of the number. */
export function caretAfter(phone: string, count: number): number {
  return groupPhone(phone.slice(0, count)).length;
}

/** The result of an edit: the number, and how many of its characters are before the caret. */
export interface PhoneEdit {
  phone: string;
  beforeCaret: number;
  /** There were too many digits, so that the number is the previous one. */
  isTooLong: boolean;
}

/**
 * Interprets an edit of the grouped text. `text` and `caret` are the input's text and caret position after the edit, `previous` the number
 * before it. If only the gap was deleted, the digit beyond it is deleted instead; `backward` tells Backspace from Delete.
 */
export function phoneEdit(text: string, caret: number, previous: string, backward: boolean): PhoneEdit {
  const typed = typedPhone(text);
  const phone = typed ?? previous;
  // Counted from the end, because a country code before the caret is removed.
  const beforeCaret = Math.max(phone.length - digitsIn(text.slice(caret)).length, 0);
  const onlyGapDeleted = phone === previous && text.length < groupPhone(previous).length;
  if (!onlyGapDeleted) return { phone, beforeCaret, isTooLong: typed === null };
  const deleted = backward ? beforeCaret - 1 : beforeCaret;
  return {
    phone: phone.slice(0, deleted) + phone.slice(deleted + 1),
    beforeCaret: backward ? beforeCaret - 1 : beforeCaret,
    isTooLong: false,
  };
}
