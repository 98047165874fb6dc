import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@naap/content';
import { loadContent } from '@naap/content/node';
import { m } from '@naap/messages';
import { languageDirections, languageScripts } from '@naap/messages/languages';
import { assertIsLocale, type Locale } from '@naap/messages/runtime';
import { CONSENT_KEYS } from '@naap/state/consent';
import { consentHtml, consentScript, consentStyle } from '@naap/ui/consent-notice';
import { layerStatement } from '@naap/ui/css-layers';
import { languages, splitLanguagePrefix } from '@naap/ui/languages';
import { brandCss } from '@naap/ui/theme/brand';
import { type HtmlTagDescriptor, minify, type Plugin, transformWithOxc } from 'vite';
import type { ShopConfig } from '../config.ts';
import { previewTags } from '../head.ts';
import { type LanguageFiles, MARKS, sourceDir } from '../pages.ts';
import { chooseLanguage } from './choose-language.ts';
import { fontLinks } from './fonts.ts';

interface DocumentOptions {
  readonly isBuild: boolean;
  readonly locale: Locale;
  /** Prefix of the paths of the language. */
  readonly prefix: string;
  readonly files: LanguageFiles;
  readonly config: ShopConfig;
  readonly content: Content;
}

/**
 * Completes index.html, the document of every page: language, title, inline scripts and styles, fonts. The development server serves every
 * language, so its documents also define what a build inlines as constants.
 */
export const shopDocument = (options: DocumentOptions): Plugin => ({
  name: 'shop-document',
  async transformIndexHtml(html, { originalUrl, bundle = {} }) {
    const { isBuild, prefix, files, config, content } = options;
    const language = languageOf(originalUrl, options.locale);
    const scripts = [
      ...(isBuild ? [] : [await developmentConstants(language)]),
      ...(isBuild && prefix === '' ? [await minified('choose-language.js', chooseLanguage(languages))] : []),
      ...(config.EVENTS === 'none' ? [] : [await minified('consent.js', consentScript(CONSENT_KEYS))]),
      await inlined('src/early-presses.ts'),
      await inlined('src/early-sign-in.ts'),
    ];
    const ofBrand = brandCss(content.brand);
    const styles = [
      layerStatement,
      ...(ofBrand ? [ofBrand] : []),
      ...(config.EVENTS === 'none' ? [] : [consentStyle]),
    ];
    const head: HtmlTagDescriptor[] = [
      ...(isBuild ? fontLinks(Object.keys(bundle), languageScripts[language] === 'Deva') : []),
      // Reports name it. In the code it would change the file names with each release.
      { tag: 'meta', attrs: { name: 'release', content: process.env.SHOP_RELEASE || 'development' } },
      ...(isBuild ? [{ tag: 'link', attrs: { rel: 'manifest', href: `/${files.webManifest}` } }] : []),
    ];
    const tag = m.locale_tag({}, { locale: language });
    return {
      html: html
        .replace('<html lang="en-IN">', `<html lang="${tag}" dir="${languageDirections[language]}">`)
        .replace(MARKS.previewEnd, () => previewTags(content, config.SITE_URL) + MARKS.previewEnd),
      tags: [
        ...scripts.map((children): HtmlTagDescriptor => ({ tag: 'script', children })),
        ...styles.map((children): HtmlTagDescriptor => ({ tag: 'style', children })),
        ...head.map((element): HtmlTagDescriptor => ({ ...element, injectTo: 'head' })),
        ...(config.EVENTS === 'none'
          ? []
          : [{ tag: 'div', children: consentHtml(language), injectTo: 'body-prepend' as const }]),
      ],
    };
  },
});

/**
 * Moves the elements of the modules into a template at the start of the body, from which load-modules.ts loads them after the first frame. At the
 * end of the body, they came 0.5 to 0.8 s later on a slow phone, which lays out the page several times while it parses a long document.
 */
export const moduleTemplate: Plugin = {
  name: 'module-template',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const module = /\s*<(script type="module"|link rel="modulepreload") ([^>]*>(?:<\/script>)?)/g;
      const tags = Array.from(
        html.matchAll(module),
        ([, start, end]) => `<${start} fetchpriority="low" ${end}`,
      );
      // Without this link, the entry would be fetched only when the document is parsed.
      const entry = /src="(?<file>[^"]+)"/.exec(tags.join(''))?.groups?.file;
      tags.push(`<link rel="modulepreload" fetchpriority="low" crossorigin href="${entry}">`);
      const script = await inlined('src/load-modules.ts');
      const modules = `<template id="modules">${MARKS.entry}${tags.join('')}</template><script>${script}</script>`;
      return html.replaceAll(module, '').replace(MARKS.entry, () => modules);
    },
  },
};

/** Returns the language of a document: in the development server that of its URL, otherwise that of the build. */
function languageOf(url: string | undefined, locale: Locale): Locale {
  if (url === undefined) return locale;
  const { prefix } = splitLanguagePrefix(new URL(url, 'http://localhost').pathname);
  return assertIsLocale(languages.find((other) => other.prefix === prefix)?.language);
}

async function developmentConstants(language: Locale): Promise<string> {
  const { sizeCharts: _onDemand, ...content } = await loadContent(process.env.CONTENT, language);
  const constants = JSON.stringify({ __SHOP_LOCALE__: language, __SHOP_CONTENT__: content });
  return `Object.assign(globalThis, ${constants.replaceAll('<', '\\u003c')})`;
}

/** Compiles a TypeScript file without imports and exports to a script. */
async function inlined(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(join(sourceDir, file), 'utf8'), file);
  return `{${await minified(file, code)}}`;
}

const minified = async (file: string, code: string): Promise<string> =>
  (await minify(file, code, { module: false })).code.trim();
