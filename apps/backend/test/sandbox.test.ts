import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackendClient, createBrandsClient, createShopApiClient } from '@naap/api-clients';
import type { Naap } from '@naap/api-clients/naap';
import { checkoutTotals, DEFAULT_PRICING_RULES, inr } from '@naap/api-clients/pricing';
import { type RunningSandbox, startSandbox } from '@naap/sandbox/node';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandSeeds } from '../src/brands/seed.ts';
import { type BackendProcess, startBackend } from './helpers/backend-process.ts';

const TIMEOUT = 60_000;
const phone = '+919876500042';

describe('the backend process with the sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naap-backend-'));
  let sandbox: RunningSandbox;
  let backend: BackendProcess;
  let token: string;

  beforeAll(async () => {
    sandbox = await startSandbox({ ports: { sandbox: 0, identity: 0 }, dataDir: join(folder, 'sandbox') });
    backend = await startBackend({
      BACKEND_PORT: '0',
      ALLOW_SANDBOX_IDENTITY: 'true',
      SQLITE_FILE: join(folder, 'backend.sqlite'),
      FIREBASE_PROJECT_ID: sandbox.sandbox.projectId,
      FIREBASE_JWKS_URL: `${sandbox.origins.identity}/.well-known/jwks.json`,
      STOREFRONT_URL: sandbox.sandbox.urls.storefront,
      STOREFRONT_TOKEN: sandbox.sandbox.storefrontToken,
    });
    token = await signIn(sandbox.origins.identity);
  }, TIMEOUT);
  afterAll(async () => {
    await backend.end('SIGTERM');
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }, TIMEOUT);

  it('serves the real clients from sign-in to an order', { timeout: TIMEOUT }, async () => {
    const config = { baseUrl: backend.url, getToken: async () => token };
    const product = createBackendClient(config);
    const shop = createShopApiClient(config);
    expect((await product.login()).customerId).toEqual(expect.any(String));

    const { products } = sandbox.sandbox.catalogue;
    const variants = products
      .flatMap((product) => product.variants)
      .filter((variant) => variant.quantityAvailable > 0)
      .slice(0, 2);
    for (const { id } of variants) {
      const variantId = `gid://shopify/ProductVariant/${id}`;
      await product.changeCart({ variantId, delta: 2, idempotencyKey: `add-${id}` });
    }
    const cart = await product.getCart();
    expect(cart.lines.map((line) => line.quantity)).toEqual([2, 2]);

    const address = await shop.createAddress({
      name: 'Meera Rao',
      phone,
      address: '12, 3rd Cross, Indiranagar',
      latitude: 12.97,
      longitude: 77.64,
    });
    const { id: addressId, address: fullAddress, ...rest } = address;
    const order = {
      address: { ...rest, fullAddress, addressId },
      couponCode: 'FLAT400',
      idempotencyKey: 'order',
    };
    const placed = await shop.placeOrder(order);
    expect(await shop.placeOrder(order)).toEqual(placed);

    expect((await product.getCart()).status).toBe('empty');
    const { total } = checkoutTotals(
      variants.map(({ price }) => ({ unitPrice: inr(price), quantity: 2 })),
      'FLAT400',
      DEFAULT_PRICING_RULES,
    );
    expect((await shop.listOrders()).orders).toEqual([
      expect.objectContaining({ orderId: placed.orderId, orderName: '#1001', totalAmount: total }),
    ]);
    const { orders } = v.parse(StoredOrders, await shop.readStoredData());
    expect(orders[0]?.items).toEqual(
      variants.map(({ id }) => {
        const { id: productId, productType } =
          products.find((each) => each.variants.some((variant) => variant.id === id)) ?? {};
        const product_id = `gid://shopify/Product/${productId}`;
        return { product_id, product_type: productType, size: expect.stringMatching(/./) };
      }),
    );
  });

  it('keeps the measurements of a shopper', { timeout: TIMEOUT }, async () => {
    const shop = createShopApiClient({ baseUrl: backend.url, getToken: async () => token });
    const naap: Naap = {
      measurements: { chest: 924, foot: 250 },
      preference: 'loose',
      unit: 'inch',
      known_sizes: [{ brand: 'Kora', kind: 'Kurta', gender: null, size: 'M', wish: 'larger' }],
    };
    await shop.saveNaap(naap);
    expect(await shop.getNaap()).toEqual({ naap, history: [] });
    await shop.deleteNaap();
    expect((await shop.getNaap()).naap).toBeNull();
    const [product] = sandbox.sandbox.catalogue.products;
    const fit = await shop.getProductFit(`gid://shopify/Product/${product?.id}`);
    expect(fit).toEqual({ kept: 0, tooSmall: 0, tooBig: 0 });
  });

  it('rejects unknown and sold-out variants', { timeout: TIMEOUT }, async () => {
    const product = createBackendClient({ baseUrl: backend.url, getToken: async () => token });
    const add = (id: number) =>
      product.changeCart({
        variantId: `gid://shopify/ProductVariant/${id}`,
        delta: 1,
        idempotencyKey: `refused-${id}`,
      });
    await expect(add(1)).rejects.toMatchObject({ status: 422 });
    const soldOut = sandbox.sandbox.catalogue.products
      .flatMap((product) => product.variants)
      .find((variant) => variant.quantityAvailable <= 0);
    if (!soldOut) throw new Error('The catalogue has no sold-out variant.');
    await expect(add(soldOut.id)).rejects.toMatchObject({
      status: 422,
      detail: expect.stringContaining('sold out'),
    });
  });

  it('lists brands that the catalogue has', { timeout: TIMEOUT }, async () => {
    const vendors = new Set(sandbox.sandbox.catalogue.products.map((product) => product.vendor));
    for (const protocol of ['grpc-web', 'connect'] as const) {
      const brands = await createBrandsClient({ baseUrl: backend.url, protocol }).getBrands({});
      expect(brands).toHaveLength(5);
      expect(brands.filter(({ name }) => !vendors.has(name))).toEqual([]);
    }
  });

  it('lists logos that the sandbox serves', async () => {
    for (const { imagePaths } of brandSeeds) {
      const [path] = imagePaths;
      const response = await fetch(`${sandbox.origins.sandbox}/cdn/brands/${path}`);
      expect(response.status, path).toBe(200);
      expect(await response.text()).toMatch(/^<svg/);
    }
  });
});

/** Signs in with the requests of the Firebase SDK to the Auth emulator; returns the ID token. */
async function signIn(identity: string): Promise<string> {
  const call = async (method: string, body: unknown) => {
    const response = await fetch(
      `${identity}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sandbox`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return response.json();
  };
  await call('sendVerificationCode', { phoneNumber: phone });
  const codes = await (await fetch(`${identity}/emulator/v1/projects/demo-naap/verificationCodes`)).json();
  const { code, sessionInfo } = v.parse(Codes, codes).verificationCodes[0];
  return v.parse(SignedIn, await call('signInWithPhoneNumber', { sessionInfo, code })).idToken;
}

const Codes = v.object({
  verificationCodes: v.tupleWithRest([v.object({ code: v.string(), sessionInfo: v.string() })], v.unknown()),
});
const StoredOrders = v.object({
  orders: v.array(
    v.object({
      items: v.array(v.object({ product_id: v.string(), product_type: v.string(), size: v.string() })),
    }),
  ),
});
const SignedIn = v.object({ idToken: v.string() });
