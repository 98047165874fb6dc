import { describe, expect, it } from 'vitest';
import { catalogue as buildCatalogue } from '../catalogue/index.ts';
import { createImageHandler, type Rasterise } from './handler.ts';
import { imageUrl } from './image-url.ts';

const catalogue = buildCatalogue();
const image = catalogue.products[0]?.images[0];
if (!image) throw new Error('The catalogue has no image to test with.');
const url = imageUrl(image, 'http://localhost:8788');

type Input = Parameters<Rasterise>[0];

/** Requests the image with a query, and records the rasteriser's input. */
async function fetchImage(
  query: string,
  accept = '*/*',
): Promise<{ response: Response; input: Input | undefined }> {
  let input: Input | undefined;
  const handler = createImageHandler(catalogue, async (rasteriseInput) => {
    input = rasteriseInput;
    return new Uint8Array([1, 2, 3]);
  });
  const response = await handler(new Request(url + query, { headers: { Accept: accept } }));
  return { response, input };
}

describe('product images', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpg'],
  ])('with Accept %j are %s', async (accept, contentType, format) => {
    const { response, input } = await fetchImage('', accept);
    expect(response.headers.get('Content-Type')).toBe(contentType);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(input?.format).toBe(format);
  });

  it.each([
    ['', 1200, 1500],
    ['&width=361', 361, 451],
    ['&width=99999', 1200, 1500],
    ['&width=x', 1200, 1500],
  ])('with %j have %i by %i pixels', async (query, width, height) => {
    expect((await fetchImage(query)).input).toMatchObject({ width, height });
    const svg = await (await createImageHandler(catalogue)(new Request(url + query))).text();
    expect(svg).toContain(` width="${width}" height="${height}"`);
  });

  it('can be cached for a year and read by any origin', async () => {
    const { headers } = (await fetchImage('')).response;
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('are 404 on another path', async () => {
    const response = await createImageHandler(catalogue)(
      new Request(new URL('/cdn/products/1/nope.jpg', url)),
    );
    expect(response.status).toBe(404);
  });
});
