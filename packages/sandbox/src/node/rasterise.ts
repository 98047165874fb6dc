import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, Rasterise } from '../images/handler.ts';

/** Size of the SVG drawings in user units; at 72 dots per inch one unit is one pixel. */
const drawingWidth = 400;
const drawingHeight = 500;
/** Small images are rendered at this width and scaled down, to keep thin stitches clean. Blurs make larger widths slow: 360 would take twice as long. */
const minRenderWidth = 270;

/** The quality of WebP pictures: those of lists have at most 15 kB at 360 px. */
export const WEBP_QUALITY = 45;

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  webp: (image) => image.webp({ quality: WEBP_QUALITY, effort: 6 }),
  jpg: (image) => image.jpeg({ quality: 72, mozjpeg: true }),
};

/** Rasterises with sharp (librsvg and libvips). */
export const rasteriseWithSharp: Rasterise = async ({ svg, width, height, format }) => {
  const scale = Math.max(width / drawingWidth, height / drawingHeight, minRenderWidth / drawingWidth);
  const image = sharp(Buffer.from(svg()), { density: 72 * scale }).resize({
    width,
    height,
    fit: 'cover',
  });
  return new Uint8Array(await encode[format](image).toBuffer());
};
