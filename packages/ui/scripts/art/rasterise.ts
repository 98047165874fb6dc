/** Rasterises the shop's images into public/art, skips those that exist, and prints how many it wrote. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';
import { type ArtFile, artFiles, type DrawnArt, drawAll } from './draw.ts';

/** A drawing is 400 units wide, and a unit is one pixel at 72 dpi. */
const DPI_PER_PIXEL = 72 / 400;

/** The formats look alike at these qualities. A higher effort saves hardly a byte, and takes several times as long. */
const encode: Readonly<Record<ArtFile['format'], (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 60, alphaQuality: 70 }),
};

const folder = fileURLToPath(new URL('../../public/art', import.meta.url));
mkdirSync(folder, { recursive: true });

const drawn = drawAll();
const wanted = new Set(drawn.flatMap((art) => artFiles(art).map(({ name }) => name)));
for (const file of readdirSync(folder)) {
  if (!wanted.has(file)) rmSync(join(folder, file));
}

const missing = drawn.filter((art) => artFiles(art).some(({ name }) => !existsSync(join(folder, name))));
await pMap(missing, rasterise, { concurrency: availableParallelism() });
console.log(`art: rasterised ${missing.length} of ${drawn.length} pictures`);

/** Rasterises a drawing once, at its largest width, and scales the result down: the SVG's filters make rasterising slow. */
async function rasterise(art: DrawnArt): Promise<void> {
  const largest = Math.max(...artFiles(art).map(({ width }) => width));
  const picture = sharp(Buffer.from(art.svg), { density: largest * DPI_PER_PIXEL }).resize({
    width: largest,
  });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const { name, width, format } of artFiles(art)) {
    await encode[format](sharp(data, { raw: info }).resize({ width })).toFile(join(folder, name));
  }
}
