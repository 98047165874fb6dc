import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadContent } from '@naap/content/node';
import { m } from '@naap/messages';
import { languageDirections, languageScripts } from '@naap/messages/languages';
import { assertIsLocale, baseLocale, overwriteGetLocale } from '@naap/messages/runtime';
import { CONSENT_KEYS } from '@naap/state/consent';
import { consentHtml, consentScript, consentStyle } from '@naap/ui/consent-notice';
import { layerStatement } from '@naap/ui/css-layers';
import { languagePrefix, languages, splitLanguagePrefix } from '@naap/ui/languages';
import { media } from '@naap/ui/theme/breakpoints';
import { minify } from '@swc/core';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { chooseLanguage } from './choose-language.ts';
import { readShopConfig } from './config.ts';
import { previewTags } from './head.ts';
import { pageScript } from './page-script-build.ts';
import { languageFiles, pagesDir, serverDir, sourceMapsDir } from './pages.ts';
import { webManifest } from './web-manifest.ts';
import { serviceWorker } from './worker-build.ts';

/** The language of this build (build.ts). */
const locale = assertIsLocale(process.env.SHOP_LOCALE || baseLocale);
overwriteGetLocale(() => locale);
const prefix = languagePrefix();
const files = languageFiles(prefix);

const config = readShopConfig(process.env);
const content = await loadContent(process.env.CONTENT, locale);

const isDevanagari = languageScripts[locale] === 'Deva';

const layersFirst: Plugin = {
  name: 'layers-first',
  transformIndexHtml: () => [{ tag: 'style', children: layerStatement, injectTo: 'head-prepend' }],
};

/** Fonts to preload together with the stylesheet that refers to them, with the attributes of their links. */
const firstFonts = [
  // First, because prices are wider with another font's rupee sign.
  { file: /anek-latin-rupee-[^/]+\.woff2$/, attrs: {} },
  // Every page uses them.
  { file: /anek-latin-(?!rupee-)[^/]+\.woff2$/, attrs: {} },
  // Only the header of wide viewports shows the shop's name.
  { file: /anek-name-[^/]+\.woff2$/, attrs: { media: media.desktop } },
  // Preloaded with a low priority, because the page does not wait for these fonts (`font-display: optional`): pictures come first. Without a
  // preload they would have the high priority of a stylesheet.
  ...(isDevanagari ? [{ file: /anek-devanagari-[^/]+\.woff2$/, attrs: { fetchpriority: 'low' } }] : []),
];

const fontFirst: Plugin = {
  name: 'font-first',
  transformIndexHtml: (_html, { bundle = {} }) =>
    firstFonts.flatMap(({ file, attrs }) =>
      Object.keys(bundle)
        .filter((path) => file.test(path))
        .map((path) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${path}`,
            ...attrs,
          },
          injectTo: 'head',
        })),
    ),
};

/**
 * Moves the `@font-face` rules from the stylesheets into the document. Pages load their stylesheets after the first paint. A font that is declared
 * again there would be used although it has arrived too late (`font-display: optional`), and would shift the layout. Fonts that a stylesheet
 * contains as data stay, because they cannot arrive late.
 */
const fontsInDocument: Plugin = {
  name: 'fonts-in-document',
  transformIndexHtml(_html, { bundle = {} }) {
    const fontFace = /@font-face\s*\{(?![^}]*url\(data:)[^}]*\}/g;
    const fonts = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return [];
      const text = Buffer.from(file.source).toString();
      file.source = text.replaceAll(fontFace, '');
      return text.match(fontFace) ?? [];
    });
    return fonts.length === 0 ? [] : [{ tag: 'style', children: fonts.join(''), injectTo: 'head' }];
  },
};

const previews: Plugin = {
  name: 'previews',
  transformIndexHtml: () => previewTags(content.site, config.SITE_URL),
};

/** Opens a page without a language prefix in the shopper's language. A page with a prefix was opened in that language on purpose. */
const languageFirst: Plugin = {
  name: 'language-first',
  apply: (_config, { command }) => command === 'build',
  transformIndexHtml: () =>
    prefix === '' ? [{ tag: 'script', children: chooseLanguage(languages), injectTo: 'head-prepend' }] : [],
};

/** Returns the language of a document: in the development server, which serves every language, that of its URL; otherwise that of this build. */
function languageOf(url: string | undefined) {
  if (url === undefined) return locale;
  const { prefix } = splitLanguagePrefix(new URL(url, 'http://localhost').pathname);
  return assertIsLocale(languages.find((other) => other.prefix === prefix)?.language);
}

/** Asks for consent above every page of a shop that sends events. The script runs before the first paint. */
const consentNotice: Plugin = {
  name: 'consent-notice',
  async transformIndexHtml(_html, { originalUrl }) {
    if (config.EVENTS === 'none') return [];
    return [
      { tag: 'script', children: consentScript(CONSENT_KEYS), injectTo: 'head-prepend' },
      { tag: 'style', children: consentStyle, injectTo: 'head' },
      { tag: 'div', children: consentHtml(languageOf(originalUrl)), injectTo: 'body-prepend' },
    ];
  },
};

/** Marks the document with its language. */
const documentLanguage: Plugin = {
  name: 'document-language',
  transformIndexHtml(html, { originalUrl }) {
    const language = languageOf(originalUrl);
    const tag = m.locale_tag({}, { locale: language });
    const marked = html.replace(
      /<html lang="[^"]*">/,
      `<html lang="${tag}" dir="${languageDirections[language]}">`,
    );
    if (!marked.includes(`<html lang="${tag}" dir=`)) throw new Error('index.html has no <html lang="…">.');
    return marked;
  },
};

/** Defines, in each document of the development server, the values that a build inlines as constants for its language. */
const languageOfDocument: Plugin = {
  name: 'language-of-document',
  apply: 'serve',
  async transformIndexHtml(_html, { originalUrl }) {
    const language = languageOf(originalUrl);
    const values = {
      __SHOP_LOCALE__: language,
      __SHOP_CONTENT__: await loadContent(process.env.CONTENT, language),
    };
    const json = JSON.stringify(values).replaceAll('<', '\\u003c');
    return [{ tag: 'script', children: `Object.assign(globalThis, ${json})`, injectTo: 'head-prepend' }];
  },
};

/** Writes the web app manifest of the language, and links it. */
const linkedManifest: Plugin = {
  name: 'linked-manifest',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${files.webManifest}` }, injectTo: 'head' },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: files.webManifest, source: webManifest(content.site) });
  },
};

/** Writes the document into the folder of its language. */
const documentInFolder: Plugin = {
  name: 'document-in-folder',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const document = bundle['index.html'];
      if (prefix === '' || document?.type !== 'asset') return;
      delete bundle['index.html'];
      this.emitFile({ type: 'asset', fileName: files.shell, source: document.source });
    },
  },
};

/**
 * Writes the release into a meta tag of the pages, for the reports of browsers. In the code it would change the file names with each release.
 */
const release: Plugin = {
  name: 'release',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { name: 'release', content: process.env.SHOP_RELEASE || 'development' },
      injectTo: 'head',
    },
  ],
};

/** Minifies the inline scripts of the documents, which every page contains. */
const minifiedScripts: Plugin = {
  name: 'minified-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const scripts = [...html.matchAll(/(?<=<script>).*?(?=<\/script>)/gs)].map(([code]) => code);
      const minified = await Promise.all(scripts.map((code) => minify(code)));
      return html.replaceAll(/(?<=<script>).*?(?=<\/script>)/gs, () => minified.shift()?.code ?? '');
    },
  },
};

/** Moves the source maps to a folder that is not served. */
const privateSourceMaps: Plugin = {
  name: 'private-source-maps',
  writeBundle({ dir = '' }, bundle) {
    mkdirSync(sourceMapsDir, { recursive: true });
    for (const file of Object.keys(bundle))
      if (file.endsWith('.map')) renameSync(join(dir, file), join(sourceMapsDir, basename(file)));
  },
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
};

/**
 * The changes that `leanRouter` makes to the source of react-router, with the number of places in the installed version. After an update of
 * the router, check that both are still correct there, then update the numbers.
 */
const routerEdits = [
  // Assigning a name counts as a use of the component.
  { pattern: /^\w+\.displayName = "\w+";$/gm, replacement: '', places: 15 },
  // The bundler cannot know that these calls have no side effects.
  {
    pattern: /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g,
    replacement: '/* @__PURE__ */ $&',
    places: 17,
  },
];

/**
 * Lets tree shaking remove the router's unused components (4 kB, docs/decisions/libraries.md). Fails the build when the router's source
 * is not the one for which the edits were written.
 */
function leanRouter(): Plugin {
  const found = routerEdits.map(() => 0);
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        routerEdits.reduce((text, { pattern, replacement }, index) => {
          found[index] = (found[index] ?? 0) + (text.match(pattern)?.length ?? 0);
          return text.replaceAll(pattern, replacement);
        }, code),
    },
    buildEnd(error) {
      if (error) return;
      for (const [index, { pattern, places }] of routerEdits.entries()) {
        if (found[index] !== places)
          this.error(
            `the source of react-router has ${found[index]} places of ${pattern} instead of ${places}: see routerEdits in vite.config.ts`,
          );
      }
    },
  };
}

/**
 * Inlines functions in the code of chunks, because the bundler's minifier does not, and every message is a function. Leaves out the chunk of
 * React, which would get larger.
 */
const inlineFunctions: Plugin = {
  name: 'inline-functions',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk: (code, { name }) =>
    name === 'react'
      ? null
      : minify(code, {
          module: true,
          compress: { ecma: 2022, passes: 2, toplevel: true },
          mangle: false,
          sourceMap: true,
        }),
};

/**
 * The chunks of shared modules. Libraries have chunks of their own, because they change less often than the shop. Modules that several chunks
 * share are in one chunk, because many small requests cost more than some unused code.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'libraries',
    test: /node_modules\/(@tanstack|react-router|zustand)/,
    priority: 2,
    minShareCount: 3,
  },
  // Excludes the folders of screens (with a capital): modules that only the lazy parts of one screen share stay in that screen's chunk.
  {
    name: 'common',
    test: /packages\/ui\/src\/(?!screens\/[A-Z]|behaviour)/,
    priority: 1,
    minShareCount: 3,
  },
  // Excludes modules that a first visit does not need: those that parse responses, and those that store changes and data on the device.
  {
    name: 'state',
    test: /packages\/(ui\/src\/behaviour|(state|api-clients)\/src\/(?!http|wire|error-codes|cart\/(outbox|cart-queue)|saved-data\/database))/,
    priority: 1,
    minShareCount: 6,
  },
  { name: 'responses', test: /packages\/api-clients\/src\/(http|wire|error-codes)\.ts/, minShareCount: 2 },
];

const hashes = new Map<string, string>();

/** Returns a class name without the first two characters of its hash: a document contains hundreds of names, and this saves 0.1 kB of it. */
function className({ hash }: { readonly hash: string }): string {
  const name = `_${hash.slice(2)}`;
  if (hashes.has(name) && hashes.get(name) !== hash)
    throw new Error(`Two styles have the class name ${name}. Rename the file of one.`);
  hashes.set(name, hash);
  return name;
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    documentLanguage,
    languageOfDocument,
    languageFirst,
    consentNotice,
    layersFirst,
    fontFirst,
    fontsInDocument,
    previews,
    release,
    linkedManifest,
    pageScript({ locale, config, content }),
    leanRouter(),
    inlineFunctions,
    vanillaExtractPlugin(command === 'build' ? { identifiers: className } : {}),
    react(),
    minifiedScripts,
    documentInFolder,
    serviceWorker(prefix, isDevanagari),
    privateSourceMaps,
  ],
  define: {
    __SHOP_CONFIG__: JSON.stringify(config),
    ...(command === 'build' && {
      __SHOP_CONTENT__: JSON.stringify(content),
      __SHOP_LOCALE__: JSON.stringify(locale),
    }),
    // index.html uses these.
    'import.meta.env.SHOP_NO_SCRIPT': JSON.stringify(m.site_no_script()),
    'import.meta.env.SHOP_BELOW_DESKTOP': JSON.stringify(media.belowDesktop),
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
