/** The document that the browser renders, for every path. */
export const SHELL_PAGE = '/index.html';
/** The document for pages that were not opened before. */
export const OFFLINE_PAGE = '/offline.html';

/** Name of the cache of visited paths in Cache Storage. */
export const VISITS_CACHE = 'visits';
