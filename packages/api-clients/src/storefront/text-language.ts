/**
 * Returns the language of a storefront text that was requested in `language`. The storefront responds with the text of its primary language
 * when there is no translation, without a sign of it, so the script tells: the result is the first of `language` and `alternatives` in whose
 * script the text has a letter, and `language` for a text without such a letter. All languages are BCP 47 tags of languages that are
 * written in one script; two languages of the same script cannot be told apart.
 */
export function textLanguage(
  text: string,
  language: string,
  alternatives: readonly string[] = ['en', 'hi'],
): string {
  return [language, ...alternatives].find((candidate) => hasLetterOf(candidate, text)) ?? language;
}

function hasLetterOf(language: string, text: string): boolean {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && new RegExp(`\\p{Script=${script}}`, 'u').test(text);
}
