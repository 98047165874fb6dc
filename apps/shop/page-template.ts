import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Graph } from 'schema-dts';
import type { Manifest } from 'vite';
import { withoutPreviewTags } from './head.ts';
import { languageFiles } from './pages.ts';
import type { RenderedPage } from './src/page-renderer.tsx';

const EMPTY_ROOT = '<div id="root"></div>';

/** Turns a rendered page into an HTML document. */
export type PageTemplate = (
  page: Pick<RenderedPage, 'head' | 'body' | 'data' | 'structuredData' | 'screen' | 'isComplete'>,
) => string;

/**
 * Creates the template of a language from its built document and its manifest in `pagesDir`; `prefix` precedes its paths. Throws when a file or a
 * mark in it is missing.
 */
export function createPageTemplate(pagesDir: string, prefix = ''): PageTemplate {
  const files = languageFiles(prefix);
  const document = withoutPreviewTags(readFileSync(join(pagesDir, files.shell), 'utf8'));
  const [beforeHead, afterHead] = splitOnce(document, '</head>');
  const [beforeRoot, afterRoot] = splitOnce(afterHead, EMPTY_ROOT);
  const deferringHead = withoutModules(beforeHead);
  const manifest: Manifest = JSON.parse(readFileSync(join(pagesDir, files.manifest), 'utf8'));
  const filesOfScreen = createScreenFiles(manifest);
  return ({ head, body, data, structuredData, screen, isComplete }) => {
    const { styles, modules } = filesOfScreen(screen);
    return [
      // The browser fetches what an incomplete page lacks, so its modules are not deferred.
      isComplete ? deferringHead.html : beforeHead,
      head,
      structuredDataScript(structuredData),
      ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
      ...(isComplete
        ? [`<meta name="modules" content="${[...deferringHead.modules, ...modules].join(' ')}">`]
        : modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)),
      '</head>',
      beforeRoot,
      `<div id="root" data-dehydrated>${body}</div>`,
      `<script type="application/json" id="data">${scriptJson(data)}</script>`,
      afterRoot,
    ].join('');
  };
}

/** Removes the entry and its modules from the head of a document. Returns their paths, that of the entry first. */
function withoutModules(head: string): { readonly html: string; readonly modules: readonly string[] } {
  const modules: string[] = [];
  const html = head.replaceAll(
    /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g,
    (_tag, path: string) => {
      modules.push(path);
      return '';
    },
  );
  if (modules.length === 0) throw new Error('index.html must load a module.');
  return { html, modules };
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
  /** Paths of the stylesheets that index.html does not link. */
  readonly styles: readonly string[];
  /** Paths of the modules that index.html does not load. */
  readonly modules: readonly string[];
}

function createScreenFiles(manifest: Manifest): (screen: string) => ScreenFiles {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const entryFiles = entry ? filesOf(manifest, entry.src ?? '') : [];
  return (screen) => {
    const source = `packages/ui/src/screens/${screen}/index.ts`;
    const key = Object.keys(manifest).find((name) => name.endsWith(source));
    if (key === undefined) throw new Error(`The build has no ${source}.`);
    // Parts in the folder of the screen are in its HTML, although their modules are loaded later (`hydrateWhenVisible`).
    const folder = dirname(key);
    const deferred = manifest[key]?.dynamicImports?.filter((name) => dirname(name) === folder) ?? [];
    const withoutEntry = (name: string) =>
      filesOf(manifest, name).filter((file) => !entryFiles.includes(file));
    const files = new Set([key, ...deferred].flatMap(withoutEntry));
    return {
      styles: [...files].filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
      modules: withoutEntry(key)
        .filter((file) => file.endsWith('.js'))
        .map((file) => `/${file}`),
    };
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
