import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@naap/content';
import { languages } from '@naap/ui/languages';
import { build, type Plugin } from 'vite';
import { languageFiles, sourceDir } from '../pages.ts';
import { offlinePage } from './offline-page.ts';

interface ReleaseFile {
  readonly url: string;
  /** null when the name contains a hash. */
  readonly revision: string | null;
}

/** Files of `publicDir` that every page needs. */
const SHARED_FILES = ['icon.svg', 'placeholder.svg'];

/**
 * Returns whether a file belongs to the files of a release that the service worker caches: code, styles and fonts, the Latin ones (the
 * name's too), and the larger Devanagari ones for languages that are written with them.
 */
const isReleaseFile = (file: string, isDevanagari: boolean) =>
  /\.(js|css)$/.test(file) ||
  /anek-(latin|name)-[^/]+\.woff2$/.test(file) ||
  (isDevanagari && /anek-devanagari-[^/]+\.woff2$/.test(file));

/**
 * Writes the offline page, and then the service worker with the list of the release's files, into the folder of the built pages. `prefix`
 * precedes the paths of the language; the offline page has the brand's name and colours. `isDevanagari` tells whether the language is written in Devanagari.
 */
export function serviceWorker(prefix: string, brand: Content['brand'], isDevanagari: boolean): Plugin {
  const files = languageFiles(prefix);
  const otherPrefixes = languages
    .map((other) => other.prefix)
    .filter((other) => other !== prefix && other !== '');
  return {
    name: 'service-worker',
    async writeBundle({ dir = '' }, bundle) {
      const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const fontFaces = styles.flatMap(
        (file) => ('source' in file && String(file.source).match(/@font-face\s*\{[^}]*\}/g)) || [],
      );
      writeFileSync(join(dir, files.offline), offlinePage(fontFaces.join(''), brand));
      const hashed: readonly ReleaseFile[] = Object.keys(bundle)
        .filter((file) => isReleaseFile(file, isDevanagari))
        .map((file) => ({ url: `/${file}`, revision: null }));
      const named = [files.shell, files.offline, files.webManifest, ...SHARED_FILES].map((file) => ({
        url: `/${file}`,
        revision: revisionOf(join(dir, file)),
      }));
      await build({
        configFile: false,
        root: sourceDir,
        logLevel: 'error',
        publicDir: false,
        define: {
          __RELEASE_FILES__: JSON.stringify([...named, ...hashed]),
          __SHELL_PAGE__: JSON.stringify(`/${files.shell}`),
          __OFFLINE_PAGE__: JSON.stringify(`/${files.offline}`),
          __OTHER_PREFIXES__: JSON.stringify(otherPrefixes),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: 'src/offline/service-worker.ts',
            formats: ['iife'],
            name: 'worker',
            fileName: () => files.worker,
          },
        },
      });
    },
  };
}

function revisionOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16);
}
