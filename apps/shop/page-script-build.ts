import { createHash } from 'node:crypto';
import type { Content } from '@naap/content';
import { build, defaultClientConditions, type Plugin } from 'vite';
import type { ShopConfig } from './config.ts';

interface PageScriptBuild {
  readonly locale: string;
  readonly config: ShopConfig;
  readonly content: Content;
}

/** Builds `src/page-script.ts`, and names it in a meta tag of the document. */
export function pageScript({ locale, config, content }: PageScriptBuild): Plugin {
  let fileName = '';
  let code = '';
  return {
    name: 'page-script',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        publicDir: false,
        resolve: { conditions: ['by-message', ...defaultClientConditions] },
        define: {
          __SHOP_CONFIG__: JSON.stringify(config),
          __SHOP_LOCALE__: JSON.stringify(locale),
          __PAGE_SCRIPT_CONTENT__: JSON.stringify({
            searchExamples: content.search.examples,
            deliveryMinutes: content.delivery.minutes,
          }),
        },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: 'src/page-script.ts' },
        },
      });
      const [output] = [built].flat();
      const chunk = output && 'output' in output ? output.output[0] : undefined;
      if (chunk === undefined) throw new Error('The page script was not built.');
      ({ code } = chunk);
      fileName = `assets/page-script-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'page-script', content: `/${fileName}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
