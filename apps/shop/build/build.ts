/** Builds the shop once per language: the pages, and the code that renders them on the server. Compresses the pages. */
import { locales } from '@naap/messages/runtime';
import { build } from 'vite';
import { pagesDir, sourceDir } from '../pages.ts';
import { compressPages } from './compress.ts';

for (const args of [{}, { ssr: 'src/entry-server.tsx' }]) {
  // The build of the base language, which is the first, empties the folder.
  for (const locale of locales) {
    process.env.SHOP_LOCALE = locale;
    await build({ root: sourceDir, logLevel: 'error', build: args });
  }
}
compressPages(pagesDir);
