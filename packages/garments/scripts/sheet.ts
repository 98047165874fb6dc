import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chooseTint,
  type GarmentSpec,
  garmentKinds,
  garmentViews,
  renderGarment,
  silhouettes,
} from '../src/index.ts';

/** Draws every silhouette and every view of every kind, and writes dist/sheet/index.html, which shows them all. */

const folder = join(import.meta.dirname, '..', 'dist', 'sheet');

const cloths: readonly Omit<GarmentSpec, 'kind'>[] = [
  { colourway: 'morpankh' },
  {
    colourway: 'lassi',
    pattern: { name: 'madras', ink: 'geru', ink2: 'morpankh', ink3: 'haldi', scale: 0.8 },
  },
  { colourway: 'chai' },
  { colourway: 'rani', pattern: { name: 'buta', ink: 'haldi', ink2: 'kora', scale: 0.85 } },
  { colourway: 'denimMid' },
];

const tiles = garmentKinds.flatMap((kind, index) => {
  const spec: GarmentSpec = { kind, ...(cloths[index % cloths.length] ?? { colourway: 'neel' }) };
  const seed = 97 + index * 37;
  const tint = chooseTint(spec, seed);
  const views = garmentViews.map((view) => ({
    file: `${kind}-${view}.svg`,
    svg: renderGarment(spec, { view, seed, tint }),
  }));
  const cuts = silhouettes.map((silhouette) => ({
    file: `${kind}-silhouette-${silhouette}.svg`,
    svg: renderGarment({ ...spec, silhouette }, { view: 'front', seed, tint }),
  }));
  return [...cuts, ...views];
});

mkdirSync(folder, { recursive: true });
for (const { file, svg } of tiles) writeFileSync(join(folder, file), svg);
const page = `<!doctype html><meta charset="utf-8"><title>Garments</title>
<style>body{margin:12px;display:grid;grid-template-columns:repeat(${garmentViews.length},1fr);gap:8px;font:13px sans-serif}img{width:100%;display:block}figure{margin:0}</style>
${tiles.map(({ file }) => `<figure><img src="${file}" alt="" width="400" height="500" loading="lazy"><figcaption>${file}</figcaption></figure>`).join('\n')}
`;
writeFileSync(join(folder, 'index.html'), page);
console.log(`${tiles.length} pictures: ${join(folder, 'index.html')}`);
