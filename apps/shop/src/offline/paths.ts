/** Name of the cache of visited paths in Cache Storage. All languages share it. */
export const VISITS_CACHE = 'visits';

/**
 * Returns the path of the service worker of a language; `prefix` precedes the language's paths: '' or '/hi'. It is outside the folder of the
 * language, so that its scope can include that folder's path without a slash at the end, which is the home page.
 */
export const workerPath = (prefix: string): string =>
  prefix === '' ? '/sw.js' : `/sw.${prefix.slice(1)}.js`;
