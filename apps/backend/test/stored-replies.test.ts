import { expect, it } from 'vitest';
import { createMemoryStore } from '../src/store/memory.ts';
import { createStaffedShop } from './helpers/staffed-shop.ts';
import {
  cartOf,
  createTestBackend,
  delta,
  newAddress,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';

const REFUSED = {
  status: 429,
  body: {
    error: 'Too many requests. Please try again later.',
    code: 'rate_limited',
    problem: 'Too many replies are stored for Idempotency-Keys of this shopper',
  },
};

it('refuses to store more replies of a shopper than the bound, and nothing else', async () => {
  const store = createMemoryStore();
  const { as, storefront } = createTestBackend({ store, limits: { storedRepliesPerShopper: 3 } });
  const call = as('meera');
  const change = (key?: string) => call('POST', '/cart', { body: delta(1, 1), ...(key && { key }) });
  // A reply that is not stored does not count.
  storefront.isDown = true;
  expect((await change('first')).status).toBe(503);
  storefront.isDown = false;
  const addressId = await saveAddress(call, 'Office');
  const first = await change('first');
  const ordered = await call('POST', '/order', { body: orderTo(addressId), key: 'order' });
  expect(ordered.status).toBe(200);
  const saved = await call('POST', '/customer/address', { body: newAddress, key: 'address' });

  const refused = await change('fourth');
  expect(refused).toMatchObject(REFUSED);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect(await call('POST', '/customer/address', { body: newAddress, key: 'fourth' })).toMatchObject(REFUSED);
  expect((await call('GET', '/cart')).body).toEqual(cartOf());
  expect((await call('GET', '/customer/address')).body).toHaveLength(2);

  // Retries get their replies.
  expect(await change('first')).toMatchObject({ status: 200, body: first.body });
  expect(await call('POST', '/order', { body: orderTo(addressId), key: 'order' })).toMatchObject({
    status: 200,
    body: ordered.body,
  });
  expect(await call('POST', '/customer/address', { body: newAddress, key: 'address' })).toMatchObject({
    status: 201,
    body: saved.body,
  });
  // Without a key, no reply is stored.
  expect((await change()).body).toEqual(cartOf([1, 1]));
  expect(await call('POST', '/order', { body: orderTo(addressId), key: 'fourth' })).toMatchObject(REFUSED);
  expect((await as('asha')('POST', '/cart', { body: delta(1, 1), key: 'fourth' })).status).toBe(200);

  await store.deleteRepliesBefore(Date.now() + 1, 1);
  expect((await change('fourth')).body).toEqual(cartOf([1, 2]));
  expect(await change('fifth')).toMatchObject(REFUSED);
});

it('lets the staff change the order of a shopper with too many replies', async () => {
  const { as, give, place } = await createStaffedShop(undefined, undefined, {
    limits: { storedRepliesPerShopper: 1 },
  });
  const order = await place();
  const change = (key: string) => as('meera')('POST', '/cart', { body: delta(1, 1), key });
  await change('first');
  expect(await change('second')).toMatchObject(REFUSED);
  expect((await give('packer', order, 'packed', {}, 'key')).status).toBe(200);
});

it('lets each process exceed the bound by less than a twentieth', async () => {
  const store = createMemoryStore();
  const limits = { storedRepliesPerShopper: 60 };
  const processes = [1, 2].map(() => createTestBackend({ store, limits }).as('meera'));
  let stored = 0;
  for (let round = 0; round < 40; round++)
    for (const [index, call] of processes.entries()) {
      const body = delta(1, round % 2 ? -1 : 1);
      const { status } = await call('POST', '/cart', { body, key: `${index}-${round}` });
      if (status === 200) stored += 1;
    }
  expect(stored).toBeGreaterThanOrEqual(60);
  expect(stored).toBeLessThanOrEqual(64);
});
