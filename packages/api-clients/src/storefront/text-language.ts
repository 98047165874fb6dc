/**
 * Returns the language of a storefront text that was requested in `language`. Without a translation, the storefront responds with the text of its
 * primary language and does not mark it. So the script decides: the result is the first of `language` and `alternatives` in whose script the text
 * has a letter, and `language` for a text without such a letter. All languages are BCP 47 tags of languages that are written in one script; two
 * languages with the same script cannot be distinguished.
 */
export function textLanguage(
  text: string,
  language: string,
  alternatives: readonly string[] = ['en', 'hi'],
): string {
  return [language, ...alternatives].find((candidate) => hasLetterOf(candidate, text)) ?? language;
}

/** A pattern of a letter of each language's script; null for a language without a known script. */
const letters = new Map<string, RegExp | null>();

function hasLetterOf(language: string, text: string): boolean {
  let letter = letters.get(language);
  if (letter === undefined) {
    const { script } = new Intl.Locale(language).maximize();
    letter = script === undefined ? null : new RegExp(`\\p{Script=${script}}`, 'u');
    letters.set(language, letter);
  }
  return letter?.test(text) ?? false;
}
