import { join } from 'node:path';

/** The folder of the app's sources, which is the root of its builds. */
export const sourceDir = import.meta.dirname;

/** The folder of the built pages: `COUNTER_PAGES_DIR`, else `dist` beside this file. */
export const pagesDir = process.env.COUNTER_PAGES_DIR || join(sourceDir, 'dist');

/** The headers of HTML, as JSON. The leading dot keeps it from being served. */
export const headersFile = join(pagesDir, '.headers.json');
