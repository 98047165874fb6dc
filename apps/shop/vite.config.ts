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
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { chooseLanguage } from './build/choose-language.ts';
import { chunkGroups } from './build/chunks.ts';
import { inClientBuild } from './build/client-build.ts';
import { fontFirst } from './build/fonts.ts';
import { inlineScript } from './build/inline-script.ts';
import { serviceWorker } from './build/service-worker.ts';
import { webManifest } from './build/web-manifest.ts';
import { readShopConfig } from './config.ts';
import { previewTags } from './head.ts';
import { languageFiles, MARKS, pagesDir, serverDir, sourceMapsDir } from './pages.ts';

/** The language of this build (build/build.ts). */
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

const previews: Plugin = {
  name: 'previews',
  transformIndexHtml: (html) =>
    html.replace(
      MARKS.previewEnd,
      () => `${previewTags(content.site, config.SITE_URL)}\n    ${MARKS.previewEnd}`,
    ),
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
  apply: inClientBuild,
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

/** Loads the modules with a low priority, from the end of the document: the first picture comes first. */
const modulesLast: Plugin = {
  name: 'modules-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const module = /\s*<(script type="module"|link rel="modulepreload") ([^>]*>(?:<\/script>)?)/g;
      const tags = Array.from(
        html.matchAll(module),
        ([, start, end]) => `<${start} fetchpriority="low" ${end}`,
      );
      return html.replaceAll(module, '').replace(MARKS.entry, () => MARKS.entry + tags.join(''));
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
  apply: inClientBuild,
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    documentLanguage,
    languageOfDocument,
    languageFirst,
    consentNotice,
    layersFirst,
    fontFirst(isDevanagari),
    previews,
    release,
    linkedManifest,
    inlineScript('src/lost-modules.ts'),
    inlineScript('src/early-presses.ts'),
    vanillaExtractPlugin(),
    react(),
    modulesLast,
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
