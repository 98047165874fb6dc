import sharp, { type Sharp } from 'sharp';
import type { Rasterise } from '../images/handler.ts';
import type { ImageFormat } from '../images/image-url.ts';

/** Size of the drawings, in their own units; at 72 dots per inch one unit is one pixel. */
const drawnWidth = 400;
const drawnHeight = 500;
/** Small pictures are drawn larger and scaled down, so that thin stitches stay clean; blurs make more than that slow. */
const minRenderWidth = 360;

const encode: Readonly<Record<ImageFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 50 }),
  jpg: (picture) => picture.jpeg({ quality: 72, mozjpeg: true }),
  png: (picture) => picture.png(),
};

/** Pictures by librsvg and libvips. */
export const rasteriseWithSharp: Rasterise = async ({ svg, width, height, crop = 'center', format }) => {
  const scale = Math.max(width / drawnWidth, height / drawnHeight, minRenderWidth / drawnWidth);
  const picture = sharp(Buffer.from(svg), { density: 72 * scale }).resize({
    width,
    height,
    fit: 'cover',
    position: crop,
  });
  return new Uint8Array(await encode[format](picture).toBuffer());
};
