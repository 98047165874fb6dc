/** Rasterises the shop's pictures into public/art, skipping those that are there already; prints how many it made. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { artFile, type DrawnArt, drawAll } from './draw.ts';

/** The frame is 400 units wide, and a unit is a pixel at 72 dpi. */
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
const queue = missing.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const art of queue) await rasterise(art);
  }),
);
console.log(`art: ${missing.length} of ${drawn.length} pictures drawn anew`);

/** Filters make the drawing slow and scaling it quick: so it is drawn once, at its largest. */
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
