/** Contract tests: the clients against the sandbox and the product backend, over `fetch` as in a browser. */

import {
  buildFilterQuery,
  createBackendClient,
  createBrandsClient,
  createLocationClient,
  createShopApiClient,
  createStorefrontClient,
  inr,
  lastIdSegment,
  type ProductCard,
  type ProductPage,
  roundToRupees,
} from '@naap/api-clients';
import { createBackend, createMemoryStore, createTokenVerifier } from '@naap/backend';
import { createSandbox } from '@naap/sandbox';
import { toMswHandlers } from '@naap/sandbox/msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';

const backendUrl = 'http://localhost:8787';

const newAddress = {
  name: 'Asha',
  phone: '+919876543210',
  address: '12 MG Road, Bengaluru',
  latitude: 12.9716,
  longitude: 77.5946,
};
const { address: fullAddress, ...recipient } = newAddress;
const orderAddress = { ...recipient, fullAddress };

const sandbox = createSandbox();
const storefront = createStorefrontClient({ url: sandbox.urls.storefront, token: sandbox.storefrontToken });
const backendApp = createBackend({
  store: createMemoryStore(),
  storefront,
  verifyToken: createTokenVerifier({
    projectId: sandbox.projectId,
    jwksUrl: `${sandbox.urls.identity}/.well-known/jwks.json`,
  }),
});
const server = setupServer(
  ...toMswHandlers([
    ...sandbox.routes,
    { origin: backendUrl, fetch: (request) => backendApp.fetch(request) },
  ]),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe('the storefront', () => {
  it('sorts by price, ascending and descending', async () => {
    const prices = async (sortBy: 'price-low' | 'price-high') =>
      (await firstPages((after) => storefront.listProducts({ after, sortBy }), 3)).map(
        ({ price }) => price.amount,
      );
    const low = await prices('price-low');
    const high = await prices('price-high');
    expect(low).toEqual(low.toSorted((a, b) => a - b));
    expect(high).toEqual(high.toSorted((a, b) => b - a));
    expect(low[0]).toBeLessThan(high[0] ?? 0);
  });

  it('supports the other sort keys in every source', async () => {
    const handle = sandbox.catalogue.collections[0]?.handle ?? '';
    for (const sortBy of ['newest', 'popularity'] as const) {
      const pages = [
        await storefront.listProducts({ sortBy }),
        await storefront.listCollection({ handle, sortBy }),
        await storefront.searchProducts({ searchQuery: 'tag:Shirts', sortBy }),
      ];
      for (const { products } of pages) expect(products.length).toBeGreaterThan(0);
    }
  });

  it('lists every collection of the catalogue, and rejects an unknown one', async () => {
    expect(sandbox.catalogue.collections.length).toBeGreaterThan(4);
    for (const { handle } of sandbox.catalogue.collections) {
      expect((await storefront.listCollection({ handle, first: 1 })).products.length).toBeGreaterThan(0);
    }
    expect(await failureOf(storefront.listCollection({ handle: 'no-such' }))).toMatchObject({
      message: 'Collection "no-such" not found',
    });
  });

  it('applies a filter query of tags', async () => {
    const searchQuery =
      buildFilterQuery({ tagGroups: [["Men's Wear"], ['Shirts', 'Jeans']], brands: [] }) ?? '';
    const found = await firstPages(
      (after) => storefront.searchProducts({ searchQuery, after, first: 50 }),
      20,
    );
    const expected = sandbox.catalogue.products.filter(
      (product) =>
        product.tags.includes("Men's Wear") &&
        (product.tags.includes('Shirts') || product.tags.includes('Jeans')),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(idsOf(found)).toEqual(expected.map(({ id }) => String(id)).toSorted());
  });

  it.each([
    ['one tag', ["Women's Wear"]],
    ['several tags of one group and another group', ["Women's Wear", 'Dresses', 'Tops']],
  ])('filters each collection by %s and returns only its own products', async (_, tags) => {
    let total = 0;
    for (const { handle, products } of sandbox.catalogue.collections.slice(0, 2)) {
      const genders = tags.filter((tag) => tag === "Women's Wear");
      const categories = tags.filter((tag) => tag !== "Women's Wear");
      const filter = { tagGroups: [genders, categories].filter((group) => group.length > 0), brands: [] };
      const found = await firstPages(
        (after) => storefront.listCollection({ handle, filter, after, first: 100 }),
        9,
      );
      const expected = products.filter(
        (product) =>
          genders.every((tag) => product.tags.includes(tag)) &&
          (categories.length === 0 || categories.some((tag) => product.tags.includes(tag))),
      );
      expect(idsOf(found), handle).toEqual(expected.map(({ id }) => String(id)).toSorted());
      total += found.length;
    }
    expect(total).toBeGreaterThan(0);
  });

  it('restricts a search to a collection', async () => {
    const collection = sandbox.catalogue.collections[0];
    const handle = collection?.handle ?? '';
    const own = new Set(collection?.products.map(({ id }) => String(id)));
    const found = await firstPages(
      (after) =>
        storefront.searchProducts({
          searchQuery: `tag:"Women's Wear"`,
          collection: handle,
          after,
          first: 100,
        }),
      9,
    );
    const expected = collection?.products.filter(({ tags }) => tags.includes("Women's Wear"));
    expect(idsOf(found)).toEqual(expected?.map(({ id }) => String(id)).toSorted());
    expect(idsOf(found).every((id) => own.has(id))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });

  it('filters by brand and price', async () => {
    const vendor = sandbox.catalogue.products[0]?.vendor ?? '';
    const searchQuery = buildFilterQuery({ tagGroups: [], brands: [vendor] }) ?? '';
    const priceRange = { min: inr(500_00), max: inr(1500_00) };
    const found = await firstPages(
      (after) => storefront.searchProducts({ searchQuery, priceRange, first: 50, after }),
      10,
    );
    // The storefront keeps a product when any of its variants fits.
    const expected = sandbox.catalogue.products.filter(
      (product) =>
        product.vendor === vendor &&
        product.variants.some(({ price }) => {
          const { amount } = roundToRupees(inr(price));
          return 500_00 <= amount && amount <= 1500_00;
        }),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(found)).toEqual(expected.map(({ id }) => String(id)).toSorted());
  });

  it('returns the detail of every listed product', async () => {
    const { products: cards } = await storefront.listProducts({});
    expect(cards).toHaveLength(10);
    for (const { id, name, brand, image } of cards) {
      const product = await storefront.getProduct(lastIdSegment(id));
      expect(product).toMatchObject({ id, title: name, vendor: brand });
      expect(product?.variants.length).toBeGreaterThan(0);
      expect(image).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    }
    expect(await storefront.getProduct('1')).toBeNull();
  });

  it('looks up known, unknown and invalid variants and products', async () => {
    const { products } = sandbox.catalogue;
    const statuses = ['found', 'not-found', 'not-found', 'found'];
    const idsAmong = ([first, second]: readonly number[]) => [String(first), '1', 'nonsense', String(second)];
    const variants = await storefront.getVariants(
      idsAmong(products.map((each) => each.variants[0]?.id ?? 0)),
    );
    expect(variants.map(({ status }) => status)).toEqual(statuses);
    const found = await storefront.getProducts(idsAmong(products.map(({ id }) => id)));
    expect(found.map(({ status }) => status)).toEqual(statuses);
  });

  it('recommends other products of the same type, the most similar first', async () => {
    const [product] = sandbox.catalogue.products;
    const recommended = await storefront.recommendProducts(String(product?.id));
    const found = recommended.map(({ id }) =>
      sandbox.catalogue.products.find((other) => String(other.id) === lastIdSegment(id)),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(found).not.toContain(product);
    const shared = found.map((other) => other?.tags.filter((tag) => product?.tags.includes(tag)).length ?? 0);
    expect(shared).toEqual(shared.toSorted((a, b) => b - a));
    expect(new Set(found.map((other) => other?.productType))).toEqual(new Set([product?.productType]));
    expect(await storefront.recommendProducts('1')).toEqual([]);
  });
});

describe('the backend with a signed-in shopper', () => {
  let idToken = '';
  const config = { baseUrl: backendUrl, getToken: async () => idToken };
  const backend = createBackendClient(config);
  const shopApi = createShopApiClient(config);
  const onSale = sandbox.catalogue.products
    .flatMap(({ variants }) => variants)
    .find(({ quantityAvailable }) => quantityAvailable > 1);
  const variantId = `gid://shopify/ProductVariant/${onSale?.id}`;

  beforeAll(async () => {
    idToken = await signIn('+919876543210');
  });

  it('logs in, fills the cart, places an order and lists it', async () => {
    expect((await backend.login()).customerId).not.toBe('');
    expect(await backend.getCart()).toEqual({ status: 'empty', lines: [] });

    const add = { variantId, delta: 2, idempotencyKey: crypto.randomUUID() };
    const cart = { status: 'success', lines: [{ variantId, quantity: 2 }] };
    expect(await backend.changeCart(add)).toEqual(cart);
    expect(await backend.changeCart(add)).toEqual(cart);
    expect(await backend.getCart()).toEqual(cart);

    const address = await shopApi.createAddress(newAddress);
    expect(address).toEqual({ ...newAddress, id: expect.any(String), createdAt: expect.any(String) });
    expect(await shopApi.listAddresses()).toEqual([address]);

    const placed = await shopApi.placeOrder({
      address: { ...orderAddress, addressId: address.id },
      couponCode: 'FLAT400',
      idempotencyKey: crypto.randomUUID(),
    });
    const { orders, cursor } = await shopApi.listOrders();
    expect(orders).toEqual([
      {
        orderId: placed.orderId,
        orderName: '#1001',
        status: 'Confirmed',
        createdAt: expect.any(String),
        totalAmount: inr((onSale?.price ?? 0) * 2 - 400_00),
      },
    ]);
    expect(cursor).toBeNull();
    expect(await shopApi.getOrder(placed.orderId ?? '')).toMatchObject({
      ...orders[0],
      discount: inr(400_00),
      deliverTo: { name: newAddress.name, phone: newAddress.phone, address: newAddress.address },
      items: [{ variantId, quantity: 2, lineTotal: inr((onSale?.price ?? 0) * 2) }],
    });
    expect(await backend.getCart()).toEqual({ status: 'empty', lines: [] });

    await shopApi.deleteAddress(address.id);
    expect(await shopApi.listAddresses()).toEqual([]);

    // Undo of both removals.
    expect(await shopApi.restoreAddress(address)).toEqual(address);
    expect(await shopApi.restoreAddress(address)).toEqual(address);
    expect(await shopApi.listAddresses()).toEqual([address]);
    const restore = { ...add, idempotencyKey: crypto.randomUUID(), restoreAfter: [] };
    expect(await backend.changeCart(restore)).toEqual(cart);
  });

  it('downloads the data, and cannot delete the account while the order is on its way', async () => {
    const { account, orders, stored_replies: replies } = await shopApi.readStoredData();
    expect(account).toMatchObject({ phone: '+919876543210' });
    expect(orders).toMatchObject([{ order_name: '#1001', coupon_code: 'FLAT400' }]);
    expect(replies).toHaveLength(3);
    expect((await failureOf(shopApi.deleteAccount())).orderInProgress).toEqual({
      orderName: '#1001',
      until: expect.any(String),
    });
  });

  it('rejects with a reason', async () => {
    expect(await failureOf(shopApi.deleteAddress('no-such'))).toMatchObject({ kind: 'http', status: 404 });
    const tooMany = backend.changeCart({ variantId, delta: 100, idempotencyKey: crypto.randomUUID() });
    expect(await failureOf(tooMany)).toMatchObject({
      message: 'Cart update failed',
      kind: 'http',
      detail: expect.any(String),
    });
    const unauthorised = createBackendClient({ ...config, getToken: async () => 'an invalid token' });
    expect(await failureOf(unauthorised.login())).toMatchObject({ kind: 'http', status: 401 });
  });
});

it.each(['grpc-web', 'connect'] as const)('loads the brands of the backend over %s', async (protocol) => {
  const brands = await createBrandsClient({ baseUrl: backendUrl, protocol }).getBrands({
    customerAddress: { city: 'Bengaluru', latitude: 12.9716, longitude: 77.5946 },
  });
  expect(brands.length).toBeGreaterThan(0);
  const misplaced = createBrandsClient({ baseUrl: backendUrl, protocol }).getBrands({
    customerAddress: { latitude: 200 },
  });
  expect(await failureOf(misplaced)).toMatchObject({ kind: 'rpc', code: 'invalid_argument' });
});

describe('the location services', () => {
  const { maps, ipInfo } = sandbox.urls;
  const location = createLocationClient({ mapsUrl: maps, mapsKey: 'sandbox', ipInfoUrl: ipInfo });

  it('find an address, or reject when there is none', async () => {
    expect(await location.reverseGeocode({ latitude: 12.9716, longitude: 77.5946 })).toMatch(/India$/);
    const [place, ...others] = await location.findPlaces('14 Hill Road, Bandra West, Mumbai');
    expect(place).toMatchObject({ address: expect.stringMatching(/400050, India$/), coordinates: {} });
    expect(others).toEqual([]);
    expect(await failureOf(location.findPlaces('Atlantis'))).toMatchObject({ code: 'ZERO_RESULTS' });
    expect(await failureOf(location.reverseGeocode({ latitude: 0, longitude: 0 }))).toMatchObject({
      message: 'No address found for coordinates',
    });
  });

  it('locate an IP address approximately', async () => {
    expect(await location.locateByIp()).toMatchObject({ city: 'Mumbai', country: 'IN' });
  });
});

async function firstPages(
  page: (after: string | null) => Promise<ProductPage>,
  count: number,
): Promise<readonly ProductCard[]> {
  const all: ProductCard[] = [];
  let after: string | null = null;
  for (let read = 0; read < count; read++) {
    const { products, endCursor, hasNextPage } = await page(after);
    all.push(...products);
    if (!hasNextPage) break;
    after = endCursor;
  }
  return all;
}

function idsOf(cards: readonly ProductCard[]): string[] {
  return cards.map(({ id }) => lastIdSegment(id)).toSorted();
}

/** Signs in at the sandbox's identity provider, as the SDK does. Resolves with the identity token. */
async function signIn(phoneNumber: string): Promise<string> {
  const { identity } = sandbox.urls;
  const call = async (path: string, body?: object): Promise<unknown> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return (await fetch(`${identity}${path}`, init)).json();
  };
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts:';
  const { sessionInfo } = v.parse(
    v.object({ sessionInfo: v.string() }),
    await call(`${accounts}sendVerificationCode?key=k`, { phoneNumber }),
  );
  const { verificationCodes } = v.parse(
    v.object({ verificationCodes: v.array(v.object({ sessionInfo: v.string(), code: v.string() })) }),
    await call(`/emulator/v1/projects/${sandbox.projectId}/verificationCodes`),
  );
  const code = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code;
  const signedIn = await call(`${accounts}signInWithPhoneNumber?key=k`, { sessionInfo, code });
  return v.parse(v.object({ idToken: v.string() }), signedIn).idToken;
}
