import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Colourway,
  chooseTint,
  type GarmentSpec,
  garmentKinds,
  garmentViews,
  renderGarment,
} from '../src/index.ts';

/** Draws every view of every kind, and writes dist/sheet/index.html, which shows them all. */

const folder = join(import.meta.dirname, '..', 'dist', 'sheet');

/** A typical cloth for some kinds; the others get one of `fallbackColourways`. */
const typicalCloths: Readonly<Partial<Record<GarmentSpec['kind'], Omit<GarmentSpec, 'kind'>>>> = {
  kurta: { colourway: 'rani', pattern: { name: 'buta', ink: 'haldi', ink2: 'kora', scale: 0.85 } },
  't-shirt': { colourway: 'kora', trim: 'neel', pattern: { name: 'breton', ink: 'neel' } },
  saree: { colourway: 'neel', pattern: { name: 'buta', ink: 'haldi', ink2: 'rani', scale: 0.9 } },
  jeans: { colourway: 'denimMid' },
  'denim-jacket': { colourway: 'denimLight' },
  'mini-skirt': { colourway: 'denimDark' },
  shirt: {
    colourway: 'lassi',
    pattern: { name: 'madras', ink: 'geru', ink2: 'morpankh', ink3: 'haldi', scale: 0.8 },
  },
  'half-sleeve-shirt': { colourway: 'morpankh', pattern: { name: 'leheriya', ink: 'lassi', ink2: 'haldi' } },
  'fit-flare-dress': {
    colourway: 'anar',
    pattern: { name: 'floral', ink: 'lassi', ink2: 'gulkand', ink3: 'kairi', scale: 0.8 },
  },
  'puff-midi-dress': {
    colourway: 'asmani',
    pattern: { name: 'ditsy', ink: 'lassi', ink2: 'haldi', ink3: 'neel', scale: 1.1 },
    tiered: true,
  },
  'slip-dress': { colourway: 'neel', pattern: { name: 'polka', ink: 'lassi', scale: 0.8 } },
  skirt: { colourway: 'haldi', pattern: { name: 'bandhani', ink: 'anar', ink2: 'lassi', scale: 0.7 } },
  shorts: { colourway: 'geru', pattern: { name: 'gingham', ink: 'lassi', scale: 0.8 } },
  'co-ord-set': { colourway: 'gulkand', pattern: { name: 'leheriya', ink: 'lassi', ink2: 'rani' } },
  dupatta: { colourway: 'rani', pattern: { name: 'bandhani', ink: 'haldi', ink2: 'lassi', scale: 0.6 } },
  handbag: { colourway: 'geru', pattern: { name: 'ikat', ink: 'kora', ink2: 'neel', scale: 0.9 } },
  sweatshirt: { colourway: 'lassi', trim: 'neel', sleeveColourway: 'haldi' },
  polo: { colourway: 'mehendi', trim: 'kora' },
  'tank-top': { colourway: 'lassi', trim: 'kajal' },
  'track-pants': { colourway: 'raat' },
  sneakers: { colourway: 'lassi' },
};

const fallbackColourways: readonly Colourway[] = [
  'morpankh',
  'jamun',
  'chai',
  'lavender',
  'anar',
  'mehendi',
  'raat',
  'rani',
];

const tiles = garmentKinds.flatMap((kind, index) => {
  const spec: GarmentSpec = {
    kind,
    ...(typicalCloths[kind] ?? {
      colourway: fallbackColourways[index % fallbackColourways.length] ?? 'neel',
    }),
  };
  const seed = 97 + index * 37;
  return garmentViews.map((view) => {
    const file = `${kind}-${view}.svg`;
    const svg = renderGarment(spec, { view, seed, tint: chooseTint(spec, seed) });
    return { file, svg };
  });
});

mkdirSync(folder, { recursive: true });
for (const { file, svg } of tiles) writeFileSync(join(folder, file), svg);
const page = `<!doctype html><meta charset="utf-8"><title>Garments</title>
<style>body{margin:12px;display:grid;grid-template-columns:repeat(${garmentViews.length},1fr);gap:8px;font:13px sans-serif}img{width:100%;display:block}figure{margin:0}</style>
${tiles.map(({ file }) => `<figure><img src="${file}" alt="" width="400" height="500" loading="lazy"><figcaption>${file}</figcaption></figure>`).join('\n')}
`;
writeFileSync(join(folder, 'index.html'), page);
console.log(`${tiles.length} pictures: ${join(folder, 'index.html')}`);
