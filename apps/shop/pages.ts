import { fileURLToPath } from 'node:url';

/** The folder of the built pages: `SHOP_PAGES_DIR`, else `dist` beside this file. */
export const pagesDir = process.env.SHOP_PAGES_DIR || fileURLToPath(new URL('dist', import.meta.url));
