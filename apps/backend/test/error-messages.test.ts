import { describe, expect, it } from 'vitest';
import { AuthUnavailableError, InvalidTokenError, type TokenIdentity } from '../src/auth/token-verifier.ts';
import { createMemoryStore } from '../src/store/memory.ts';
import { StoreUnavailableError } from '../src/store/store.ts';
import { createFakeStorefront, variantId } from './helpers/fake-storefront.ts';
import {
  type Call,
  createTestBackend,
  delta,
  limitersOf,
  newAddress,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';

/** Texts of the specification, which have no full stop. */
const SPECIFIED = new Set([
  'User not authenticated',
  'Please enter a valid coupon code',
  'Selected address not found',
  'Please select a delivery address',
  'Please fetch your location to continue',
  'Your cart is empty',
]);

type Shop = ReturnType<typeof createTestBackend> & { readonly call: Call };

const invalidAddress =
  (change: object) =>
  ({ call }: Shop) =>
    call('POST', '/customer/address', { body: { ...newAddress, ...change } });
const invalidCart =
  (body: unknown) =>
  ({ call }: Shop) =>
    call('POST', '/cart', { body });
const orderWith =
  (extra: Record<string, unknown>) =>
  async ({ call }: Shop) => {
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    return call('POST', '/order', { body: orderTo(addressId, extra) });
  };

const orderAfter =
  (change: (variants: Shop['storefront']['variants']) => void) =>
  async ({ call, storefront }: Shop) => {
    const addressId = await saveAddress(call);
    for (const number of [1, 2, 3]) await call('POST', '/cart', { body: delta(number, 1) });
    change(storefront.variants);
    return call('POST', '/order', { body: orderTo(addressId) });
  };
const change = (variants: Shop['storefront']['variants'], numbers: readonly number[], to: object) => {
  for (const number of numbers) Object.assign(variants.get(variantId(number)) ?? {}, to);
};
const euros = { price: { amount: 1999, currency: 'EUR' } };

const errorCases: Readonly<Record<string, readonly [number, (shop: Shop) => ReturnType<Call>]>> = {
  'no JSON': [400, invalidCart('{')],
  'no object': [400, invalidCart('null')],
  'a missing field': [400, invalidCart({})],
  'an empty list': [400, invalidCart({ items: [] })],
  'too many items': [400, invalidCart({ items: Array(101).fill(delta(1, 1).items[0]) })],
  'an unknown field': [400, invalidCart({ ...delta(1, 1), coupon: 'x' })],
  'half an item': [400, invalidCart({ items: [{ product_variant_id: variantId(1), quantity: 0.5 }] })],
  'a thousand of one': [400, invalidCart({ items: [{ product_variant_id: variantId(1), quantity: 1000 }] })],
  'a malformed id': [400, invalidCart({ items: [{ product_variant_id: '1', quantity: 1 }] })],
  'an unknown item': [422, invalidCart(delta(999, 1))],
  'a hundred of one': [422, invalidCart({ items: [...delta(1, 99).items, ...delta(1, 1).items] })],
  'a large body': [413, invalidCart({ items: 'x'.repeat(70_000) })],
  'no name': [400, invalidAddress({ name: ' ' })],
  'a control character': [400, invalidAddress({ name: 'a\0b' })],
  'a long address': [400, invalidAddress({ address: 'x'.repeat(501) })],
  'no phone': [400, invalidAddress({ phone: undefined })],
  'a malformed phone': [400, invalidAddress({ phone: 'call me' })],
  'a latitude beyond the pole': [400, invalidAddress({ latitude: 91 })],
  'no longitude': [400, invalidAddress({ longitude: null })],
  'the position 0, 0': [400, invalidAddress({ latitude: 0, longitude: 0 })],
  'another coupon': [422, orderWith({ coupon_code: 'FIRST10' })],
  'a long coupon': [400, orderWith({ coupon_code: 'x'.repeat(41) })],
  'half a paisa': [400, orderWith({ expected_total: 0.5 })],
  'another total': [409, orderWith({ expected_total: 1 })],
  'no address': [404, ({ call }) => call('POST', '/order', { body: orderTo('none') })],
  'an address id of no length': [400, ({ call }) => call('POST', '/order', { body: orderTo('') })],
  'an address to delete': [404, ({ call }) => call('DELETE', '/customer/address/none')],
  'an empty cart': [
    422,
    async ({ call }) => call('POST', '/order', { body: orderTo(await saveAddress(call)) }),
  ],
  'an item that is sold out': [422, orderAfter((all) => change(all, [1], { availableForSale: false }))],
  'items that are sold out': [422, orderAfter((all) => change(all, [1, 2], { availableForSale: false }))],
  'an item that is gone': [422, orderAfter((all) => void all.delete(variantId(1)))],
  'items that are gone': [422, orderAfter((all) => all.clear())],
  'a price in another currency': [503, orderAfter((all) => change(all, [2], euros))],
  'an invalid cursor': [400, ({ call }) => call('GET', '/orders?after=x')],
  'a malformed key': [400, ({ call }) => call('POST', '/cart', { body: delta(1, 1), key: 'a b' })],
  'a key of another request': [
    422,
    async ({ call }) => {
      await call('POST', '/cart', { body: delta(1, 1), key: 'k' });
      return call('POST', '/cart', { body: delta(1, 2), key: 'k' });
    },
  ],
  'a request in flight': [
    409,
    async ({ call, storefront }) => {
      const body = delta(1, 1);
      const first = Promise.withResolvers<void>();
      const lookedUp = Promise.withResolvers<void>();
      storefront.beforeResponse = () => {
        lookedUp.resolve();
        return first.promise;
      };
      const running = call('POST', '/cart', { body, key: 'k' });
      await lookedUp.promise;
      const response = await call('POST', '/cart', { body, key: 'k' });
      first.resolve();
      await running;
      return response;
    },
  ],
  'a storefront that is down': [
    503,
    ({ call, storefront }) => {
      storefront.isDown = true;
      return call('POST', '/cart', { body: delta(1, 1) });
    },
  ],
  'an unknown path': [404, ({ call }) => call('GET', '/nowhere')],
  'an unsupported method': [405, ({ call }) => call('DELETE', '/cart')],
};

const tokenErrors: Readonly<Record<string, readonly [number, () => Promise<TokenIdentity>]>> = {
  'no phone number': [403, async () => ({ uid: 'u', phone: null, signedInAt: 1 })],
  'an expired token': [401, () => Promise.reject(new InvalidTokenError('expired'))],
  'no signing keys': [503, () => Promise.reject(new AuthUnavailableError('down'))],
};

function expectShopperMessage(body: unknown) {
  const { error } = Object(body);
  if (SPECIFIED.has(error)) return;
  expect(error).toMatch(/^[A-Z]/);
  expect(error).toMatch(/\.$/);
  expect(error).not.toMatch(/[a-z]_[a-z]|must be|gid:|undefined|NaN|\[\d/);
}

describe('the message of an error response is a sentence for the shopper', () => {
  it.each(Object.entries(errorCases))('about %s', async (_name, [status, send]) => {
    const shop = createTestBackend();
    const response = await send({ ...shop, call: shop.as('meera') });
    expect(response.status).toBe(status);
    expectShopperMessage(response.body);
  });

  it.each(Object.entries(tokenErrors))('about %s', async (_name, [status, verifyToken]) => {
    const response = await createTestBackend({ verifyToken }).as('meera')('GET', '/cart');
    expect(response.status).toBe(status);
    expectShopperMessage(response.body);
  });

  it('about a missing token, too many requests, an unavailable database and an internal error', async () => {
    const shop = createTestBackend({ rateLimiters: limitersOf({ shopper: 1 }) });
    const missing = await shop.backend.fetch(new Request('http://backend.test/cart'));
    expect(missing.status).toBe(401);
    expectShopperMessage(await missing.json());
    await shop.as('meera')('GET', '/cart');
    const limited = await shop.as('meera')('GET', '/cart');
    expect(limited.status).toBe(429);
    expectShopperMessage(limited.body);
    for (const [status, error] of [
      [503, new StoreUnavailableError(new Error('refused'))],
      [500, new Error('a mistake')],
    ] as const) {
      const store = { ...createMemoryStore(), ensureCustomer: () => Promise.reject(error) };
      const response = await createTestBackend({ store, storefront: createFakeStorefront() }).as('meera')(
        'GET',
        '/cart',
      );
      expect(response.status).toBe(status);
      expectShopperMessage(response.body);
    }
  });
});
