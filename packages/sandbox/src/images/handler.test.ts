import { describe, expect, it } from 'vitest';
import { catalogue as buildCatalogue } from '../catalogue/index.ts';
import { imageAddress } from './address.ts';
import { createImageHandler, type Rasterise } from './handler.ts';

const catalogue = buildCatalogue();
const image = catalogue.products[0]?.images[0];
if (!image) throw new Error('no image to test with');
const address = imageAddress(image, 'http://localhost:8788', {});

type Input = Parameters<Rasterise>[0];

async function picture(
  query: string,
  accept = '*/*',
): Promise<{ response: Response; input: Input | undefined }> {
  let input: Input | undefined;
  const handler = createImageHandler(catalogue, async (asked) => {
    input = asked;
    return new Uint8Array([1, 2, 3]);
  });
  const response = await handler(new Request(address + query, { headers: { Accept: accept } }));
  return { response, input };
}

describe('product images', () => {
  it('are the drawing itself where nothing rasterises', async () => {
    const response = await createImageHandler(catalogue)(new Request(address));
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
    const { response } = await picture(query, accept);
    expect(response.headers.get('Content-Type')).toBe(contentType);
    expect(response.headers.get('Vary')).toBe('Accept');
  });

  it.each([
    ['', 1200],
    ['&width=1', 64],
    ['&width=360', 360],
    ['&width=361', 480],
    ['&width=99999', 1200],
    ['&width=-5', 1200],
    ['&width=x', 1200],
  ])('with %j are drawn %i wide', async (query, width) => {
    expect((await picture(query)).input?.width).toBe(width);
  });

  it('may be kept for a year, by pages of any origin', async () => {
    const { headers } = (await picture('')).response;
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each(['/cdn/products/1/nope.jpg', '/cdn/products/../../etc/passwd', '/cdn/products/'])(
    '%s is 404',
    async (path) => {
      const response = await createImageHandler(catalogue)(new Request(new URL(path, address)));
      expect(response.status).toBe(404);
    },
  );
});
