import type { Catalogue, CatalogueImage } from '../catalogue/types.ts';
import { draw } from './draw.ts';
import { imagePath, naturalHeight, naturalWidth } from './image-url.ts';

export type ImageFormat = 'webp' | 'jpg';

interface RasteriseInput {
  /** Path of the image, which identifies the drawing within a catalogue. */
  readonly path: string;
  /** Draws the image, which takes about 30 ms. */
  svg(): string;
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
}

/** Converts an SVG of 4:5 to an image of `width` by `height` pixels. */
export type Rasterise = (input: RasteriseInput) => Promise<Uint8Array<ArrayBuffer>>;

const contentTypes: Readonly<Record<ImageFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** The URL contains the hash of the drawing (`v`), so the image at a URL never changes. */
const cacheControl = 'public, max-age=31536000, immutable';

/**
 * Creates the handler of `GET /cdn/products/<product>/<colour>-<view>.jpg` with the real CDN's parameter `width`: the image is never larger
 * than the original. The response is WebP if the `Accept` header has it, else JPEG; without a rasteriser (in a browser) it is an SVG.
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
    const width = widthIn(url.searchParams.get('width'));
    const height = Math.max(1, Math.round((naturalHeight * width) / naturalWidth));
    if (!rasterise) {
      const svg = draw(image).replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
      return new Response(svg, { headers: { ...headers, 'Content-Type': 'image/svg+xml' } });
    }
    const format = request.headers.get('Accept')?.includes('image/webp') ? 'webp' : 'jpg';
    const body = await rasterise({ path: image.path, svg: () => draw(image), width, height, format });
    return new Response(body, {
      headers: { ...headers, 'Content-Type': contentTypes[format], Vary: 'Accept' },
    });
  };
}

function widthIn(parameter: string | null): number {
  const pixels = Math.floor(Number(parameter ?? Number.NaN));
  return pixels >= 1 ? Math.min(pixels, naturalWidth) : naturalWidth;
}
