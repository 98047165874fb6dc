import { createClient } from '@connectrpc/connect';
import { createConnectTransport, createGrpcWebTransport } from '@connectrpc/connect-web';
import { DEFAULT_PRICING_RULES, inr, money } from '@naap/api-clients/pricing';
import { BrandService, StatusCode } from '@naap/proto';
import { describe, expect, it } from 'vitest';
import type { BackendOptions } from '../src/app.ts';
import { AuthUnavailableError } from '../src/auth/token-verifier.ts';
import { createMemoryStore } from '../src/store/memory.ts';
import { type Store, StoreUnavailableError } from '../src/store/store.ts';
import { priceOf, variantId } from './helpers/fake-storefront.ts';
import {
  cartOf,
  createTestBackend,
  delta,
  newAddress,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';

const INVALID_REQUEST = 'This request could not be understood. Please reload the page and try again.';

describe('POST /login', () => {
  it('returns one customer for each shopper', async () => {
    const { as } = createTestBackend();
    const { status, body } = await as('meera')('POST', '/login');
    expect(status).toBe(200);
    expect(body).toEqual({ shopify_customer_id: expect.any(String) });
    expect((await as('meera')('POST', '/login')).body).toEqual(body);
    expect((await as('asha')('POST', '/login')).body).not.toEqual(body);
  });

  it('answers 403 for an account without a phone number', async () => {
    const { as } = createTestBackend({ verifyToken: async (uid) => ({ uid, phone: null, signedInAt: 1 }) });
    expect(await as('meera')('POST', '/login')).toMatchObject({
      status: 403,
      body: { error: 'This account has no phone number. Sign in by phone.' },
    });
  });

  it('answers 503, not 401, when tokens cannot be verified', async () => {
    const { as } = createTestBackend({
      verifyToken: async () => {
        throw new AuthUnavailableError('no keys');
      },
    });
    expect((await as('meera')('POST', '/login')).status).toBe(503);
  });
});

describe('cart', () => {
  it('adds deltas to its lines and returns the whole cart', async () => {
    const call = createTestBackend().as('meera');
    expect((await call('GET', '/cart')).body).toEqual(cartOf());
    expect((await call('POST', '/cart', { body: delta(2, 1) })).body).toEqual(cartOf([2, 1]));
    expect((await call('POST', '/cart', { body: delta(1, 3) })).body).toEqual(cartOf([2, 1], [1, 3]));
    expect((await call('POST', '/cart', { body: delta(2, 5) })).body).toEqual(cartOf([2, 6], [1, 3]));
    expect((await call('GET', '/cart')).body).toEqual(cartOf([2, 6], [1, 3]));
  });

  it('removes a line at 0 or less, without a storefront call', async () => {
    const { as, storefront } = createTestBackend();
    const call = as('meera');
    await call('POST', '/cart', { body: delta(1, 3) });
    storefront.isDown = true;
    expect((await call('POST', '/cart', { body: delta(1, -1) })).body).toEqual(cartOf([1, 2]));
    expect((await call('POST', '/cart', { body: delta(1, -7) })).body).toEqual(cartOf());
  });

  it.each([
    [
      'no JSON',
      '{"items":',
      400,
      INVALID_REQUEST,
      { code: 'invalid_body', problem: 'The body must be JSON' },
    ],
    [
      'no object',
      'null',
      400,
      INVALID_REQUEST,
      { code: 'invalid_body', problem: 'The body must be a JSON object' },
    ],
    ['nothing', {}, 400, INVALID_REQUEST, invalid('items', 'is missing')],
    ['an empty list', { items: [] }, 400, INVALID_REQUEST, invalid('items', 'must not be empty')],
    [
      'an extra field',
      { ...delta(1, 1), coupon: 'x' },
      400,
      INVALID_REQUEST,
      invalid('coupon', 'is an unknown field'),
    ],
    [
      'an extra field of an item',
      { items: [{ ...delta(1, 1).items[0], price: 1 }] },
      400,
      INVALID_REQUEST,
      invalid('items[0].price', 'is an unknown field'),
    ],
    [
      'a half',
      { items: [{ product_variant_id: variantId(1), quantity: 0.5 }] },
      400,
      'Choose a quantity from 1 to 99.',
      invalid('items[0].quantity', 'must be a whole number from -99 to 99'),
    ],
    [
      'text for a number',
      { items: [{ product_variant_id: variantId(1), quantity: '1' }] },
      400,
      'Choose a quantity from 1 to 99.',
      invalid('items[0].quantity', 'must be of type number'),
    ],
    [
      'a bare id',
      { items: [{ product_variant_id: '1', quantity: 1 }] },
      400,
      'This item cannot be found in the shop.',
      invalid('items[0].product_variant_id', 'must be the global id of a variant'),
    ],
    [
      'an unknown variant',
      delta(999, 1),
      422,
      'One item is no longer sold.',
      { code: 'unavailable', items: [{ product_variant_id: variantId(999), reason: 'not_found' }] },
    ],
    [
      'a hundred of one',
      { items: [...delta(1, 99).items, ...delta(1, 1).items] },
      422,
      'At most 99 of one item can be in the bag.',
      { code: 'quantity_limit' },
    ],
  ])('rejects %s and stores nothing', async (_name, body, status, error, details) => {
    const call = createTestBackend().as('meera');
    const response = await call('POST', '/cart', { body });
    expect([response.status, response.body]).toEqual([status, { error, ...details }]);
    expect((await call('GET', '/cart')).body).toEqual(cartOf());
  });

  it('rejects a sold-out variant', async () => {
    const { as, storefront } = createTestBackend();
    sellOut(storefront.variants, 3);
    expect(await as('meera')('POST', '/cart', { body: delta(3, 1) })).toMatchObject({
      status: 422,
      body: {
        error: 'This item is sold out: Kurta 3 (M).',
        code: 'unavailable',
        items: [{ product_variant_id: variantId(3), reason: 'sold_out' }],
      },
    });
  });

  it.each(['text/plain', 'application/xml', 'application/jsonp', 'multipart/form-data; boundary=x', ''])(
    'rejects a body of the type "%s" with 415',
    async (type) => {
      const { status, body } = await createTestBackend().as('meera')('POST', '/cart', {
        body: delta(1, 1),
        headers: { 'Content-Type': type },
      });
      expect([status, body]).toMatchObject([415, { code: 'unsupported_media_type' }]);
    },
  );

  it.each(['application/json', 'Application/JSON; charset=utf-8', undefined])(
    'accepts the type %s',
    async (type) => {
      const { backend } = createTestBackend();
      const response = await backend.fetch(
        new Request('http://backend.test/cart', {
          method: 'POST',
          headers: { Authorization: 'Bearer meera', ...(type !== undefined && { 'Content-Type': type }) },
          // As bytes, which have no type of their own.
          body: new TextEncoder().encode(JSON.stringify(delta(1, 1))),
        }),
      );
      expect(response.status).toBe(200);
    },
  );

  it('puts a removed line back where it was, also when it has sold out and the storefront is down', async () => {
    const { as, storefront } = createTestBackend();
    const call = as('meera');
    for (const number of [1, 2, 3]) await call('POST', '/cart', { body: delta(number, number) });
    await call('POST', '/cart', { body: delta(2, -2) });
    sellOut(storefront.variants, 2);
    storefront.isDown = true;
    const restored = { ...delta(2, 2).items[0], restore_after: [variantId(1)] };
    const body = { items: [restored] };
    expect((await call('POST', '/cart', { body, key: 'k' })).body).toEqual(cartOf([1, 1], [2, 2], [3, 3]));
    expect((await call('POST', '/cart', { body, key: 'k' })).body).toEqual(cartOf([1, 1], [2, 2], [3, 3]));
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 1], [2, 2], [3, 3]));
  });

  it('rejects a large body, with and without Content-Length', async () => {
    const { backend, as } = createTestBackend();
    const body = JSON.stringify({ items: 'x'.repeat(70_000) });
    expect((await as('meera')('POST', '/cart', { body })).status).toBe(413);
    const declared = await as('meera')('POST', '/cart', {
      body: '{}',
      headers: { 'Content-Length': '70000' },
    });
    expect(declared).toMatchObject({
      status: 413,
      body: {
        error: 'This request is too large.',
        code: 'body_too_large',
        problem: 'The body is larger than 65536 bytes',
      },
    });
    expect((await backend.fetch(new Request('http://backend.test/healthz'))).status).toBe(200);
  });

  it('answers 503 when the storefront is down, and stores nothing', async () => {
    const { as, storefront } = createTestBackend();
    storefront.isDown = true;
    expect(await as('meera')('POST', '/cart', { body: delta(1, 1) })).toMatchObject({
      status: 503,
      body: { error: 'The catalogue cannot be reached right now. Please try again.' },
    });
    expect((await as('meera')('GET', '/cart')).body).toEqual(cartOf());
  });
});

describe('Idempotency-Key', () => {
  it('answers 409 while the first request is in flight, 422 with another body', async () => {
    const { as, storefront } = createTestBackend();
    const lookedUp = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    storefront.beforeResponse = () => {
      lookedUp.resolve();
      return release.promise;
    };
    const first = as('meera')('POST', '/cart', { body: delta(1, 2), key: 'k' });
    await lookedUp.promise;
    const second = await as('meera')('POST', '/cart', { body: delta(1, 2), key: 'k' });
    expect(second.status).toBe(409);
    expect(second.headers.get('Retry-After')).toBe('1');
    expect((await as('meera')('POST', '/cart', { body: delta(1, 3), key: 'k' })).status).toBe(422);
    release.resolve();
    expect((await first).body).toEqual(cartOf([1, 2]));
  });
});

describe('addresses', () => {
  it('are saved, listed and deleted', async () => {
    const call = createTestBackend().as('meera');
    const { status, body } = await call('POST', '/customer/address', { body: newAddress });
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.any(String), ...newAddress, created_at: expect.any(String) },
    });
    expect((await call('GET', '/customer/address')).body).toEqual([body]);
    const id = await saveAddress(call, 'Asha Rao');
    expect(await call('DELETE', `/customer/address/${id}`)).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    expect((await call('GET', '/customer/address')).body).toEqual([body]);
  });

  it.each([
    [{ name: '   ' }, 'Enter a name of at most 100 characters.', 'name'],
    [{ name: 'x'.repeat(101) }, 'Enter a name of at most 100 characters.', 'name'],
    [{ address: '' }, 'Enter an address of at most 500 characters.', 'address'],
    [{ phone: 'call me' }, 'Enter a 10-digit mobile number.', 'phone'],
    [{ latitude: 91 }, 'Please fetch your location to continue', 'latitude'],
    [{ longitude: null }, 'Please fetch your location to continue', 'longitude'],
    [{ latitude: 0, longitude: 0 }, 'Please fetch your location to continue', 'latitude', 'longitude'],
    [{ landmark: 'the big tree' }, INVALID_REQUEST, 'landmark'],
    [{ created_at: '2026-11-28T18:30:00+05' }, INVALID_REQUEST, 'created_at'],
  ])('are rejected with %j', async (change, error, ...fields) => {
    const call = createTestBackend().as('meera');
    expect(await call('POST', '/customer/address', { body: { ...newAddress, ...change } })).toMatchObject({
      status: 400,
      body: { error, code: 'invalid_fields', fields: fields.map((name) => ({ in: 'body', name })) },
    });
    expect((await call('GET', '/customer/address')).body).toEqual([]);
  });

  it('can be put back exactly as they were, once', async () => {
    const call = createTestBackend().as('meera');
    await saveAddress(call, 'Asha Rao');
    const id = await saveAddress(call);
    await saveAddress(call, 'Office');
    const { body: address } = await call('GET', `/customer/address/${id}`);
    const { body: before } = await call('GET', '/customer/address');
    await call('DELETE', `/customer/address/${id}`);
    expect((await call('GET', '/customer/address')).body).toHaveLength(2);
    for (const _ of ['first', 'retry']) {
      const { status, body } = await call('POST', '/customer/address', { body: address ?? '' });
      expect({ status, body }).toEqual({ status: 201, body: address });
    }
    expect((await call('GET', '/customer/address')).body).toEqual(before);
  });

  it.each([
    [{}, 1],
    [{ name: ` ${newAddress.name}\t` }, 1],
    [{ phone: '098765 00001' }, 1],
    [{ name: newAddress.name.toUpperCase() }, 2],
    [{ phone: '+919876543211' }, 2],
    [{ address: `${newAddress.address}, gate 2` }, 2],
    [{ latitude: newAddress.latitude + 0.001 }, 2],
    [{ id: '8d3f0f4e-5d6c-4a43-9d5f-7f2f0a3a3a01' }, 2],
  ])('are saved once if all fields are the same: %j', async (change, count) => {
    const call = createTestBackend().as('meera');
    const first = await call('POST', '/customer/address', { body: newAddress });
    const second = await call('POST', '/customer/address', { body: { ...newAddress, ...change } });
    expect(second.status).toBe(201);
    const { body } = await call('GET', '/customer/address');
    expect(body).toHaveLength(count);
    if (count === 1) expect(second.body).toEqual(first.body);
  });

  it('get another id when the given one is that of another shopper', async () => {
    const { as } = createTestBackend();
    const id = await saveAddress(as('meera'));
    const { status, body } = await as('asha')('POST', '/customer/address', { body: { ...newAddress, id } });
    expect({ status, body }).toMatchObject({ status: 201, body: newAddress });
    expect(body).not.toMatchObject({ id });
    expect((await as('meera')('GET', '/customer/address')).body).toMatchObject([{ id }]);
  });

  it('have a URL, relative to that of the request, also in the response to a retry', async () => {
    const call = createTestBackend().as('meera');
    const first = await call('POST', '/customer/address', { body: newAddress, key: 'k' });
    const second = await call('POST', '/customer/address', { body: newAddress, key: 'k' });
    const location = first.headers.get('Location') ?? '';
    expect(second.headers.get('Location')).toBe(location);
    const { pathname } = new URL(location, 'http://backend.test/customer/address');
    expect(await call('GET', pathname)).toMatchObject({ status: 200, body: first.body });
  });

  it.each([
    ['नलिनीकान्त चन्द्रशेखर वेङ्कटनारायणन् '.repeat(2), 201],
    ['म'.repeat(100), 201],
    ['😀'.repeat(100), 201],
    ['😀'.repeat(101), 400],
  ])('have a name of at most 100 Unicode characters: %s', async (name, status) => {
    const call = createTestBackend().as('meera');
    expect((await call('POST', '/customer/address', { body: { ...newAddress, name } })).status).toBe(status);
  });

  it('are rejected with the names of all invalid fields', async () => {
    const call = createTestBackend().as('meera');
    const body = { ...newAddress, name: '', phone: 1, longitude: undefined, landmark: 'x' };
    expect((await call('POST', '/customer/address', { body })).body).toMatchObject({
      error: 'Enter a name of at most 100 characters.',
      fields: [
        { name: 'name', problem: 'must not be empty or hold control characters' },
        { name: 'phone', problem: 'must be of type string' },
        { name: 'longitude', problem: 'is missing' },
        { name: 'landmark', problem: 'is an unknown field' },
      ],
    });
  });

  it('of another shopper get the same responses as unknown ones', async () => {
    const { as } = createTestBackend();
    const id = await saveAddress(as('meera'));
    await as('asha')('POST', '/cart', { body: delta(1, 1) });
    const attempts = [id, 'no-such-address'].map(async (addressId) => ({
      read: await as('asha')('GET', `/customer/address/${addressId}`).then(visible),
      deleted: await as('asha')('DELETE', `/customer/address/${addressId}`).then(visible),
      ordered: await as('asha')('POST', '/order', { body: orderTo(addressId) }).then(visible),
    }));
    const [theirs, none] = await Promise.all(attempts);
    expect(theirs).toEqual(none);
    expect(theirs?.read).toMatchObject({ status: 404 });
    expect(theirs?.deleted).toMatchObject({ status: 404 });
    expect(theirs?.ordered).toMatchObject({ status: 404 });
    expect((await as('asha')('GET', '/cart')).body).toEqual(cartOf([1, 1]));
  });
});

describe('order', () => {
  it('is priced by the backend, empties the cart and is listed', async () => {
    const call = createTestBackend({ now: () => Date.UTC(2026, 10, 21) }).as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 2) });
    await call('POST', '/cart', { body: delta(2, 1) });
    const placed = await call('POST', '/order', { body: orderTo(addressId) });
    expect(placed).toMatchObject({
      status: 200,
      body: { status: 'success', order_id: expect.any(String), order_name: '#1001' },
    });
    expect((await call('GET', '/cart')).body).toEqual(cartOf());
    expect((await call('GET', '/orders')).body).toMatchObject({
      orders: [
        {
          order_id: Object(placed.body).order_id,
          order_name: '#1001',
          status: 'Confirmed',
          created_at: '2026-11-21T00:00:00.000Z',
          currency: 'INR',
          total_amount: (2 * priceOf(1) + priceOf(2)) / 100,
        },
      ],
    });
  });

  it('has a URL with its items, relative to that of the request, also in the response to a retry', async () => {
    const { as } = createTestBackend();
    const call = as('meera');
    const id = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 2) });
    const first = await call('POST', '/order', { body: orderTo(id), key: 'k' });
    const second = await call('POST', '/order', { body: orderTo(id), key: 'k' });
    const location = first.headers.get('Location') ?? '';
    expect(second.headers.get('Location')).toBe(location);
    const { pathname } = new URL(location, 'http://backend.test/order');
    const { order_id, order_name } = Object(first.body);
    const order = await call('GET', pathname);
    expect(order).toMatchObject({
      status: 200,
      body: {
        order_id,
        order_name,
        deliver_to: { id, ...newAddress },
        items: [{ product_variant_id: variantId(1), quantity: 2 }],
      },
    });
    expect(order.headers.get('ETag')).toBeTruthy();
    for (const other of [
      as('asha')('GET', pathname),
      call('GET', `/order/${crypto.randomUUID()}`),
      call('GET', '/order/1'),
    ])
      expect(await other).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  });

  it('takes ₹400 off for FLAT400, also below zero', async () => {
    const { call, addressId } = await createFilledCart();
    await call('POST', '/order', { body: orderTo(addressId, { coupon_code: ' flat400 ' }) });
    expect(Object((await call('GET', '/orders')).body).orders[0].total_amount).toBe(
      (priceOf(1) - 40_000) / 100,
    );
  });

  it.each([
    ['another coupon', { coupon_code: 'FIRST10' }, 422, 'Please enter a valid coupon code'],
    ['a price of its own', { total: 1 }, 400, INVALID_REQUEST],
    ['half a paisa', { expected_total: 0.5 }, 400, INVALID_REQUEST],
  ])('rejects %s', async (_name, extra, status, error) => {
    const { call, addressId } = await createFilledCart();
    const response = await call('POST', '/order', { body: orderTo(addressId, extra) });
    expect(response).toMatchObject({ status, body: { error } });
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 1]));
  });

  it('needs only the id of its address', async () => {
    const call = createTestBackend().as('meera');
    const address_id = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    expect((await call('POST', '/order', { body: { address: { address_id } } })).status).toBe(200);
    await call('POST', '/cart', { body: delta(1, 1) });
    const ignored = { name: '', phone: 'call me', latitude: 91, longitude: null };
    expect((await call('POST', '/order', { body: { address: { address_id, ...ignored } } })).status).toBe(
      200,
    );
  });

  it('rejects an empty cart', async () => {
    const call = createTestBackend().as('meera');
    const addressId = await saveAddress(call);
    expect(await call('POST', '/order', { body: orderTo(addressId) })).toMatchObject({
      status: 422,
      body: { error: 'Your cart is empty' },
    });
  });

  it('names sold-out and deleted items, and places nothing', async () => {
    const { call, storefront, addressId } = await createFilledCart();
    await call('POST', '/cart', { body: delta(2, 1) });
    sellOut(storefront.variants, 2);
    const advice = 'Remove what is not available from your bag to order the rest.';
    const soldOut = { product_variant_id: variantId(2), reason: 'sold_out' };
    expect(await call('POST', '/order', { body: orderTo(addressId) })).toMatchObject({
      status: 422,
      body: { error: `This item is sold out: Kurta 2 (M). ${advice}`, code: 'unavailable', items: [soldOut] },
    });
    storefront.variants.delete(variantId(1));
    expect(await call('POST', '/order', { body: orderTo(addressId) })).toMatchObject({
      status: 422,
      body: {
        error: `This item is sold out: Kurta 2 (M). One item is no longer sold. ${advice}`,
        items: [{ product_variant_id: variantId(1), reason: 'not_found' }, soldOut],
      },
    });
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 1], [2, 1]));
    expect((await call('GET', '/orders')).body).toEqual({ orders: [] });
  });

  it.each([
    ['negative', inr(-1)],
    ['not a number', inr(Number.NaN)],
    ['infinite', inr(Number.POSITIVE_INFINITY)],
    ['a fraction of a paisa', inr(0.5)],
    ['above the bound', inr(1_000_000_001)],
    ['in another currency', money(1999, 'EUR')],
  ])('answers 503 and stores nothing when a price of the storefront is %s', async (_name, price) => {
    const { call, storefront, addressId } = await createFilledCart();
    const variant = storefront.variants.get(variantId(1));
    if (variant) Object.assign(variant, { price });
    const refused = await call('POST', '/order', { body: orderTo(addressId), key: 'k' });
    expect(refused).toMatchObject({
      status: 503,
      body: { error: 'The catalogue cannot be reached right now. Please try again.' },
    });
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect((await call('GET', '/orders')).body).toEqual({ orders: [] });
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 1]));

    if (variant) Object.assign(variant, { price: inr(1_000_000_000) });
    expect((await call('POST', '/order', { body: orderTo(addressId), key: 'k' })).status).toBe(200);
  });

  it('limits the uses of the coupon per shopper when configured', async () => {
    const { as } = createTestBackend({ couponUsesPerShopper: 1 });
    const order = async (uid: string, extra: Record<string, unknown>) => {
      const addressId = await saveAddress(as(uid));
      await as(uid)('POST', '/cart', { body: delta(1, 1) });
      return as(uid)('POST', '/order', { body: orderTo(addressId, extra) });
    };
    expect((await order('meera', { coupon_code: ' flat400 ' })).status).toBe(200);
    expect(await order('meera', { coupon_code: 'FLAT400' })).toMatchObject({
      status: 422,
      body: { error: 'You have already used this coupon. Remove it to place the order.' },
    });
    expect((await order('asha', { coupon_code: 'FLAT400' })).status).toBe(200);
    expect((await order('meera', {})).status).toBe(200);
  });

  it('does not limit the uses of the coupon by default', async () => {
    const call = createTestBackend().as('meera');
    const addressId = await saveAddress(call);
    for (let count = 0; count < 3; count++) {
      await call('POST', '/cart', { body: delta(1, 1) });
      const body = orderTo(addressId, { coupon_code: 'FLAT400' });
      expect((await call('POST', '/order', { body })).status).toBe(200);
    }
  });

  it('uses the given pricing rules', async () => {
    const { call, addressId } = await createFilledCart({
      pricing: { ...DEFAULT_PRICING_RULES, coupon: { code: 'MINUS1', discount: 100 } },
    });
    const order = (coupon_code: string) =>
      call('POST', '/order', { body: orderTo(addressId, { coupon_code }) });
    expect((await order('FLAT400')).status).toBe(422);
    expect((await order('minus1')).status).toBe(200);
    expect(Object((await call('GET', '/orders')).body).orders[0].total_amount).toBe((priceOf(1) - 100) / 100);
  });

  it('answers 503 when the storefront is down, and can be retried with its key', async () => {
    const { call, storefront, addressId } = await createFilledCart();
    storefront.isDown = true;
    expect((await call('POST', '/order', { body: orderTo(addressId), key: 'o' })).status).toBe(503);
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 1]));
    storefront.isDown = false;
    expect((await call('POST', '/order', { body: orderTo(addressId), key: 'o' })).status).toBe(200);
  });

  it('includes an item that was added while the order was priced', async () => {
    const { call, storefront, addressId } = await createFilledCart();
    storefront.beforeResponse = async () => {
      storefront.beforeResponse = async () => {};
      await call('POST', '/cart', { body: delta(2, 1) });
    };
    expect((await call('POST', '/order', { body: orderTo(addressId) })).status).toBe(200);
    expect((await call('GET', '/cart')).body).toEqual(cartOf());
    expect(Object((await call('GET', '/orders')).body).orders[0].total_amount).toBe(
      (priceOf(1) + priceOf(2)) / 100,
    );
  });

  it('answers 409 when the cart keeps changing, and leaves it unchanged', async () => {
    const { as, storefront } = createTestBackend();
    const call = as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 20) });
    storefront.beforeResponse = async () => {
      await call('POST', '/cart', { body: delta(1, -1) });
    };
    expect((await call('POST', '/order', { body: orderTo(addressId) })).status).toBe(409);
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 15]));
  });

  it('is listed in pages of ten, newest first', async () => {
    const { as } = createTestBackend();
    const call = as('meera');
    const addressId = await saveAddress(call);
    for (let count = 0; count < 12; count++) {
      await call('POST', '/cart', { body: delta(1, 1) });
      await call('POST', '/order', { body: orderTo(addressId) });
    }
    const first = Object((await call('GET', '/orders')).body);
    expect(first.orders.map(nameOf)).toEqual(Array.from({ length: 10 }, (_, index) => `#${1012 - index}`));
    const after = encodeURIComponent(first.cursor);
    expect((await call('GET', `/orders?after=${after}`)).body).toEqual({
      orders: [
        expect.objectContaining({ order_name: '#1002' }),
        expect.objectContaining({ order_name: '#1001' }),
      ],
    });
    expect((await as('asha')('GET', `/orders?after=${after}`)).body).toEqual({ orders: [] });
    expect((await call('GET', '/orders?after=yesterday')).status).toBe(400);
  });
});

describe('an unavailable database', () => {
  it.each([
    ['GET', '/healthz'],
    ['POST', '/login'],
    ['GET', '/cart'],
    ['GET', '/orders'],
  ])('makes %s %s answer 503', async (method, path) => {
    const { as } = createTestBackend({ store: createBrokenStore() });
    expect(await as('meera')(method, path)).toMatchObject({
      status: 503,
      body: { error: 'The shop cannot be reached right now. Please try again.' },
    });
  });
});

describe('brands', () => {
  const transports = { 'gRPC-Web': createGrpcWebTransport, Connect: createConnectTransport };

  it.each(Object.entries(transports))('are listed over %s', async (_name, createTransport) => {
    const { backend } = createTestBackend({ brandImagesUrl: 'https://images.test/brands' });
    const { header, brands } = await brandsOf(backend.fetch, createTransport).getBrand({});
    expect(header?.status).toBe(StatusCode.SUCCESS);
    expect(brands).toHaveLength(5);
    expect(brands[1]).toMatchObject({
      primaryKey: { brandId: 2 },
      name: 'Kora',
      imageUrls: ['https://images.test/brands/kora.svg'],
    });
  });

  function brandsOf(
    fetch: (request: Request) => Promise<Response>,
    createTransport: typeof createGrpcWebTransport,
  ) {
    return createClient(
      BrandService,
      createTransport({
        baseUrl: 'http://backend.test',
        fetch: (input, init) => fetch(new Request(input, init)),
      }),
    );
  }
});

describe('conditional requests', () => {
  it.each(['/cart', '/customer/address', '/orders'])('of %s get 304 until it changes', async (path) => {
    const { as } = createTestBackend({ allowedOrigins: ['http://localhost:5173'] });
    const call = as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    const { headers } = await call('GET', path);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toMatch(/Authorization/);
    const tag = headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);

    const conditional = { headers: { 'If-None-Match': tag, Origin: 'http://localhost:5173' } };
    const unchanged = await call('GET', path, conditional);
    expect([unchanged.status, unchanged.body]).toEqual([304, null]);
    expect(unchanged.headers.get('ETag')).toBe(tag);
    expect(unchanged.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(unchanged.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(unchanged.headers.get('Access-Control-Expose-Headers')).toMatch(/ETag,Location/);

    await call('POST', '/order', { body: orderTo(addressId) });
    await saveAddress(call, 'Office');
    const changed = await call('GET', path, conditional);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(tag);
  });

  it('without a valid token get 401, which is not stored', async () => {
    const { backend } = createTestBackend();
    const response = await backend.fetch(
      new Request('http://backend.test/cart', { headers: { 'If-None-Match': '*' } }),
    );
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).toBeNull();
  });

  it('of the API document need no token', async () => {
    const { backend } = createTestBackend();
    const get = (headers = {}) => backend.fetch(new Request('http://backend.test/openapi.json', { headers }));
    const first = await get();
    expect(await first.json()).toMatchObject({ openapi: '3.1.1' });
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const second = await get({ 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(second.status).toBe(304);
  });
});

describe('every response', () => {
  it('allows the configured origins and no other', async () => {
    const { backend } = createTestBackend({ allowedOrigins: ['http://localhost:5173'] });
    const preflight = (origin: string) =>
      backend.fetch(
        new Request('http://backend.test/cart', {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        }),
      );
    const allowed = await preflight('http://localhost:5173');
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toMatch(/Idempotency-Key/);
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toMatch(/X-Grpc-Web/i);
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toMatch(/traceparent/);
    const other = await preflight('http://evil.test');
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('can be read by the configured origins and by no other', async () => {
    const { as } = createTestBackend({ allowedOrigins: ['http://localhost:5173'] });
    const headersFor = async (Origin: string) =>
      (await as('meera')('GET', '/cart', { headers: { Origin } })).headers;
    const allowed = await headersFor('http://localhost:5173');
    expect(allowed.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(allowed.get('Vary')).toBe('Authorization, Origin');
    const other = await headersFor('http://evil.test');
    expect(other.get('Access-Control-Allow-Origin')).toBeNull();
    expect(other.get('Vary')).toBe('Authorization, Origin');
  });

  it('has CORS and security headers for errors too', async () => {
    const { as } = createTestBackend({ allowedOrigins: ['http://localhost:5173'] });
    const { status, headers } = await as('meera')('GET', '/nowhere', {
      headers: { Origin: 'http://localhost:5173' },
    });
    expect(status).toBe(404);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('names the allowed methods with 405', async () => {
    const { status, headers } = await createTestBackend().as('meera')('PUT', '/cart');
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('GET, POST');
  });
});

/** Returns the code and fields of an error about one field of the body. */
function invalid(name: string, problem: string) {
  return { code: 'invalid_fields', fields: [{ in: 'body', name, problem }] };
}

function nameOf({ order_name }: { order_name: string }): string {
  return order_name;
}

function visible({ status, body }: { status: number; body: unknown }) {
  return { status, body };
}

/** Creates a backend in which Meera has an address and one piece of a variant in the cart. */
async function createFilledCart(options?: Partial<BackendOptions>) {
  const { as, storefront } = createTestBackend(options);
  const call = as('meera');
  const addressId = await saveAddress(call);
  await call('POST', '/cart', { body: delta(1, 1) });
  return { as, call, storefront, addressId };
}

function sellOut(variants: Map<string, { availableForSale: boolean }>, number: number): void {
  const variant = variants.get(variantId(number));
  if (variant) Object.assign(variant, { availableForSale: false });
}

function createBrokenStore(): Store {
  const fail = async () => {
    throw new StoreUnavailableError(new Error('connection refused'));
  };
  return { ...createMemoryStore(), ensureCustomer: fail, listBrands: fail, ping: fail };
}
