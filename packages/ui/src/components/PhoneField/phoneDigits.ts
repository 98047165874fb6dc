const LENGTH = 10;

/**
 * Returns the national digits of a typed or pasted text, at most ten. A leading +91, 0091, 91 or 0 is removed if exactly ten digits
 * follow it.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const withoutPrefix = /^(?:0?0?91|0)(\d{10})$/.exec(digits)?.[1];
  return withoutPrefix ?? digits.slice(0, LENGTH);
}

/** Returns whether the number is complete. */
export const isWholeNumber = (digits: string): boolean => digits.length === LENGTH;

/** Returns the digits in two groups of five: `98200 12345`. */
export function groupPhone(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

/** Returns the caret position in the grouped text after `count` digits. */
export function caretAfter(count: number): number {
  return count > 5 ? count + 1 : count;
}

/** The result of an edit: the digits, and the number of digits before the caret. */
export interface PhoneEdit {
  digits: string;
  beforeCaret: number;
}

/**
 * Interprets an edit of the grouped text. `text` and `caret` are the input's text and caret position after the edit, `previous` the digits
 * before it. If only the gap was deleted, the digit beyond it is deleted instead; `backward` tells Backspace from Delete.
 */
export function phoneEdit(text: string, caret: number, previous: string, backward: boolean): PhoneEdit {
  const digits = phoneDigits(text);
  const beforeCaret = Math.min(phoneDigits(text.slice(0, caret)).length, digits.length);
  const onlyGapDeleted = digits === previous && text.length < groupPhone(previous).length;
  if (!onlyGapDeleted) return { digits, beforeCaret };
  const deleted = backward ? beforeCaret - 1 : beforeCaret;
  return {
    digits: digits.slice(0, deleted) + digits.slice(deleted + 1),
    beforeCaret: backward ? beforeCaret - 1 : beforeCaret,
  };
}
