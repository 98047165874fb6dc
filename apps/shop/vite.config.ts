import { loadContent } from '@naap/content/node';
import { layerStatement } from '@naap/ui/css-layers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readShopConfig } from './config.ts';
import { previewTags } from './head.ts';
import { pagesDir } from './pages.ts';

const config = readShopConfig(process.env);
const content = await loadContent(process.env.CONTENT);

const layersFirst: Plugin = {
  name: 'layers-first',
  transformIndexHtml: () => [{ tag: 'style', children: layerStatement, injectTo: 'head-prepend' }],
};

/** Preloads the Latin font, which every page uses, together with the stylesheet that refers to it. */
const fontFirst: Plugin = {
  name: 'font-first',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => /anek-latin-[^/]+\.woff2$/.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
};

const previews: Plugin = {
  name: 'previews',
  transformIndexHtml: () => previewTags(content.site, config.SITE_URL),
};

/**
 * Lets tree shaking remove the router's unused components (2 kB): drops their `displayName` assignments and marks the React calls
 * that create them as pure.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
  },
};

/** Puts modules that three or more screens share into one chunk: many small requests cost more than some unused code. */
const chunkGroups = [{ name: 'common', test: /packages\/(ui|state|api-clients)\/src/, minShareCount: 3 }];

export default defineConfig({
  plugins: [layersFirst, fontFirst, previews, leanRouter, vanillaExtractPlugin(), react()],
  define: { __SHOP_CONFIG__: JSON.stringify(config), __SHOP_CONTENT__: JSON.stringify(content) },
  // Pictures belong to the design system; Storybook serves the same folder.
  publicDir: '../../packages/ui/public',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: true,
    // prerender.ts reads it.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    outDir: pagesDir,
    emptyOutDir: true,
  },
  server: { host: 'localhost', port: Number(process.env.SHOP_PORT || 5173), strictPort: true },
});
