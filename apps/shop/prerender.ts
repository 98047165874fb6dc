/**
 * Writes the first page of the shop into index.html as it is before any data has come, so that a first visit sees it before a script
 * has run. What index.html was, with an empty root, becomes shell.html: every other page. Runs after `vite build`.
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
const { head, body } = inParts(await renderHome());

writeFileSync(join(pagesDir, 'shell.html'), shell);
writeFileSync(
  index,
  replaceOnce(
    replaceOnce(shell, '</head>', `${head}${linksOf(HOME)}</head>`),
    EMPTY_ROOT,
    `<div id="root">${body}</div>`,
  ),
);
// What React and its friends hold on to would keep the process.
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

/** React puts what it hoists in front: the title, which the page has already, and the pictures to fetch first. */
function inParts(html: string): { head: string; body: string } {
  const [hoisted = ''] = /^(?:<link\b[^>]*>|<title>.*?<\/title>)*/s.exec(html) ?? [];
  return { head: hoisted.replace(/<title>.*?<\/title>/s, ''), body: html.slice(hoisted.length) };
}

/** The styles of a screen, which else come after its code, and the code itself. */
function linksOf(screen: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const known = new Set(entry ? filesOf(manifest, entry.src ?? '') : []);
  const key = Object.keys(manifest).find((name) => name.endsWith(screen));
  if (!key) throw new Error(`The build knows no ${screen}; say in prerender.ts where the first screen is.`);
  return filesOf(manifest, key)
    .filter((file) => !known.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen));
  return [...new Set([...imported, ...(chunk.css ?? []), chunk.file])];
}

function replaceOnce(text: string, what: string, by: string): string {
  if (text.split(what).length !== 2) throw new Error(`index.html should hold ${what} once.`);
  // A function, because `by` may hold the signs of a replacement pattern.
  return text.replace(what, () => by);
}
