const LENGTH = 10;

/**
 * The national digits in whatever was typed or pasted, at most ten. A leading +91, 0091, 91 or 0 is dropped when exactly ten
 * digits remain after it.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const withoutPrefix = /^(?:0?0?91|0)(\d{10})$/.exec(digits)?.[1];
  return withoutPrefix ?? digits.slice(0, LENGTH);
}

/** Whether these are all the digits a number has. */
export const isWholeNumber = (digits: string): boolean => digits.length === LENGTH;

/** Ten digits as they are read aloud, 5 and 5: `98200 12345`. */
export function groupPhone(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

/** Where the caret stands in the grouped text when `count` digits are before it. */
export function caretAfter(count: number): number {
  return count > 5 ? count + 1 : count;
}

/** What an edit leaves: the digits, and how many of them are before the caret. */
export interface PhoneEdit {
  digits: string;
  beforeCaret: number;
}

/**
 * Reads an edit of the grouped text: `text` is what the input holds now, `caret` where its caret stands, `previous` the digits it
 * showed before. Where only the gap was deleted, the digit beyond it goes: `backward` says which side that is.
 */
export function phoneEdit(text: string, caret: number, previous: string, backward: boolean): PhoneEdit {
  const digits = phoneDigits(text);
  const beforeCaret = Math.min(phoneDigits(text.slice(0, caret)).length, digits.length);
  const onlyTheGap = digits === previous && text.length < groupPhone(previous).length;
  if (!onlyTheGap) return { digits, beforeCaret };
  const gone = backward ? beforeCaret - 1 : beforeCaret;
  return {
    digits: digits.slice(0, gone) + digits.slice(gone + 1),
    beforeCaret: backward ? beforeCaret - 1 : beforeCaret,
  };
}
