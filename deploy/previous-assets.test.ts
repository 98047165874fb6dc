import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, expect, it } from 'vitest';
import { addPreviousAssets } from './previous-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'naap-release-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes built pages; `own` are the assets that are in the manifest. */
function writePages(pages: string, own: readonly string[], others: readonly string[] = []): void {
  for (const name of ['assets', '.vite']) mkdirSync(join(pages, name), { recursive: true });
  for (const file of [...own, ...others]) writeFileSync(join(pages, 'assets', file), pages);
  const [file, ...assets] = own.filter((name) => !name.endsWith('.br')).map((name) => `assets/${name}`);
  writeFileSync(join(pages, '.vite/manifest.json'), JSON.stringify({ entry: { file, assets } }));
}

it('adds the assets of an earlier archive, but not those of its predecessors', async () => {
  const earlier = join(folder, 'naap-shop-1/dist');
  const pages = join(folder, 'pages');
  writePages(earlier, ['main-1.js', 'main-1.js.br', 'font-0.woff2', 'same.css'], ['main-0.js']);
  writePages(pages, ['main-2.js', 'font-0.woff2', 'same.css']);
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
  // Files of the same name are equal; the release's own stay.
  expect(readFileSync(join(pages, 'assets/same.css'), 'utf8')).toBe(pages);
});
