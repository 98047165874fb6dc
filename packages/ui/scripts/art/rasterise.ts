/** Rasterises the shop's pictures into public/art, skips those that exist, and prints how many it wrote. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import sharp from 'sharp';
import { artFile, type DrawnArt, drawAll } from './draw.ts';

/** A drawing is 400 units wide, and a unit is one pixel at 72 dpi. */
const DPI_PER_PIXEL = 72 / 400;

const folder = fileURLToPath(new URL('../../public/art', import.meta.url));
mkdirSync(folder, { recursive: true });

const drawn = drawAll();
const wanted = new Set(drawn.flatMap((art) => art.widths.map((width) => artFile(art, width))));
for (const file of readdirSync(folder)) {
  if (!wanted.has(file)) rmSync(join(folder, file));
}

const missing = drawn.filter((art) =>
  art.widths.some((width) => !existsSync(join(folder, artFile(art, width)))),
);
await pMap(missing, rasterise, { concurrency: availableParallelism() });
console.log(`art: rasterised ${missing.length} of ${drawn.length} pictures`);

/** Rasterises a drawing once, at its largest width, and scales the result down: the SVG's filters make rasterising slow. */
async function rasterise(art: DrawnArt): Promise<void> {
  const largest = Math.max(...art.widths);
  const picture = sharp(Buffer.from(art.svg), { density: largest * DPI_PER_PIXEL }).resize({
    width: largest,
  });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const width of art.widths) {
    await sharp(data, { raw: info })
      .resize({ width })
      .webp({ quality: 60 })
      .toFile(join(folder, artFile(art, width)));
  }
}
