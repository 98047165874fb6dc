import type { Catalogue, CatalogueImage } from '../catalogue/types.ts';
import { draw } from './draw.ts';
import {
  type CropRegion,
  formats,
  type ImageFormat,
  imagePath,
  type PictureSize,
  pictureSize,
} from './image-url.ts';

interface RasteriseInput extends PictureSize {
  readonly svg: string;
  readonly format: ImageFormat;
}

/** Turns an SVG of 4:5 into a picture of `width` by `height` pixels, which shows the part `crop` where the proportions differ. */
export type Rasterise = (input: RasteriseInput) => Promise<Uint8Array<ArrayBuffer>>;

const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The address carries the drawing's hash (`v`), so a picture never changes behind it. */
const forever = 'public, max-age=31536000, immutable';

/**
 * Answers `GET /cdn/products/<product>/<colour>-<view>.jpg` with `width`, `height`, `crop` and `format` as the real CDN
 * takes them; without `format`, the best one that `Accept` names. Without a rasteriser (in a browser) the answer is the drawing
 * as an SVG of that size.
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
    if (!image) return new Response('No such picture.', { status: 404 });
    const svg = draw(image);
    const headers = { 'Cache-Control': forever, 'Access-Control-Allow-Origin': '*' };
    const size = pictureSize(url.searchParams);
    if (!rasterise) {
      return new Response(resized(svg, size), { headers: { ...headers, 'Content-Type': 'image/svg+xml' } });
    }

    const format = formatFor(url.searchParams.get('format'), request.headers.get('Accept') ?? '');
    const body = await rasterise({ svg, ...size, format });
    return new Response(body, {
      headers: { ...headers, 'Content-Type': contentTypes[format], Vary: 'Accept' },
    });
  };
}

function formatFor(asked: string | null, accept: string): ImageFormat {
  const named = formats.find((format) => format === asked);
  if (named) return named;
  // WebP before AVIF: at this quality the flat drawings weigh the same, and it is encoded eight times faster.
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

/** The drawing with another size, and with the rule by which a cropped one fills it. */
function resized(svg: string, { width, height, crop }: PictureSize): string {
  const alignment = crop ? ` preserveAspectRatio="${alignments[crop]}"` : '';
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"${alignment}`);
}
