// @module-tag slow
import { afterEach, expect, it } from 'vitest';
import { openPostgresStore } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { checkSentStatements } from './helpers/sent-statements.ts';
import { createTestBackend, delta, newAddress, orderTo, saveAddress } from './helpers/test-backend.ts';

const databases = setUpDatabases();
const statements = checkSentStatements();
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

// The capacity model in docs/operations/scaling.md depends on these numbers.
it('a request sends few statements to Postgres', async (context) => {
  const database = await statements.ignoreIn(() => databases.postgres());
  if (!database) return context.skip();
  const store = await statements.ignoreIn(() =>
    openPostgresStore({ url: database.DATABASE_URL, onConnectionError: () => {} }),
  );
  opened.push(store);
  const { as } = createTestBackend({ store });
  const call = as('meera');
  const address = await saveAddress(call, 'Office');
  const countOf = async (...request: Parameters<typeof call>) => {
    let status = 0;
    const sent = await statements.during(async () => {
      ({ status } = await call(...request));
    });
    expect(status === 304 || status < 300).toBe(true);
    return sent.length;
  };
  await call('POST', '/cart', { body: delta(2, 1) });
  const placed = await call('POST', '/order', { body: orderTo(address) });
  const order = `/orders/${Object(placed.body).order_id}`;
  expect({
    'POST /cart': await countOf('POST', '/cart', { body: delta(1, 1), key: 'cart' }),
    'POST /cart again': await countOf('POST', '/cart', { body: delta(1, 1), key: 'cart' }),
    'GET /cart': await countOf('GET', '/cart'),
    'POST /order': await countOf('POST', '/order', { body: orderTo(address), key: 'order' }),
    'GET /orders': await countOf('GET', '/orders'),
    'GET /orders/{id}': await countOf('GET', order),
    'GET /orders/{id}, not changed': await countOf('GET', order, { headers: { 'If-None-Match': '"1-0"' } }),
    'POST /orders/{id}/cancel': await countOf('POST', `${order}/cancel`, {
      body: { version: 0 },
      key: 'cancel',
    }),
    'POST /customer/address': await countOf('POST', '/customer/address', {
      body: newAddress,
      key: 'address',
    }),
    'GET /customer/address': await countOf('GET', '/customer/address'),
    'POST /login': await countOf('POST', '/login'),
    'POST /login, a new shopper': (await statements.during(() => as('asha')('POST', '/login'))).length,
  }).toEqual({
    'POST /cart': 2,
    'POST /cart again': 1,
    'GET /cart': 1,
    'POST /order': 3,
    'GET /orders': 2,
    'GET /orders/{id}': 3,
    'GET /orders/{id}, not changed': 1,
    'POST /orders/{id}/cancel': 11,
    'POST /customer/address': 8,
    'GET /customer/address': 1,
    'POST /login': 0,
    'POST /login, a new shopper': 7,
  });
});
