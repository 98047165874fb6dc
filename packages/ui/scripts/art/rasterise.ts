/** Rasterises the images of the manifest into public/art, skips those that exist, and prints how many it wrote. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';
import { artWidths, pictures } from '../../src/components/Art/art.generated.ts';
import type { ArtFormat } from './draw.ts';

interface ArtFile {
  readonly name: string;
  readonly width: number;
  readonly format: ArtFormat;
}

/** A drawing is 400 units wide, and a unit is one pixel at 72 dpi. */
const DPI_PER_PIXEL = 72 / 400;

/** The formats look alike at these qualities. A higher effort saves hardly a byte, and takes several times as long. */
const encode: Readonly<Record<ArtFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 60, alphaQuality: 70 }),
};

const folder = fileURLToPath(new URL('../../public/art', import.meta.url));
mkdirSync(folder, { recursive: true });

const images = Object.entries(pictures).map(([picture, { hash }]) => `${picture}.${hash}`);
const wanted = new Set(images.flatMap((image) => filesOf(image).map(({ name }) => name)));
for (const file of readdirSync(folder)) {
  if (!wanted.has(file)) rmSync(join(folder, file));
}

const missing = images.filter((image) => filesOf(image).some(({ name }) => !existsSync(join(folder, name))));
if (missing.length > 0) {
  // Drawing takes two seconds.
  const { drawAll } = await import('./draw.ts');
  const drawings = new Map(drawAll().map(({ name, cut, hash, svg }) => [`${name}-${cut}.${hash}`, svg]));
  await pMap(missing, (image) => rasterise(image, drawings.get(image)), {
    concurrency: availableParallelism(),
  });
}
console.log(`art: rasterised ${missing.length} of ${images.length} pictures`);

/** Lists the files of an image, such as 'kurta-tile.e318ab81'. */
function filesOf(image: string): readonly ArtFile[] {
  const [, widths] = Object.entries(artWidths).find(([cut]) => image.includes(`-${cut}.`)) ?? [];
  return (['avif', 'webp'] as const).flatMap((format) =>
    (widths?.[format] ?? []).map((width) => ({ name: `${image}.${width}.${format}`, width, format })),
  );
}

/** Rasterises a drawing once, at its largest width, and scales the result down: the SVG's filters make rasterising slow. */
async function rasterise(image: string, svg: string | undefined): Promise<void> {
  if (svg === undefined)
    throw new Error(`The drawing of ${image} has changed. Write the manifest again: pnpm generate`);
  const files = filesOf(image);
  const largest = Math.max(...files.map(({ width }) => width));
  const picture = sharp(Buffer.from(svg), { density: largest * DPI_PER_PIXEL }).resize({ width: largest });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const { name, width, format } of files) {
    await encode[format](sharp(data, { raw: info }).resize({ width })).toFile(join(folder, name));
  }
}
