import { join } from 'node:path';
import { workerPath } from './src/offline/paths.ts';

/** The folder of the shop's sources, which is the root of its builds. */
export const sourceDir = import.meta.dirname;

/** The folder of the built pages: `SHOP_PAGES_DIR`, else `dist` beside this file. */
export const pagesDir = process.env.SHOP_PAGES_DIR || join(sourceDir, 'dist');

/** The folder of the code that renders pages on the server, in a folder per language. Folders with a leading dot are not served. */
export const serverDir = join(pagesDir, '.server');

/** The folder of the source maps. */
export const sourceMapsDir = join(pagesDir, '.source-maps');

/** The files of a language, as paths within `pagesDir`. */
export interface LanguageFiles {
  /** The document that the browser renders, for every path. */
  readonly shell: string;
  /** The document for pages that were not opened before, when there is no connection. */
  readonly offline: string;
  /** The web app manifest. */
  readonly webManifest: string;
  /** The service worker. Outside the folder of the language, so that its scope can include the path of that folder without a slash. */
  readonly worker: string;
  /** Vite's manifest. */
  readonly manifest: string;
}

/** Returns the files of a language; `prefix` precedes its paths: '' or '/hi'. */
export function languageFiles(prefix: string): LanguageFiles {
  const name = prefix.slice(1);
  return {
    shell: `${prefix}/index.html`.slice(1),
    offline: `${prefix}/offline.html`.slice(1),
    webManifest: `${prefix}/manifest.webmanifest`.slice(1),
    worker: workerPath(prefix).slice(1),
    manifest: name === '' ? '.vite/manifest.json' : `.vite/manifest.${name}.json`,
  };
}

/** Texts of index.html at which the server inserts a rendered page (server/page-template.ts). */
export const MARKS = {
  previewStart: '<!--preview-->',
  previewEnd: '<!--/preview-->',
  emptyRoot: '<div id="root"></div>',
  entry: '<!--entry-->',
} as const;
