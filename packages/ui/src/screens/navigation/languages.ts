import { baseLocale, getLocale, locales } from '@naap/messages/runtime';

/** A language of the shop. */
export interface Language {
  /** BCP 47 code. */
  readonly language: string;
  /** Prefix of the paths of its pages: '' or '/hi'. */
  readonly prefix: string;
}

/** The languages of the shop, the base language first. */
export const languages: readonly Language[] = locales.map((language) => ({
  language,
  prefix: prefixOf(language),
}));

/** Returns the prefix of all paths in the page's language: '' or '/hi'. The router's paths do not have it. */
export const languagePrefix = (): string => prefixOf(getLocale());

function prefixOf(language: string): string {
  return language === baseLocale ? '' : `/${language}`;
}

/** Converts a path of the router to one of the browser, which begins with a language's prefix. Default: that of the page's language. */
export const pathInLanguage = (path: string, prefix = languagePrefix()): string =>
  path === '/' ? prefix || '/' : prefix + path;

/** Local-storage key of the language that the shopper has chosen. */
export const LANGUAGE_KEY = 'naap.language';

/**
 * Splits a pathname into the prefix of its language and the router's path: '/hi/cart' into '/hi' and '/cart', '/cart' into '' and '/cart'.
 */
export function splitLanguagePrefix(pathname: string): { readonly prefix: string; readonly path: string } {
  const { prefix } = languages.find(
    ({ prefix }) => prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  ) ?? { prefix: '' };
  return { prefix, path: pathname.slice(prefix.length) || '/' };
}
