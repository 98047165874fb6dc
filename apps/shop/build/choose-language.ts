import { LANGUAGE_KEY, type Language } from '@naap/ui/languages';

/**
 * Returns a script for the documents of the base language. It opens the same page in the language that the shopper has chosen before, or
 * else in the first of the browser's languages that the shop has. It runs in the browser, so that every visitor gets the same document and
 * caches can keep it. It runs in a task of its own, because the first access to local storage blocks the main thread for some milliseconds:
 * the browser parses and paints the page first.
 */
export function chooseLanguage(languages: readonly Language[]): string {
  const prefixes = Object.fromEntries(languages.map(({ language, prefix }) => [language, prefix]));
  return `setTimeout(() => {
  const prefixes = ${JSON.stringify(prefixes)};
  let chosen = null;
  try {
    chosen = localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)});
  } catch {}
  const wanted = chosen === null ? navigator.languages.map((tag) => tag.split('-')[0]) : [chosen];
  const prefix = prefixes[wanted.find((language) => Object.hasOwn(prefixes, language))];
  const { pathname, search, hash } = location;
  // A static host that sends this document for every path would open the page again and again.
  if (prefix && pathname !== prefix && !pathname.startsWith(prefix + '/')) location.replace(prefix + pathname + search + hash);
});`;
}
