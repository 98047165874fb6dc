import type { Catalogue, CatalogueImage } from '../catalogue/types.ts';
import { draw } from './draw.ts';
import {
  type CropRegion,
  formats,
  type ImageFormat,
  type ImageSize,
  imagePath,
  imageSize,
} from './image-url.ts';

interface RasteriseInput extends ImageSize {
  /** Path of the image, which identifies the drawing within a catalogue. */
  readonly path: string;
  /** Draws the image, which takes about 30 ms. */
  svg(): string;
  readonly format: ImageFormat;
}

/** Converts an SVG of 4:5 to an image of `width` by `height` pixels; `crop` says which part to keep if the proportions differ. */
export type Rasterise = (input: RasteriseInput) => Promise<Uint8Array<ArrayBuffer>>;

const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The URL contains the hash of the drawing (`v`), so the image at a URL never changes. */
const cacheControl = 'public, max-age=31536000, immutable';

/**
 * Creates the handler of `GET /cdn/products/<product>/<colour>-<view>.jpg` with the real CDN's parameters `width`, `height`, `crop`
 * and `format`. The default format depends on the `Accept` header. Without a rasteriser (in a browser) the response is an SVG of
 * that size.
 */
export function createImageHandler(
  catalogue: Catalogue,
  rasterise?: Rasterise,
): (request: Request) => Promise<Response> {
  const images = new Map<string, CatalogueImage>(
    catalogue.products.flatMap((product) => product.images.map((image) => [image.path, image] as const)),
  );
  return async (request) => {
    const url = new URL(request.url);
    const image = images.get(url.pathname.slice(imagePath.length));
    if (!image) return new Response('No such image.', { status: 404 });
    const headers = { 'Cache-Control': cacheControl, 'Access-Control-Allow-Origin': '*' };
    const size = imageSize(url.searchParams);
    if (!rasterise) {
      return new Response(resized(draw(image), size), {
        headers: { ...headers, 'Content-Type': 'image/svg+xml' },
      });
    }

    const format = formatFor(url.searchParams.get('format'), request.headers.get('Accept') ?? '');
    const body = await rasterise({ path: image.path, svg: () => draw(image), ...size, format });
    return new Response(body, {
      headers: { ...headers, 'Content-Type': contentTypes[format], Vary: 'Accept' },
    });
  };
}

function formatFor(requested: string | null, accept: string): ImageFormat {
  const known = formats.find((format) => format === requested);
  if (known) return known;
  // WebP before AVIF: for these drawings the files are equally large, and encoding is eight times faster.
  if (accept.includes('image/webp')) return 'webp';
  return accept.includes('image/avif') ? 'avif' : 'jpg';
}

const alignments: Readonly<Record<CropRegion, string>> = {
  bottom: 'xMidYMax slice',
  center: 'xMidYMid slice',
  left: 'xMinYMid slice',
  right: 'xMaxYMid slice',
  top: 'xMidYMin slice',
};

/** Returns the SVG with another size and, if cropped, with the alignment of the visible part. */
function resized(svg: string, { width, height, crop }: ImageSize): string {
  const alignment = crop ? ` preserveAspectRatio="${alignments[crop]}"` : '';
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"${alignment}`);
}
