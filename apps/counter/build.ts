/** Builds the pages once per language, and the headers with which the server sends them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@naap/messages/runtime';
import { compressPages } from '@naap/shop/build/compress';
import { readShopConfig } from '@naap/shop/config';
import { languageFiles } from '@naap/shop/pages';
import { htmlHeaders } from '@naap/shop/security-headers';
import { languages } from '@naap/ui/languages';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { headersFile, pagesDir, sourceDir } from './pages.ts';

// The build of the base language, which is the first, empties the folder.
for (const locale of locales) {
  process.env.SHOP_LOCALE = locale;
  await build({ root: sourceDir, logLevel: 'error' });
}
const documents = languages.map(({ prefix }) => {
  const html = readFileSync(join(pagesDir, languageFiles(prefix).shell), 'utf8');
  return new JSDOM(html).window.document;
});
const headers = { ...htmlHeaders(readShopConfig(process.env), documents), 'X-Robots-Tag': 'noindex' };
writeFileSync(headersFile, JSON.stringify(headers));
compressPages(pagesDir);
