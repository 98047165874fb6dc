import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { variantId } from './helpers/fake-storefront.ts';
import {
  cartOf,
  createTestBackend,
  delta,
  limitersOf,
  newAddress,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';
import { phoneOf } from './helpers/tokens.ts';

const DAY = 86_400_000;
const START = 1_763_800_000_000;

/** Creates a backend whose tokens are `<uid>@<time of the sign-in>`. Several on one store are processes on one database. */
function createBackend(store: Store = createMemoryStore(), options: { readonly account?: number } = {}) {
  const clock = { now: START };
  const backend = createTestBackend({
    store,
    now: () => clock.now,
    async verifyToken(token) {
      const [uid = '', signedInAt] = token.split('@');
      return { uid, phone: phoneOf(uid), signedInAt: Number(signedInAt) };
    },
    ...(options.account && {
      rateLimiters: { account: limitersOf({ shopper: options.account }).shopper ?? (async () => {}) },
    }),
  });
  return { ...backend, clock };
}

describe('GET /customer/data', () => {
  it('returns everything that is stored about the shopper', async () => {
    const { as, clock } = createBackend();
    const meera = as('meera@1');
    const id = await saveAddress(meera);
    await meera('POST', '/cart', { body: delta(1, 2), key: 'k-1' });
    await meera('POST', '/order', { body: orderTo(id, { coupon_code: 'FLAT400' }) });
    await meera('POST', '/cart', { body: delta(2, 1) });
    const { status, body, headers } = await meera('GET', '/customer/data');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const time = new Date(clock.now).toISOString();
    const today = new Date().toISOString().slice(0, 10);
    expect(body).toEqual({
      account: {
        customer_id: expect.any(String),
        user_id: 'meera',
        phone: phoneOf('meera'),
        created_at: expect.any(String),
        last_visit_on: today,
        cart_changed_on: today,
      },
      cart: cartOf([2, 1]),
      addresses: [{ id, ...newAddress, created_at: time }],
      naap: null,
      push_subscriptions: [],
      orders: [
        expect.objectContaining({
          order_id: expect.any(String),
          order_name: '#1001',
          status: 'Confirmed',
          created_at: time,
          currency: 'INR',
          subtotal: expect.any(Number),
          discount: 400,
          delivery_fee: expect.any(Number),
          total_amount: expect.any(Number),
          coupon_code: 'FLAT400',
          deliver_to: { id, ...newAddress, created_at: time },
          items: [expect.objectContaining({ product_variant_id: variantId(1), quantity: 2 })],
          events: [{ number: 0, kind: 'placed', at: time, by: 'shopper' }],
        }),
      ],
      stored_replies: [
        {
          request: 'POST /cart',
          idempotency_key: 'k-1',
          request_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          created_at: time,
          status: 200,
          body: cartOf([1, 2]),
        },
      ],
    });
  });

  it('returns long lists in pages', async () => {
    const store = createMemoryStore();
    const { as } = createBackend(store);
    const meera = as('meera@1');
    const id = await saveAddress(meera);
    for (let index = 0; index < 230; index++) {
      await meera('POST', '/cart', { body: delta(1, 1), key: `cart ${index}`.replace(' ', '-') });
      if (index < 120) await meera('POST', '/order', { body: orderTo(id) });
      if (index >= 120) await meera('POST', '/cart', { body: delta(1, -1) });
    }
    const orders = new Set<string>();
    const replies = new Set<string>();
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages++) {
      const { body } = await meera(
        'GET',
        `/customer/data${cursor && `?after=${encodeURIComponent(cursor)}`}`,
      );
      const page = Object(body);
      expect('account' in page).toBe(pages === 0);
      for (const { order_id } of page.orders) orders.add(order_id);
      for (const { idempotency_key } of page.stored_replies) replies.add(idempotency_key);
      cursor = page.cursor ?? null;
    }
    expect([orders.size, replies.size, pages]).toEqual([120, 230, 3]);
  });

  it.each(['x', 'AAAA', btoa('{}'), btoa('{"before":"1","reply":null}')])(
    'refuses the cursor %s',
    async (after) => {
      const { status, body } = await createBackend().as('meera@1')(
        'GET',
        `/customer/data?after=${encodeURIComponent(after)}`,
      );
      expect([status, body]).toMatchObject([400, { fields: [{ in: 'query', name: 'after' }] }]);
    },
  );
});

describe('DELETE /customer', () => {
  it('deletes the account; repeating it succeeds, and the token is refused otherwise', async () => {
    const { as, clock } = createBackend();
    const meera = as(`meera@${START - 5}`);
    await saveAddress(meera);
    await meera('POST', '/cart', { body: delta(1, 2) });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await meera('DELETE', '/customer')).toMatchObject({ status: 200, body: { status: 'success' } });
      clock.now += 1000;
    }
    const requests = [
      ['GET', '/cart'],
      ['POST', '/login'],
      ['GET', '/customer/data'],
      ['POST', '/cart'],
    ] as const;
    for (const [method, path] of requests)
      expect(await meera(method, path, method === 'POST' ? { body: delta(1, 1) } : {})).toMatchObject({
        status: 401,
        body: { code: 'account_deleted' },
      });
  });

  it('ends the sign-in that deletes it, also when the clock of the identity provider is ahead', async () => {
    const { as } = createBackend();
    const meera = as(`meera@${START + 5000}`);
    await saveAddress(meera);
    expect((await meera('DELETE', '/customer')).status).toBe(200);
    expect((await meera('GET', '/cart')).body).toMatchObject({ code: 'account_deleted' });
  });

  it('lets the same phone start an empty account', async () => {
    const { as } = createBackend();
    const before = as(`meera@${START - 5}`);
    await saveAddress(before);
    const { body: customer } = await before('POST', '/login');
    await before('DELETE', '/customer');
    const after = as(`meera@${START + 1}`);
    const { status, body } = await after('POST', '/login');
    expect(status).toBe(200);
    expect(body).not.toEqual(customer);
    expect((await after('GET', '/customer/address')).body).toEqual([]);
    expect((await after('GET', '/orders')).body).toEqual({ orders: [] });
    expect((await before('GET', '/cart')).status).toBe(401);
  });

  it('is noticed by other processes within a minute, and nothing is stored there before', async () => {
    const store = createMemoryStore();
    const [first, second] = [createBackend(store), createBackend(store)];
    const token = `meera@${START - 5}`;
    await saveAddress(first.as(token));
    // The second process knows the customer from now on.
    expect((await second.as(token)('GET', '/customer/address')).body).toHaveLength(1);
    await first.as(token)('DELETE', '/customer');
    expect((await second.as(token)('GET', '/customer/address')).body).toEqual([]);
    expect(await second.as(token)('POST', '/cart', { body: delta(1, 1) })).toMatchObject({
      status: 401,
      body: { code: 'account_deleted' },
    });
    second.clock.now += 60_001;
    for (const path of ['/customer/address', '/cart', '/orders'])
      expect((await second.as(token)('GET', path)).status).toBe(401);
  });

  it('is refused while an order is on its way, and deletes nothing', async () => {
    const { as, clock } = createBackend();
    const meera = as(`meera@${START - 5}`);
    const id = await saveAddress(meera);
    await meera('POST', '/cart', { body: delta(1, 2) });
    await meera('POST', '/order', { body: orderTo(id) });
    const promisedAt = START + 30 * 60_000;
    clock.now = promisedAt + DAY - 1;
    expect(await meera('DELETE', '/customer')).toMatchObject({
      status: 409,
      body: {
        code: 'order_in_progress',
        error: 'Order #1001 is on its way. You can delete your account when it has arrived.',
        order_name: '#1001',
        until: new Date(promisedAt + DAY).toISOString(),
      },
    });
    expect((await meera('GET', '/customer/address')).body).toHaveLength(1);
    clock.now += 1;
    expect((await meera('DELETE', '/customer')).status).toBe(200);
  });

  it.each(['Delivered', 'cancelled', 'RETURNED'])(
    'does not wait for an order with the status %s',
    async (status) => {
      const store = createMemoryStore();
      const { as } = createBackend(store);
      const meera = as(`meera@${START - 5}`);
      const id = await saveAddress(meera);
      await meera('POST', '/cart', { body: delta(1, 2) });
      const { changeCart } = store;
      const setStatus: Store['changeCart'] = (customerId, change) =>
        changeCart(customerId, { ...change, order: change.order && { ...change.order, status } });
      store.changeCart = setStatus;
      await meera('POST', '/order', { body: orderTo(id) });
      expect((await meera('DELETE', '/customer')).status).toBe(200);
    },
  );
});

describe('POST /logout', () => {
  it('ends the sign-in of the token; repeating it succeeds, and the token is refused otherwise', async () => {
    const { as } = createBackend();
    const meera = as('meera@1');
    expect((await meera('GET', '/cart')).status).toBe(200);
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await meera('POST', '/logout')).toMatchObject({ status: 200, body: { status: 'success' } });
    const requests = [
      ['GET', '/cart'],
      ['POST', '/login'],
      ['GET', '/customer/data'],
      ['DELETE', '/customer'],
    ] as const;
    for (const [method, path] of requests)
      expect(await meera(method, path)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  });

  it('keeps the other sign-ins of the shopper, and everything that is stored', async () => {
    const { as } = createBackend();
    const [phone, tablet] = [as('meera@1'), as('meera@2')];
    await phone('POST', '/cart', { body: delta(1, 2) });
    await phone('POST', '/logout');
    expect((await tablet('GET', '/cart')).body).toEqual(cartOf([1, 2]));
    expect((await as('asha@1')('GET', '/cart')).status).toBe(200);
    const again = as('meera@3');
    expect((await again('GET', '/cart')).body).toEqual(cartOf([1, 2]));
  });

  it('is noticed by other processes within a minute', async () => {
    const store = createMemoryStore();
    const [first, second] = [createBackend(store), createBackend(store)];
    expect((await second.as('meera@1')('GET', '/cart')).status).toBe(200);
    await first.as('meera@1')('POST', '/logout');
    second.clock.now += 60_001;
    expect((await second.as('meera@1')('GET', '/cart')).status).toBe(401);
  });

  it('succeeds after the deletion of the account', async () => {
    const { as } = createBackend();
    const meera = as('meera@1');
    await meera('DELETE', '/customer');
    expect((await meera('POST', '/logout')).status).toBe(200);
    expect(await meera('GET', '/cart')).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
  });
});

it('requests about the whole account have a limit of their own', async () => {
  const { as } = createBackend(createMemoryStore(), { account: 2 });
  const meera = as(`meera@${START - 5}`);
  expect((await meera('GET', '/customer/data')).status).toBe(200);
  expect((await meera('DELETE', '/customer')).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/customer/data'],
    ['DELETE', '/customer'],
  ] as const) {
    const { status, headers } = await meera(method, path);
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
  }
  expect((await as(`meera@${START + 1}`)('GET', '/cart')).status).toBe(200);
});
