import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, expect, it } from 'vitest';
import { addPreviousAssets } from './previous-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'naap-release-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the files of a release. `own` are its assets, the entry first; `inherited` are those of its predecessors, which are in no manifest. */
function writePages(
  pages: string,
  content: string,
  own: readonly string[],
  inherited: readonly string[] = [],
): void {
  for (const name of ['assets', '.vite']) mkdirSync(join(pages, name), { recursive: true });
  for (const file of [...own, ...inherited]) writeFileSync(join(pages, 'assets', file), content);
  // A manifest does not name the compressed files.
  const [file, ...assets] = own.filter((name) => !name.endsWith('.br')).map((name) => `assets/${name}`);
  writeFileSync(join(pages, '.vite/manifest.json'), JSON.stringify({ entry: { file, assets } }));
}

it('adds the assets of an earlier archive, but not those of its predecessors', async () => {
  const earlier = join(folder, 'naap-shop-1/dist');
  const pages = join(folder, 'pages');
  writePages(earlier, 'earlier', ['main-1.js', 'main-1.js.br', 'font-0.woff2', 'same.css'], ['main-0.js']);
  writePages(pages, 'current', ['main-2.js', 'same.css']);
  const archive = join(folder, 'naap-shop-1.tar.gz');
  await create({ file: archive, cwd: folder, gzip: true }, ['naap-shop-1']);

  await addPreviousAssets(archive, pages);

  expect(readdirSync(join(pages, 'assets')).sort()).toEqual([
    'font-0.woff2',
    'main-1.js',
    'main-1.js.br',
    'main-2.js',
    'same.css',
  ]);
  // A file that the release has itself is not overwritten.
  expect(readFileSync(join(pages, 'assets/same.css'), 'utf8')).toBe('current');
});
