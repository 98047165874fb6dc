import { hash32 } from '../catalogue/random.ts';
import type { CatalogueImage } from '../catalogue/types.ts';

/** What the storefront says an image measures untransformed, in pixels. */
export const naturalWidth = 1200;
export const naturalHeight = 1500;

/** The widths that are drawn; others are rounded up to the next one, so that few files serve every slot. */
const widths = [64, 120, 180, 240, 320, 360, 480, 540, 640, 720, 900, 1080, 1200] as const;

export const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export type ImageFormat = (typeof formats)[number];

export const imagePath = '/cdn/products/';

interface AddressOptions {
  readonly width?: number | undefined;
  readonly format?: string | undefined;
}

/** `<origin>/cdn/products/<product>/<colour>-<view>.jpg?v=…`, with `&width=` and `&format=` where asked for. */
export function imageAddress(
  image: CatalogueImage,
  origin: string,
  { width, format }: AddressOptions,
): string {
  const url = new URL(`${imagePath}${image.path}`, origin);
  url.searchParams.set('v', hash32(JSON.stringify(image.drawing)).toString(36));
  if (width !== undefined) url.searchParams.set('width', String(nextWidth(width)));
  if (format !== undefined) url.searchParams.set('format', format);
  return url.href;
}

export function nextWidth(width: number): number {
  return widths.find((step) => step >= width) ?? naturalWidth;
}
