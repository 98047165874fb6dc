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

/** Ten digits as they are read aloud, 5 and 5: `98200 12345`. */
export function groupPhone(digits: string): string {
  return digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

/** Where the caret stands in the grouped text when `count` digits are before it. */
export function caretAfter(count: number): number {
  return count > 5 ? count + 1 : count;
}
