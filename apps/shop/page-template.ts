import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import type { Manifest } from 'vite';
import { withoutPreviewTags } from './head.ts';
import { MANIFEST } from './pages.ts';
import type { RenderedPage } from './src/page-renderer.tsx';

const EMPTY_ROOT = '<div id="root"></div>';

/** Turns a rendered page into an HTML document. */
export type PageTemplate = (page: Omit<RenderedPage, 'status' | 'isComplete'>) => string;

/** Creates the template from the built `index.html` and the manifest in `pagesDir`. Throws when a file or a mark in it is missing. */
export function createPageTemplate(pagesDir: string): PageTemplate {
  const document = withoutPreviewTags(readFileSync(join(pagesDir, 'index.html'), 'utf8'));
  const [beforeHead, afterHead] = splitOnce(document, '</head>');
  const [beforeRoot, afterRoot] = splitOnce(afterHead, EMPTY_ROOT);
  const manifest: Manifest = JSON.parse(readFileSync(join(pagesDir, MANIFEST), 'utf8'));
  const preloadLinks = createPreloadLinks(manifest);
  return ({ head, body, data, structuredData, screen }) =>
    [
      ...[
        beforeHead,
        head,
        structuredDataScript(structuredData),
        preloadLinks(screen),
        '</head>',
        beforeRoot,
      ],
      `<div id="root" data-dehydrated>${body}</div>`,
      `<script type="application/json" id="data">${scriptJson(data)}</script>`,
      afterRoot,
    ].join('');
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

/** Returns a function that returns links which load a screen's stylesheets and modules with the page, instead of after the entry script. */
function createPreloadLinks(manifest: Manifest): (screen: string) => string {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const entryFiles = new Set(entry ? filesOf(manifest, entry.src ?? '') : []);
  return (screen) => {
    const source = `packages/ui/src/screens/${screen}/index.ts`;
    const key = Object.keys(manifest).find((name) => name.endsWith(source));
    if (key === undefined) throw new Error(`The build has no ${source}.`);
    return filesOf(manifest, key)
      .filter((file) => !entryFiles.has(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      )
      .join('');
  };
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
