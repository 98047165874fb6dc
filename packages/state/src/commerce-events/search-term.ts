/** Sent instead of a text with a word of the shopper's own. */
export const OTHER_TERM = '(other)';

/**
 * Returns the text of a search if each of its words is one of the shop's (`texts`), else {@link OTHER_TERM}: a text that a shopper has typed can be
 * a name, an address or a phone number.
 */
export function searchTerm(text: string, texts: readonly string[]): string {
  const known = new Set(texts.flatMap(wordsOf));
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => known.has(word)) ? words.join(' ') : OTHER_TERM;
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
