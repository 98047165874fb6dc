import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { sourceDir } from '../pages.ts';

/** Inlines a TypeScript file without imports and exports into the head of every document. It runs before the page is parsed. */
export const inlineScript = (file: string): Plugin => ({
  name: `inline-script:${file}`,
  async transformIndexHtml() {
    const { code } = await transformWithOxc(await readFile(join(sourceDir, file), 'utf8'), file);
    const minified = await minify(file, code, { module: false });
    return [{ tag: 'script', children: `{${minified.code.trim()}}`, injectTo: 'head-prepend' }];
  },
});
