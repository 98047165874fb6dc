import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Graph } from 'schema-dts';
import type { Manifest } from 'vite';
import { withoutPreviewTags } from '../head.ts';
import { languageFiles } from '../pages.ts';
import type { RenderedPage } from '../src/page-renderer.tsx';
import { filesOf } from './manifest.ts';
import {
  deferredPart,
  parseStylesheet,
  readConstants,
  type Stylesheet,
  selectStyles,
} from './page-styles.ts';

const EMPTY_ROOT = '<div id="root"></div>';

export interface PageTemplate {
  /** Turns a rendered page into an HTML document. */
  fill(
    page: Pick<RenderedPage, 'head' | 'body' | 'data' | 'structuredData' | 'screen' | 'route' | 'isComplete'>,
  ): FilledTemplate;
}

interface FilledTemplate {
  readonly html: string;
  /** The document without the rendered page. The Content Security Policy allows its inline scripts and styles. */
  readonly trusted: string;
}

/**
 * Creates the template of a language from its built document and its manifest in `pagesDir`; `prefix` precedes its paths. Throws when a file or a
 * mark in it is missing.
 */
export function createPageTemplate(pagesDir: string, prefix = ''): PageTemplate {
  const files = languageFiles(prefix);
  const shell = withoutPreviewTags(readFileSync(join(pagesDir, files.shell), 'utf8'));
  // The page has one style element, because each needs a hash in the header.
  const document = shell.replaceAll(STYLE, '');
  const ownStyles = [...shell.matchAll(STYLE)].map(([, text]) => text).join('');
  const [beforeHead, afterHead] = splitOnce(document, '</head>');
  const [beforeRoot, afterRoot] = splitOnce(afterHead, EMPTY_ROOT);
  const { html: headWithModules, paths: styles } = takeOut(beforeHead, STYLESHEET);
  const { html: headWithoutModules, paths } = takeOut(headWithModules, MODULE);
  const [entry, ...sharedModules] = paths;
  if (entry === undefined) throw new Error('index.html must load a module.');
  const manifest: Manifest = JSON.parse(readFileSync(join(pagesDir, files.manifest), 'utf8'));
  const screens = readScreens(pagesDir, manifest, styles);

  return {
    fill({ head, body, data, structuredData, screen, route, isComplete }) {
      const files = screens.get(screen);
      if (files === undefined) throw new Error(`The build has no screens/${screen}/index.ts.`);
      const selected = () =>
        selectStyles(files.stylesheets, headWithoutModules + beforeRoot + body + afterRoot) +
        (deferredPart(body) === '' ? '' : HIDE_DEFERRED_PART);
      const styles = `<style>${ownStyles}${isComplete ? selected() : files.styles}</style>`;
      const html = [
        // The browser fetches what an incomplete page lacks, so its modules are not deferred.
        isComplete ? headWithoutModules : headWithModules,
        head,
        structuredDataScript(structuredData),
        styles,
        files.links,
        ...(isComplete
          ? [
              `<noscript>${files.links.replaceAll(' disabled', '')}</noscript>`,
              `<meta name="modules" content="${[...sharedModules, ...files.modules, entry].join(' ')}">`,
              // For the page script, which has no route table.
              `<meta name="route" content="${route}">`,
            ]
          : files.modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)),
        '</head>',
        beforeRoot,
        `<div id="root" data-dehydrated>${body}</div>`,
        `<script type="application/json" id="data">${scriptJson(data)}</script>`,
        afterRoot,
      ].join('');
      return { html, trusted: document + styles };
    },
  };
}

/** The whole stylesheets have the styles of the deferred part. The script in index.html sets the attribute when they are loaded. */
const HIDE_DEFERRED_PART =
  '@media (scripting:enabled){:root:not([data-styled]) div[data-dehydrated]:not(#root){visibility:hidden;content-visibility:hidden;contain-intrinsic-block-size:110rem}}';

const STYLE = /<style>(.*?)<\/style>/gs;
const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
/** The module of the entry comes first. */
const MODULE =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;

/** Removes elements from the head of a document. Returns their paths. */
function takeOut(
  head: string,
  element: RegExp,
): { readonly html: string; readonly paths: readonly string[] } {
  const paths = [...head.matchAll(element)].map(([, path = '']) => path);
  return { html: head.replaceAll(element, ''), paths };
}

/** Returns the page's schema.org objects as JSON-LD; '' when there are none. */
function structuredDataScript(things: RenderedPage['structuredData']): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** Serialises JSON for a script element: `</script>` and comments inside it would end or change the element. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

interface ScreenFiles {
  /** The text of all stylesheets of the page. */
  readonly styles: string;
  /** The same, parsed: a complete page contains the rules that it uses, which saves a round trip before the first paint. */
  readonly stylesheets: readonly Stylesheet[];
  /**
   * The links to the stylesheets. They are disabled, so that a browser does not fetch them before the code that needs them (index.html). Vite's
   * code that loads a screen adds no link where the page has one already.
   */
  readonly links: string;
  /** Paths of the modules that index.html does not load. */
  readonly modules: readonly string[];
}

/** Reads the files of each screen, by the name of its folder. `entryStyles` are the paths of the stylesheets that index.html links. */
function readScreens(
  pagesDir: string,
  manifest: Manifest,
  entryStyles: readonly string[],
): ReadonlyMap<string, ScreenFiles> {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const entryFiles = entry ? filesOf(manifest, entry.src ?? '') : [];
  const screens = new Map<string, ScreenFiles>();
  const texts = new Map(
    Object.values(manifest)
      .flatMap(({ css = [] }) => css)
      .map((path) => [`/${path}`, readFileSync(join(pagesDir, path), 'utf8').trim()]),
  );
  const constants = readConstants([...texts.values()]);
  const parsed = new Map([...texts].map(([path, text]) => [path, parseStylesheet(text, constants)]));
  for (const [key, { dynamicImports = [] }] of Object.entries(manifest)) {
    const [, screen] = /packages\/ui\/src\/screens\/(\w+)\/index\.ts$/.exec(key) ?? [];
    if (screen === undefined) continue;
    // Parts in the folder of the screen are in its HTML, although their modules are loaded later (`hydrateWhenVisible`).
    const deferred = dynamicImports.filter((name) => dirname(name) === dirname(key));
    const pathsOf = (name: string) =>
      filesOf(manifest, name).flatMap((file) => (entryFiles.includes(file) ? [] : [`/${file}`]));
    const styles = [key, ...deferred].flatMap(pathsOf).filter((path) => path.endsWith('.css'));
    const paths = [...new Set([...entryStyles, ...styles])];
    screens.set(screen, {
      styles: paths.map((path) => texts.get(path)).join(''),
      stylesheets: paths.flatMap((path) => parsed.get(path) ?? []),
      links: paths.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join(''),
      modules: pathsOf(key).filter((path) => path.endsWith('.js')),
    });
  }
  return screens;
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const [before = '', after, ...others] = text.split(separator);
  if (after === undefined || others.length > 0)
    throw new Error(`index.html must contain ${separator} exactly once.`);
  return [before, after];
}
