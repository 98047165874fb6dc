import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { exitCodeOf, root, startProcess } from '../processes.ts';
import { readSettings } from '../settings.ts';
import type { Size, Sizes } from './budget.ts';

/** Builds the shop and sums the files that a first visit to each screen loads: the entry, the screen and their static imports. */
export async function measureScreens(): Promise<Sizes> {
  const folder = mkdtempSync(join(tmpdir(), 'naap-size-'));
  try {
    const code = await exitCodeOf(
      startProcess({
        name: 'vite',
        command: 'pnpm',
        args: ['--silent', 'exec', 'vite', 'build', '--logLevel', 'error'],
        cwd: join(root, 'apps/shop'),
        env: { ...readSettings({}).shopEnv, SHOP_PAGES_DIR: folder },
      }),
    );
    if (code !== 0) throw new Error('the shop could not be built; see the output above');
    return sizesOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizesOf(folder: string): Sizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the manifest of the shop has no entry');
  const screens = Object.keys(manifest).filter((key) =>
    /packages\/ui\/src\/screens\/[^/]+\/index\.ts$/.test(key),
  );
  if (screens.length === 0) throw new Error('the manifest of the shop has no screens');
  const bytes = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

  const measure = (key: string): Size => {
    const files = [...filesOf(manifest, [entry, key])];
    const sum = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + bytes(file), 0);
    const fonts = Object.values(manifest).filter(({ file }) => /anek-latin-[^/]+\.woff2$/.test(file));
    const font = fonts.reduce((total, { file }) => total + readFileSync(join(folder, file)).length, 0);
    return { js: sum('.js'), css: sum('.css'), font };
  };
  return Object.fromEntries(screens.toSorted().map((key) => [basename(dirname(key)), measure(key)]));
}

/** Returns the files of the chunks and of their static imports, recursively. */
function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}
