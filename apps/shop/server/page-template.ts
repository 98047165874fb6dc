import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import type { Manifest } from 'vite';
import { languageFiles, MARKS } from '../pages.ts';
import type { RenderedPage } from '../src/page-renderer.tsx';

/** Returns the HTML document of a rendered page. */
export interface PageTemplate {
  (page: Pick<RenderedPage, 'head' | 'body' | 'data' | 'structuredData' | 'screen'>): string;
  /** The inlined styles, by the name of the screen's folder. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Creates the template of a language from its built document and its manifest in `pagesDir`; `prefix` precedes its paths. Throws when a file or a
 * mark in it is missing.
 */
export function createPageTemplate(pagesDir: string, prefix = ''): PageTemplate {
  const files = languageFiles(prefix);
  const document = readFileSync(join(pagesDir, files.shell), 'utf8');
  const [beforePreview, fromPreview] = splitOnce(document, MARKS.previewStart);
  const [, afterPreview] = splitOnce(fromPreview, MARKS.previewEnd);
  const [linkedHead, fromHead] = splitOnce(afterPreview, '</head>');
  const [beforeModules, fromEntry] = splitOnce(fromHead, MARKS.entry);
  const [beforeRoot, afterRoot] = splitOnce(fromEntry, MARKS.emptyRoot);
  const manifest: Manifest = JSON.parse(readFileSync(join(pagesDir, files.manifest), 'utf8'));
  const screens = readScreens(manifest);
  const textOf = (file: string) => readFileSync(join(pagesDir, file), 'utf8').trim();
  const styles = new Map(Array.from(screens, ([name, { styles }]) => [name, styles.map(textOf).join('')]));
  const head = linkedHead
    .split('\n')
    .filter((line) => !line.includes('<link rel="stylesheet"'))
    .join('\n');

  function fill(page: Parameters<PageTemplate>[0]): string {
    const screen = screens.get(page.screen);
    if (screen === undefined) throw new Error(`The build has no screens/${page.screen}/index.ts.`);
    return [
      beforePreview,
      head,
      // Linked stylesheets cost a round trip before the first paint. With the disabled links, Vite's code loads none of them again.
      `<style>${styles.get(page.screen)}</style>`,
      ...screen.styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
      page.head,
      structuredDataScript(page.structuredData),
      '</head>',
      beforeModules,
      ...screen.modules.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
      beforeRoot,
      page.body,
      `<script type="application/json" id="data">${scriptJson(page.data)}</script>`,
      afterRoot,
    ].join('');
  }
  return Object.assign(fill, { styles });
}

/** Returns the page's schema.org objects as JSON-LD; '' when there are none. */
function structuredDataScript(things: RenderedPage['structuredData']): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** Serialises JSON for a script element: `</script>` and comments inside it would end or change the element. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

interface ScreenFiles {
  /** The stylesheets of the entry and of the screen, in their order. */
  readonly styles: readonly string[];
  /** The modules that index.html does not load. */
  readonly modules: readonly string[];
}

/** Returns the files of each screen, by the name of its folder. */
function readScreens(manifest: Manifest): ReadonlyMap<string, ScreenFiles> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  const loaded = filesOf(manifest, entry);
  const screens = Object.entries(manifest).flatMap(([key, { src }]): [string, ScreenFiles][] => {
    const screen = src?.split('/').at(-2);
    if (screen === undefined || !src?.endsWith(`/screens/${screen}/index.ts`)) return [];
    const files = [...new Set([...loaded, ...filesOf(manifest, key)])];
    const modules = files.filter((file) => file.endsWith('.js') && !loaded.includes(file));
    return [[screen, { styles: files.filter((file) => file.endsWith('.css')), modules }]];
  });
  return new Map(screens);
}

/** Returns the files of a chunk and of the chunks it imports. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen));
  return [...new Set([...imported, ...(chunk.css ?? []), chunk.file])];
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const [before = '', after, ...others] = text.split(separator);
  if (after === undefined || others.length > 0)
    throw new Error(`index.html must contain ${separator} exactly once.`);
  return [before, after];
}
