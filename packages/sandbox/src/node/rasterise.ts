import sharp, { type Sharp } from 'sharp';
import type { Rasterise } from '../images/handler.ts';
import type { ImageFormat } from '../images/image-url.ts';

/** Size of the SVG drawings in user units; at 72 dots per inch one unit is one pixel. */
const drawingWidth = 400;
const drawingHeight = 500;
/** Small images are rendered at this width and scaled down, to keep thin stitches clean. A larger width would render blurs slowly. */
const minRenderWidth = 360;

/** The quality of WebP pictures: those of lists have at most 15 kB at 360 px. */
export const WEBP_QUALITY = 45;

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: WEBP_QUALITY, effort: 6 }),
  jpg: (image) => image.jpeg({ quality: 72, mozjpeg: true }),
  png: (image) => image.png(),
};

/** Rasterises with sharp (librsvg and libvips). */
export const rasteriseWithSharp: Rasterise = async ({ svg, width, height, crop = 'center', format }) => {
  const scale = Math.max(width / drawingWidth, height / drawingHeight, minRenderWidth / drawingWidth);
  const image = sharp(Buffer.from(svg()), { density: 72 * scale }).resize({
    width,
    height,
    fit: 'cover',
    position: crop,
  });
  return new Uint8Array(await encode[format](image).toBuffer());
};
