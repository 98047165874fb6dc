/** Name of the cache of visited paths in Cache Storage. All languages share it. */
export const VISITS_CACHE = 'visits';

/**
 * Returns the key of a visit in `VISITS_CACHE`: the path and query of its page, without a slash at the end. The home page of a language has two
 * addresses, such as '/hi' and '/hi/'.
 */
export const visitKey = ({ pathname, search }: URL): string => pathname.replace(/(?<=.)\/$/, '') + search;

/**
 * Returns the path of the service worker of a language; `prefix` precedes the language's paths: '' or '/hi'. It is outside the folder of the
 * language, so that its scope can include that folder's path without a slash at the end, which is the home page.
 */
export const workerPath = (prefix: string): string =>
  prefix === '' ? '/sw.js' : `/sw.${prefix.slice(1)}.js`;
