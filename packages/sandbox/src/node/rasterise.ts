import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '../images/address.ts';
import type { Rasterise } from '../images/handler.ts';

/** Width of the drawings, in their own units; at 72 dots per inch one unit is one pixel. */
const drawnWidth = 400;
/** Small pictures are drawn larger and scaled down, so that thin stitches stay clean; blurs make more than that slow. */
const smallestDrawing = 360;

const encode: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 50 }),
  jpg: (picture) => picture.jpeg({ quality: 72, mozjpeg: true }),
  png: (picture) => picture.png(),
};

/** Pictures by librsvg and libvips. */
export const rasteriseWithSharp: Rasterise = async ({ svg, width, format }) => {
  const density = (72 * Math.max(width, smallestDrawing)) / drawnWidth;
  const picture = sharp(Buffer.from(svg), { density }).resize({ width });
  return new Uint8Array(await encode[format](picture).toBuffer());
};
