import { savesData } from '../../behaviour/savesData.ts';

/** The widths of images in lists, which fill at most a column. */
const TILE_WIDTHS = [180, 360, 540, 780];

/** Adds the widths of an image that fills a phone, at 3 pixels per CSS pixel, and a large window. */
const FULL_WIDTHS = [...TILE_WIDTHS, 1180, 1440];

/**
 * Returns the URL of an image at a width in px, with the CDN's parameter `width`; undefined if it is not on a CDN. The CDN chooses AVIF or WebP
 * by the `Accept` header of the request.
 */
export function atWidth(src: string, width: number): string | undefined {
  if (!isOnCdn(src)) return undefined;
  const url = new URL(src);
  url.searchParams.set('width', String(width));
  return url.href;
}

/** Widest image in px while the browser saves data. */
const MAX_SAVING_WIDTH = 540;

/** Returns a `srcset` with all widths, or with small ones while the browser saves data; undefined if the image is not on a CDN. */
export function srcSet(src: string, extent: 'tile' | 'full'): string | undefined {
  if (!isOnCdn(src)) return undefined;
  const all = extent === 'tile' ? TILE_WIDTHS : FULL_WIDTHS;
  const widths = savesData() ? all.filter((width) => width <= MAX_SAVING_WIDTH) : all;
  return widths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ');
}

/** Paths of this site and `data:` URLs have one size only. */
const isOnCdn = (src: string) => /^https?:/i.test(src) && URL.canParse(src);
