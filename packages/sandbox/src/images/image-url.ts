import { hash32 } from '../catalogue/random.ts';
import type { CatalogueImage } from '../catalogue/types.ts';

/** What the storefront says an image measures untransformed, in pixels. */
export const naturalWidth = 1200;
export const naturalHeight = 1500;

export const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export type ImageFormat = (typeof formats)[number];

/** The part of a picture that stays when it is cropped. */
const cropRegions = ['bottom', 'center', 'left', 'right', 'top'] as const;
export type CropRegion = (typeof cropRegions)[number];

export const imagePath = '/cdn/products/';

export interface ImageTransform {
  /** The most pixels; together with `crop` the exact number. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly crop?: string | undefined;
  readonly format?: string | undefined;
}

/** `<origin>/cdn/products/<product>/<colour>-<view>.jpg?v=…`, with the parameters of the transform. */
export function imageUrl(image: CatalogueImage, origin: string, transform: ImageTransform): string {
  const url = new URL(`${imagePath}${image.path}`, origin);
  url.searchParams.set('v', hash32(JSON.stringify(image.drawing)).toString(36));
  for (const name of ['width', 'height', 'crop', 'format'] as const) {
    const value = transform[name];
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Undefined: the whole picture. */
  readonly crop?: CropRegion;
}

/**
 * The size of the picture for the width, height and crop of an address, never larger than the original: inside the box with
 * its proportions kept or, cropped, the box itself.
 */
export function pictureSize(parameters: URLSearchParams): PictureSize {
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
