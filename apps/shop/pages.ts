import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built pages: `SHOP_PAGES_DIR`, else `dist` beside this file. */
export const pagesDir = process.env.SHOP_PAGES_DIR || fileURLToPath(new URL('dist', import.meta.url));

/** The folder of the code that renders pages on the server. Files in folders with a leading dot are not served. */
export const serverDir = join(pagesDir, '.server');

/** The folder of the source maps. */
export const sourceMapsDir = join(pagesDir, '.source-maps');

/** Vite's manifest of the built files, within `pagesDir`. */
export const MANIFEST = '.vite/manifest.json';

/** Media types of the files that are compressed at build time, by file extension. */
export const COMPRESSIBLE_TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
]);
