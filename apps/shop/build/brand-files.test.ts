import { readFileSync } from 'node:fs';
import { type Content, euShoes, naap, parseContent } from '@naap/content';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { sourceDir } from '../pages.ts';
import { brandFiles } from './brand-files.ts';

const ICONS = [
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon.svg',
].map((name) => ({ name, ofNaap: readFileSync(`${sourceDir}/../../packages/ui/public/${name}`) }));

/** Builds a page that names naap's colours, and returns its files by their names. */
async function buildPage(brand: Content['brand']): Promise<ReadonlyMap<string, Buffer>> {
  const html = `<meta name="theme-color" content="#160d12">`;
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'page', resolveId: (id) => (id === 'index.html' ? id : null), load: () => html },
      brandFiles(brand),
    ],
    build: { write: false, rolldownOptions: { input: 'index.html' } },
    publicDir: false,
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, Buffer.from('source' in file ? file.source : file.code)]),
  );
}

it('draws the icons of another brand, in its colours', async () => {
  const { brand } = parseContent(euShoes, 'eu-shoes', 'en');
  const files = await buildPage(brand);
  for (const { name, ofNaap } of ICONS) expect(files.get(name)?.equals(ofNaap), name).toBe(false);
  expect(String(files.get('icon.svg'))).toMatch(/<title>schritt<.*#0f2a43.*#7fe0c3/);
  expect(String(files.get('index.html'))).not.toContain('#160d12');
});

it("keeps naap's own icons", async () => {
  const files = await buildPage(parseContent(naap, 'naap', 'en').brand);
  expect(ICONS.filter(({ name }) => files.has(name))).toEqual([]);
  expect(String(files.get('index.html'))).toContain('#160d12');
});
