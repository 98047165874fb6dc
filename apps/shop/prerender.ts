/**
 * Prerenders the home page, without remote data, into index.html, so that a first visit sees it before scripts run. The built
 * index.html, whose root is empty, becomes shell.html, which serves every other page. Runs after `vite build`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { pagesDir } from './pages.ts';

const HOME = 'packages/ui/src/screens/Home/index.ts';
const EMPTY_ROOT = '<div id="root"></div>';

const index = join(pagesDir, 'index.html');
const manifestPath = join(pagesDir, '.vite/manifest.json');
const shell = readFileSync(index, 'utf8');
const { head, body } = splitHoisted(await renderHome());

writeFileSync(join(pagesDir, 'shell.html'), shell);
writeFileSync(
  index,
  replaceOnce(
    replaceOnce(shell, '</head>', `${head}${preloadLinks(HOME)}</head>`),
    EMPTY_ROOT,
    `<div id="root">${body}</div>`,
  ),
);
// Open handles of React and Vite would keep the process alive.
process.exit(0);

async function renderHome(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'naap-prerender-'));
  try {
    await build({
      root: import.meta.dirname,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: 'src/entry-server.tsx',
        outDir,
        emptyOutDir: true,
        manifest: false,
        sourcemap: false,
        minify: false,
      },
    });
    const { renderPage }: { renderPage: (path: string) => Promise<string> } = await import(
      pathToFileURL(join(outDir, 'entry-server.js')).href
    );
    return await renderPage('/');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Splits off the elements that React hoists to the front of its HTML: image preloads, and the title, which index.html already has. */
function splitHoisted(html: string): { head: string; body: string } {
  const [hoisted = ''] = /^(?:<link\b[^>]*>|<title>.*?<\/title>)*/s.exec(html) ?? [];
  return { head: hoisted.replace(/<title>.*?<\/title>/s, ''), body: html.slice(hoisted.length) };
}

/** Returns links that load a screen's stylesheets and modules with the page, instead of after the entry script. */
function preloadLinks(screen: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const entryFiles = new Set(entry ? filesOf(manifest, entry.src ?? '') : []);
  const key = Object.keys(manifest).find((name) => name.endsWith(screen));
  if (!key)
    throw new Error(`The build has no ${screen}. Set HOME in prerender.ts to the entry of the home screen.`);
  return filesOf(manifest, key)
    .filter((file) => !entryFiles.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/** Returns the files of a chunk and of the chunks it imports. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen));
  return [...new Set([...imported, ...(chunk.css ?? []), chunk.file])];
}

function replaceOnce(text: string, searched: string, replacement: string): string {
  if (text.split(searched).length !== 2) throw new Error(`index.html must contain ${searched} exactly once.`);
  // A function, because `$` in a replacement string has a special meaning.
  return text.replace(searched, () => replacement);
}
