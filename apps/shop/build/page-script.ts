import type { Content } from '@naap/content';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import type { ShopConfig } from '../config.ts';
import { sourceDir } from '../pages.ts';
import { inClientBuild } from './client-build.ts';

type Chunk = Rolldown.OutputChunk;

/** Returns the name of a file that is loaded later. The entry's build has a reporter too. */
const chunkFileName = (name: string) =>
  `assets/${name.startsWith('page-') ? name : `page-${name}`}-[hash].js`;

interface PageScriptBuild {
  readonly locale: string;
  readonly config: ShopConfig;
  readonly content: Content;
}

/** Builds `src/page-script.ts`, and names it in a meta tag of the document. */
export function pageScript({ locale, config, content }: PageScriptBuild): Plugin {
  let chunks: readonly Chunk[] = [];
  return {
    name: 'page-script',
    apply: inClientBuild,
    async buildStart() {
      const built = await build({
        configFile: false,
        root: sourceDir,
        logLevel: 'error',
        publicDir: false,
        resolve: { conditions: ['by-message', ...defaultClientConditions] },
        define: {
          __SHOP_CONFIG__: JSON.stringify(config),
          __SHOP_LOCALE__: JSON.stringify(locale),
          __REPORT_RATE__: String(Number(config.BROWSER_REPORT_RATE)),
          __PAGE_SCRIPT_CONTENT__: JSON.stringify({
            searchExamples: content.search.examples,
            deliveryMinutes: content.delivery.minutes,
          }),
        },
        build: {
          write: false,
          target: 'es2022',
          sourcemap: 'hidden',
          rolldownOptions: {
            input: 'src/page-script.ts',
            output: { chunkFileNames: ({ name }) => chunkFileName(name) },
          },
        },
      });
      chunks = [built]
        .flat()
        .flatMap((result) => ('output' in result ? result.output : []))
        .filter((output) => output.type === 'chunk');
    },
    transformIndexHtml() {
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) throw new Error('The page script was not built.');
      return [
        { tag: 'meta', attrs: { name: 'page-script', content: `/${entry.fileName}` }, injectTo: 'head' },
      ];
    },
    generateBundle() {
      for (const { fileName, code, map } of chunks) {
        this.emitFile({ type: 'asset', fileName, source: code });
        if (map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map.toString() });
      }
    },
  };
}
