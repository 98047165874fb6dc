import { hash32 } from '../catalogue/random.ts';
import type { CatalogueImage } from '../catalogue/types.ts';

/** The size of an original image in pixels, as the storefront reports it. */
export const naturalWidth = 1200;
export const naturalHeight = 1500;

export const imagePath = '/cdn/products/';

/** Returns `<origin>/cdn/products/<product>/<colour>-<view>.jpg?v=…`, with the maximum width in pixels if there is one. */
export function imageUrl(image: CatalogueImage, origin: string, maxWidth?: number | null): string {
  const url = new URL(`${imagePath}${image.path}`, origin);
  url.searchParams.set('v', hash32(JSON.stringify(image.drawing)).toString(36));
  if (maxWidth != null) url.searchParams.set('width', String(maxWidth));
  return url.href;
}
