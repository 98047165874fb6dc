import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadContent } from '@naap/content/node';
import { m } from '@naap/messages';
import { languageScripts } from '@naap/messages/languages';
import { assertIsLocale, baseLocale, overwriteGetLocale } from '@naap/messages/runtime';
import { messages } from '@naap/messages/vite-plugin';
import { languagePrefix } from '@naap/ui/languages';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { brandFiles } from './build/brand-files.ts';
import { chunkGroups } from './build/chunks.ts';
import { moduleTemplate, shopDocument } from './build/document.ts';
import { languageOutput } from './build/language-output.ts';
import { serviceWorker } from './build/service-worker.ts';
import { webManifest } from './build/web-manifest.ts';
import { readShopConfig } from './config.ts';
import { languageFiles, pagesDir, serverDir, sourceMapsDir } from './pages.ts';

/** The language of this build (build/build.ts). */
const locale = assertIsLocale(process.env.SHOP_LOCALE || baseLocale);
overwriteGetLocale(() => locale);
const prefix = languagePrefix();
const files = languageFiles(prefix);

const config = readShopConfig(process.env);
const { sizeCharts, ...content } = await loadContent(process.env.CONTENT, locale);

/** Moves the source maps out of the folder that is served. */
const moveSourceMaps: Plugin = {
  name: 'move-source-maps',
  enforce: 'post',
  writeBundle({ dir = '' }, bundle) {
    mkdirSync(sourceMapsDir, { recursive: true });
    for (const file of Object.keys(bundle))
      if (file.endsWith('.map')) renameSync(join(dir, file), join(sourceMapsDir, basename(file)));
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    shopDocument({ isBuild: command === 'build', locale, prefix, files, config, content }),
    !isSsrBuild && brandFiles(content.brand),
    messages(),
    vanillaExtractPlugin(),
    react(),
    moduleTemplate,
    command === 'build' &&
      !isSsrBuild && [
        languageOutput(files, webManifest(content)),
        moveSourceMaps,
        serviceWorker(prefix, content.brand, languageScripts[locale] === 'Deva'),
      ],
  ],
  define: {
    __SHOP_CONFIG__: JSON.stringify(config),
    __SHOP_SIZE_CHARTS__: JSON.stringify(sizeCharts),
    ...(command === 'build' && {
      __SHOP_CONTENT__: JSON.stringify(content),
      __SHOP_LOCALE__: JSON.stringify(locale),
    }),
    // index.html uses it.
    'import.meta.env.SHOP_NO_SCRIPT': JSON.stringify(m.site_no_script()),
  },
  resolve: { conditions: ['by-message', ...defaultClientConditions] },
  // Pictures belong to the design system; Storybook serves the same folder.
  publicDir: isSsrBuild ? false : '../../packages/ui/public',
  // The code that renders pages has no dependencies at run time.
  ssr: { noExternal: true, resolve: { conditions: ['by-message', ...defaultServerConditions] } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Vite inlines small files. Pages contain their styles, so an inlined font would be loaded with each of them.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    // `hidden`: the files do not refer to their maps, which are not served.
    sourcemap: isSsrBuild ? true : 'hidden',
    emptyOutDir: isSsrBuild || prefix === '',
    ...(isSsrBuild
      ? { outDir: join(serverDir, locale) }
      : {
          outDir: pagesDir,
          // The server reads the manifest.
          manifest: files.manifest,
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        }),
  },
  server: { host: 'localhost', port: Number(process.env.SHOP_PORT || 5173), strictPort: true },
}));
