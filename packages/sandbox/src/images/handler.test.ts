import { describe, expect, it } from 'vitest';
import { catalogue as buildCatalogue } from '../catalogue/index.ts';
import { createImageHandler, type Rasterise } from './handler.ts';
import { imageUrl } from './image-url.ts';

const catalogue = buildCatalogue();
const image = catalogue.products[0]?.images[0];
if (!image) throw new Error('The catalogue has no image to test with.');
const url = imageUrl(image, 'http://localhost:8788', {});

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
  it('are SVG without a rasteriser', async () => {
    const response = await createImageHandler(catalogue)(new Request(url));
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
  });

  it.each([
    ['&format=avif', '*/*', 'image/avif'],
    ['&format=webp', 'image/avif', 'image/webp'],
    ['&format=jpg', 'image/webp', 'image/jpeg'],
    ['&format=png', '*/*', 'image/png'],
    ['', 'image/avif,image/webp,*/*', 'image/webp'],
    ['', 'image/webp,*/*', 'image/webp'],
    ['', '*/*', 'image/jpeg'],
    ['&format=bmp', '*/*', 'image/jpeg'],
  ])('with %j and Accept %j are %s', async (query, accept, contentType) => {
    const { response } = await fetchImage(query, accept);
    expect(response.headers.get('Content-Type')).toBe(contentType);
    expect(response.headers.get('Vary')).toBe('Accept');
  });

  it.each([
    ['', { width: 1200, height: 1500 }],
    ['&width=1', { width: 1, height: 1 }],
    ['&width=361', { width: 361, height: 451 }],
    ['&height=361', { width: 289, height: 361 }],
    ['&width=400&height=100', { width: 80, height: 100 }],
    ['&width=99999', { width: 1200, height: 1500 }],
    ['&width=-5', { width: 1200, height: 1500 }],
    ['&width=x', { width: 1200, height: 1500 }],
    ['&width=300&height=100&crop=left', { width: 300, height: 100, crop: 'left' }],
    ['&height=100&crop=top', { width: 1200, height: 100, crop: 'top' }],
    ['&width=9999&height=100&crop=center', { width: 1200, height: 100, crop: 'center' }],
    ['&crop=center', { width: 1200, height: 1500 }],
    ['&width=300&height=100&crop=middle', { width: 80, height: 100 }],
  ])('with %j are rasterised as %j', async (query, size) => {
    const { input } = await fetchImage(query);
    expect(input).toEqual({ ...size, path: expect.any(String), svg: expect.any(Function), format: 'jpg' });
  });

  it('have the requested size and crop without a rasteriser', async () => {
    const svg = async (query: string) =>
      (await createImageHandler(catalogue)(new Request(url + query))).text();
    expect(await svg('&width=361')).toMatch(/^<svg [^>]*width="361" height="451"/);
    expect(await svg('&width=300&height=100&crop=left')).toMatch(
      /^<svg [^>]*width="300" height="100" preserveAspectRatio="xMinYMid slice"/,
    );
  });

  it('can be cached for a year and read by any origin', async () => {
    const { headers } = (await fetchImage('')).response;
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each(['/cdn/products/1/nope.jpg', '/cdn/products/../../etc/passwd', '/cdn/products/'])(
    '%s is 404',
    async (path) => {
      const response = await createImageHandler(catalogue)(new Request(new URL(path, url)));
      expect(response.status).toBe(404);
    },
  );
});
