import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { toMswHandlers } from './index.ts';

const sandbox = createSandbox();
const server = setupServer(...toMswHandlers(sandbox.routes));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const fetchShopName = () =>
  fetch(sandbox.urls.storefront, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': sandbox.storefrontToken },
    body: '{"query":"{ shop { name } }"}',
  });

describe('toMswHandlers', () => {
  it('handles the storefront', async () => {
    expect(await (await fetchShopName()).json()).toEqual({ data: { shop: { name: 'naap sandbox' } } });
  });

  it('serves product images as SVG', async () => {
    const path = sandbox.catalogue.products[0]?.images[0]?.path;
    const response = await fetch(`http://localhost:8788/cdn/products/${path}?width=360`);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it('handles phone sign-in on paths with a colon', async () => {
    const response = await fetch(
      `${sandbox.urls.identity}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=any`,
      { method: 'POST', body: '{"phoneNumber":"+919876543210"}' },
    );
    expect(await response.json()).toEqual({ sessionInfo: expect.any(String) });
  });

  it('can be overridden by a runtime handler', async () => {
    server.use(http.post(sandbox.urls.storefront, () => new HttpResponse(null, { status: 503 })));
    expect((await fetchShopName()).status).toBe(503);
  });

  it('handles maps and IP location', async () => {
    expect(await (await fetch(`${sandbox.urls.maps}?latlng=19,73&key=k`)).json()).toMatchObject({
      status: 'OK',
    });
    expect(await (await fetch(sandbox.urls.ipInfo)).json()).toMatchObject({ country: 'IN' });
  });
});
