import { loadContent } from '@naap/content/node';
import { m } from '@naap/messages';
import { languageDirections, languageScripts } from '@naap/messages/languages';
import { assertIsLocale, baseLocale, overwriteGetLocale } from '@naap/messages/runtime';
import { messages } from '@naap/messages/vite-plugin';
import { brandFiles } from '@naap/shop/build/brand-files';
import { chooseLanguage } from '@naap/shop/build/choose-language';
import { fontLinks } from '@naap/shop/build/fonts';
import { languageOutput } from '@naap/shop/build/language-output';
import { serviceWorker } from '@naap/shop/build/service-worker';
import { webManifest } from '@naap/shop/build/web-manifest';
import { readShopConfig } from '@naap/shop/config';
import { languageFiles } from '@naap/shop/pages';
import { layerStatement } from '@naap/ui/css-layers';
import { languagePrefix, languages } from '@naap/ui/languages';
import { brandCss } from '@naap/ui/theme/brand';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pagesDir } from './pages.ts';

/** The language of this build (build.ts); the development server has one language. */
const locale = assertIsLocale(process.env.SHOP_LOCALE || baseLocale);
overwriteGetLocale(() => locale);
const prefix = languagePrefix();
const files = languageFiles(prefix);
const { sizeCharts: _ofTheShop, ...content } = await loadContent(process.env.CONTENT, locale);
const name = `${content.brand.name} · ${m.counter_title()}`;

/** Completes index.html: language, order of the style layers, fonts, web app manifest. */
const counterDocument: Plugin = {
  name: 'counter-document',
  apply: 'build',
  transformIndexHtml: (html, { bundle = {} }) => ({
    html: html.replace(
      '<html lang="en-IN">',
      `<html lang="${m.locale_tag()}" dir="${languageDirections[locale]}">`,
    ),
    tags: [
      ...(prefix === '' ? [{ tag: 'script', children: chooseLanguage(languages) }] : []),
      ...fontLinks(Object.keys(bundle), languageScripts[locale] === 'Deva'),
      { tag: 'link', attrs: { rel: 'manifest', href: `/${files.webManifest}` } },
    ].map((tag) => ({ ...tag, injectTo: 'head' as const })),
  }),
};

/** Fixes the order of the style layers before any stylesheet is loaded, and sets the brand's colours. */
const styleLayers: Plugin = {
  name: 'style-layers',
  transformIndexHtml: () =>
    [layerStatement, brandCss(content.brand)]
      .filter((children) => children !== '')
      .map((children) => ({ tag: 'style', children, injectTo: 'head-prepend' as const })),
};

export default defineConfig({
  plugins: [
    styleLayers,
    counterDocument,
    brandFiles(content.brand),
    // The shop's development server runs too.
    messages({ generates: false }),
    vanillaExtractPlugin(),
    react(),
    languageOutput(files, webManifest({ brand: content.brand, site: { description: name } }, name)),
    serviceWorker(prefix, content.brand, languageScripts[locale] === 'Deva'),
  ],
  define: {
    __SHOP_CONFIG__: JSON.stringify(readShopConfig(process.env)),
    __SHOP_CONTENT__: JSON.stringify(content),
    __SHOP_LOCALE__: JSON.stringify(locale),
  },
  resolve: { conditions: ['by-message', ...defaultClientConditions] },
  publicDir: '../../packages/ui/public',
  build: {
    target: 'es2022',
    outDir: pagesDir,
    emptyOutDir: prefix === '',
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { host: 'localhost', port: Number(process.env.COUNTER_PORT || 5174), strictPort: true },
});
