const WIDTHS = [180, 360, 540, 720, 1080, 1440];

/** The address of a picture at a width in px, as the CDN's `width` and `format` parameters ask; undefined for one that is on no CDN. */
export function atWidth(src: string, width: number): string | undefined {
  if (!isOnCdn(src)) return undefined;
  const url = new URL(src);
  url.searchParams.set('width', String(width));
  url.searchParams.set('format', 'webp');
  return url.href;
}

/** `srcset` over the widths that phones and desktops ask for; undefined for a picture that is on no CDN. */
export function srcSet(src: string): string | undefined {
  if (!isOnCdn(src)) return undefined;
  return WIDTHS.map((width) => `${atWidth(src, width)} ${width}w`).join(', ');
}

/** A path of this site and a `data:` address have one size only. */
const isOnCdn = (src: string) => /^https?:/i.test(src) && URL.canParse(src);
