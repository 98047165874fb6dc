const WIDTHS = [180, 360, 540, 720, 1080, 1440];

/** Returns the URL of an image at a width in px, with the CDN's `width` and `format` parameters; undefined if it is not on a CDN. */
export function atWidth(src: string, width: number): string | undefined {
  if (!isOnCdn(src)) return undefined;
  const url = new URL(src);
  url.searchParams.set('width', String(width));
  url.searchParams.set('format', 'webp');
  return url.href;
}

/** Returns a `srcset` with all widths; undefined if the image is not on a CDN. */
export function srcSet(src: string): string | undefined {
  if (!isOnCdn(src)) return undefined;
  return WIDTHS.map((width) => `${atWidth(src, width)} ${width}w`).join(', ');
}

/** Paths of this site and `data:` URLs have one size only. */
const isOnCdn = (src: string) => /^https?:/i.test(src) && URL.canParse(src);
