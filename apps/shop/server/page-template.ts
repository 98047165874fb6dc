import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import type { Manifest } from 'vite';
import { languageFiles, MARKS } from '../pages.ts';
import type { RenderedPage } from '../src/page-renderer.tsx';
import { filesOf } from './manifest.ts';

/** Returns the HTML document of a rendered page. */
export type PageTemplate = (
  page: Pick<RenderedPage, 'head' | 'body' | 'data' | 'structuredData' | 'screen'>,
) => string;

/**
 * Creates the template of a language from its built document and its manifest in `pagesDir`; `prefix` precedes its paths. Throws when a file or a
 * mark in it is missing.
 */
export function createPageTemplate(pagesDir: string, prefix = ''): PageTemplate {
  const files = languageFiles(prefix);
  const document = readFileSync(join(pagesDir, files.shell), 'utf8');
  const [beforePreview, fromPreview] = splitOnce(document, MARKS.previewStart);
  const [, afterPreview] = splitOnce(fromPreview, MARKS.previewEnd);
  const [head, fromHead] = splitOnce(afterPreview, '</head>');
  const [beforeRoot, afterRoot] = splitOnce(fromHead, MARKS.emptyRoot);
  const [body, entry] = splitOnce(afterRoot, MARKS.entry);
  const manifest: Manifest = JSON.parse(readFileSync(join(pagesDir, files.manifest), 'utf8'));
  const links = readLinks(manifest);

  return (page) => {
    const screen = links.get(page.screen);
    if (screen === undefined) throw new Error(`The build has no screens/${page.screen}/index.ts.`);
    return [
      beforePreview,
      head,
      screen.styles,
      page.head,
      structuredDataScript(page.structuredData),
      '</head>',
      beforeRoot,
      page.body,
      `<script type="application/json" id="data">${scriptJson(page.data)}</script>`,
      body,
      screen.modules,
      entry,
    ].join('');
  };
}

/** Returns the page's schema.org objects as JSON-LD; '' when there are none. */
function structuredDataScript(things: RenderedPage['structuredData']): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** Serialises JSON for a script element: `</script>` and comments inside it would end or change the element. */
const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

interface Links {
  readonly styles: string;
  readonly modules: string;
}

/** Returns the links to the files of each screen that the document does not load itself, by the name of the screen's folder. */
function readLinks(manifest: Manifest): ReadonlyMap<string, Links> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  const loaded = filesOf(manifest, entry);
  const screens = Object.entries(manifest).flatMap(([key, { src }]): [string, Links][] => {
    const screen = src?.split('/').at(-2);
    if (screen === undefined || !src?.endsWith(`/screens/${screen}/index.ts`)) return [];
    const files = filesOf(manifest, key).filter((file) => !loaded.includes(file));
    const ofType = (extension: string) => files.filter((file) => file.endsWith(extension));
    return [
      [
        screen,
        {
          styles: ofType('.css')
            .map((file) => `<link rel="stylesheet" href="/${file}">`)
            .join(''),
          modules: ofType('.js')
            .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
            .join(''),
        },
      ],
    ];
  });
  return new Map(screens);
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const [before = '', after, ...others] = text.split(separator);
  if (after === undefined || others.length > 0)
    throw new Error(`index.html must contain ${separator} exactly once.`);
  return [before, after];
}
