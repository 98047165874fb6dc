import { hash32 } from '../catalogue/random.ts';
import type { CatalogueImage } from '../catalogue/types.ts';

/** The size of an original image in pixels, as the storefront reports it. */
export const naturalWidth = 1200;
export const naturalHeight = 1500;

export const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export type ImageFormat = (typeof formats)[number];

/** The part of an image that cropping keeps. */
const cropRegions = ['bottom', 'center', 'left', 'right', 'top'] as const;
export type CropRegion = (typeof cropRegions)[number];

export const imagePath = '/cdn/products/';

export interface ImageTransform {
  /** Maximum width in pixels; the exact width together with `crop`. */
  readonly width?: number | undefined;
  /** Maximum height in pixels; the exact height together with `crop`. */
  readonly height?: number | undefined;
  readonly crop?: string | undefined;
  readonly format?: string | undefined;
}

/** Returns `<origin>/cdn/products/<product>/<colour>-<view>.jpg?v=…` with the parameters of the transform. */
export function imageUrl(image: CatalogueImage, origin: string, transform: ImageTransform): string {
  const url = new URL(`${imagePath}${image.path}`, origin);
  url.searchParams.set('v', hash32(JSON.stringify(image.drawing)).toString(36));
  for (const name of ['width', 'height', 'crop', 'format'] as const) {
    const value = transform[name];
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** Undefined: the whole image. */
  readonly crop?: CropRegion;
}

/**
 * Returns the image size for the query parameters `width`, `height` and `crop`: the largest size that fits into width and height
 * with the original's proportions or, with `crop`, exactly width and height. Never larger than the original.
 */
export function imageSize(parameters: URLSearchParams): ImageSize {
  const [maxWidth, maxHeight] = [pixelsOf(parameters.get('width')), pixelsOf(parameters.get('height'))];
  const crop = cropRegions.find((region) => region === parameters.get('crop'));
  if (crop && (maxWidth !== undefined || maxHeight !== undefined)) {
    return {
      width: Math.min(maxWidth ?? naturalWidth, naturalWidth),
      height: Math.min(maxHeight ?? naturalHeight, naturalHeight),
      crop,
    };
  }
  const scale = Math.min(
    1,
    (maxWidth ?? naturalWidth) / naturalWidth,
    (maxHeight ?? naturalHeight) / naturalHeight,
  );
  return {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  };
}

function pixelsOf(parameter: string | null): number | undefined {
  const pixels = Math.floor(Number(parameter ?? Number.NaN));
  return pixels >= 1 ? pixels : undefined;
}
