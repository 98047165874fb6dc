// @module-tag slow
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext, vi } from 'vitest';
import { readDatabase } from '../src/config.ts';
import { silentLogger } from '../src/logging.ts';
import { createNotification, createNotificationSender } from '../src/notifications.ts';
import { readOrder } from '../src/orders/change-order.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { createSubscription, startPushService, VAPID } from './helpers/push-service.ts';
import type { DatabaseLocation } from './helpers/released-databases.ts';
import { checkSentStatements } from './helpers/sent-statements.ts';
import { createStaffedShop, type PlacedOrder } from './helpers/staffed-shop.ts';
import { createTestBackend } from './helpers/test-backend.ts';

const databases = setUpDatabases();
const statements = checkSentStatements();

const service = await startPushService();
const { received, agent } = service;
afterAll(service.close);
beforeEach(() => {
  received.length = 0;
  service.answer = () => 201;
  service.isEndless = false;
});
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

type Shop = Awaited<ReturnType<typeof createStaffedShop>>;

const follow = (shop: Shop, { id }: PlacedOrder, body: object = createSubscription()) =>
  shop.as('meera')('PUT', `/orders/${id}/notifications`, { body });

type Create = () => Promise<DatabaseLocation | null>;

async function openShop(context: TestContext, createDatabase: Create = async () => databases.sqlite()) {
  const database = await statements.ignoreIn(createDatabase);
  if (!database) return context.skip();
  const store = await statements.ignoreIn(() => openStore(readDatabase(database), () => {}));
  opened.push(store);
  const queue = store.pushes ?? expect.fail('no queue');
  const options = { store, queue, vapid: VAPID, logger: silentLogger, agent, firstDelayMs: 0 };
  const shop = await createStaffedShop(store);
  const { body } = await shop.as('meera')('POST', '/login');
  const reader = store.read(Object(body).shopify_customer_id);
  return { ...shop, queue, options, subscriptions: () => reader.listPushSubscriptions() };
}

async function openWithPackedOrder(context: TestContext, createDatabase?: Create) {
  const shop = await openShop(context, createDatabase);
  const order = await shop.place();
  await follow(shop, order);
  await shop.give('packer', order, 'packed');
  return { shop, order };
}

describe.each<[string, Create]>([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
])('notifications on %s', (_name, createDatabase) => {
  it('are sent for each stage with the keys of the shop, until the order ends', async (context) => {
    const shop = await openShop(context, createDatabase);
    const order = await shop.place();
    expect((await follow(shop, order)).status).toBe(200);
    const send = createNotificationSender(shop.options);
    const counts: number[] = [];
    const sendAll = async () => {
      while ((await send()) > 0);
      counts.push(received.length);
    };
    await sendAll();
    await shop.give('packer', order, 'missing', { position: 0, quantity: 1 });
    await sendAll();
    await shop.give('packer', order, 'packed');
    await sendAll();
    await shop.give('packer', order, 'dispatch', { rider_id: shop.idOf('imran') });
    await sendAll();
    await shop.give('imran', order, 'arrived');
    await sendAll();
    const code = (await shop.read(order)).door_code;
    await shop.give('imran', order, 'door-code', { code });
    await sendAll();
    expect(await shop.subscriptions()).toHaveLength(1);
    await shop.give('imran', order, 'collected');
    await sendAll();
    expect(counts).toEqual([0, 0, 1, 2, 3, 3, 3]);
    expect(await shop.subscriptions()).toEqual([]);
    for (const { path, headers, bytes } of received) {
      expect(path).toBe('/send/1');
      expect(headers).toMatchObject({
        ttl: '1800',
        urgency: 'high',
        topic: 'order-1',
        'content-encoding': 'aes128gcm',
      });
      expect(headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${VAPID.publicKey}$`));
      expect(bytes).toBeGreaterThan(100);
    }
  });

  it('are repeated until they are accepted, with the latest stage only', async (context) => {
    const { shop, order } = await openWithPackedOrder(context, createDatabase);
    const send = createNotificationSender(shop.options);
    service.answer = () => 503;
    expect(await send()).toBe(0);
    await shop.give('packer', order, 'dispatch', { rider_id: shop.idOf('imran') });
    service.answer = () => 201;
    while ((await send()) > 0);
    expect(received).toHaveLength(2);
  });

  it('are sent by another process after one has ended while it was sending', async (context) => {
    const { shop } = await openWithPackedOrder(context, createDatabase);
    const [entry = expect.fail('nothing is due')] = await shop.queue.listDue(Date.now(), 10);
    const dueAt = Date.now() + 60_000;
    const claims = await Promise.all([shop.queue.claim(entry, dueAt), shop.queue.claim(entry, dueAt)]);
    expect(claims.filter((claimed) => claimed)).toHaveLength(1);
    const send = createNotificationSender(shop.options);
    expect(await send()).toBe(0);
    vi.setSystemTime(dueAt);
    expect(await send()).toBe(1);
    vi.useRealTimers();
    expect(received).toHaveLength(1);
  });

  it('are in the data of the shopper, and deleted with the account and with the order', async (context) => {
    const shop = await openShop(context, createDatabase);
    const order = await shop.place();
    const subscription = createSubscription();
    await follow(shop, order, subscription);
    await follow(shop, order, { ...subscription, language: 'hi' });
    const { body } = await shop.as('meera')('GET', '/customer/data');
    expect(Object(body).push_subscriptions).toEqual([
      { order_name: '#1001', ...subscription, language: 'hi' },
    ]);
    expect(await shop.store.deleteOrdersBefore(Date.now() * 2, 10)).toBe(1);
    expect(await shop.subscriptions()).toEqual([]);
    const next = await shop.place();
    await follow(shop, next);
    await shop.as('meera')('POST', `/orders/${next.id}/cancel`, { body: { version: 0 } });
    expect(await shop.subscriptions()).toHaveLength(1);
    expect((await shop.as('meera')('DELETE', '/customer')).status).toBe(200);
    expect(await shop.subscriptions()).toEqual([]);
  });
});

describe('notifications', () => {
  it('do not wait for the end of a response', async (context) => {
    const { shop } = await openWithPackedOrder(context);
    service.isEndless = true;
    expect(await createNotificationSender(shop.options)()).toBe(1);
  });

  it.for([404, 410])('end when the push service answers %i', async (status, context) => {
    const { shop } = await openWithPackedOrder(context);
    service.answer = () => status;
    await createNotificationSender(shop.options)();
    expect(await shop.subscriptions()).toEqual([]);
  });

  it('are not sent to a private address', async (context) => {
    const { shop } = await openWithPackedOrder(context);
    const [entry = expect.fail('nothing is due')] = await shop.queue.listDue(Date.now(), 10);
    const { agent: _, ...options } = shop.options;
    const warnings: unknown[] = [];
    const { connections } = service;
    for (const endpoint of [service.url, service.url.replace('127.0.0.1', 'localhost')]) {
      const listDue = async () => [{ ...entry, endpoint }];
      const claim = async () => true;
      const logger = { ...silentLogger, warn: (fields: object) => warnings.push(fields) };
      await createNotificationSender({ ...options, queue: { ...shop.queue, listDue, claim }, logger })();
    }
    expect(service.connections).toBe(connections);
    expect(warnings).toHaveLength(2);
    // The client has chosen the host.
    expect(JSON.stringify(warnings)).not.toMatch(/localhost|127/);
  });
});

it.each([
  ['packed', 'en', 'Packed'],
  ['dispatch', 'en', 'On the way'],
  ['arrived', 'en', 'At your door'],
  ['arrived', 'hi', 'आपके दरवाज़े पर'],
  ['door-code', 'en', null],
  ['collected', 'en', null],
] as const)('after %s the text in %s is %s', async (last, language, title) => {
  const shop = await createStaffedShop();
  const order = await shop.place();
  const { body } = await shop.as('meera')('POST', '/login');
  const shopper = shop.store.read(Object(body).shopify_customer_id);
  for (const [uid, command] of [
    ['packer', 'packed'],
    ['packer', 'dispatch'],
    ['imran', 'arrived'],
    ['imran', 'door-code'],
    ['imran', 'collected'],
  ] as const) {
    const { door_code: code } = await shop.read(order);
    const fields = { dispatch: { rider_id: shop.idOf('imran') }, 'door-code': { code } };
    await shop.give(uid, order, command, Object(fields)[command]);
    if (command === last) break;
  }
  const current = (await readOrder(shopper, order.id)) ?? expect.fail('no order');
  const name = language === 'en' ? 'Order #1001' : 'ऑर्डर #1001';
  expect(createNotification(current, current.state.version - 1, language)).toEqual(
    title && { title, body: name, path: `/order/${order.id}` },
  );
});

describe('PUT /orders/{id}/notifications', () => {
  it.each([
    'http://push.example/send',
    'https://127.0.0.1/send',
    'https://2130706433/send',
    'https://[::1]/send',
    'https://localhost/send',
    'https://push.example:8443/send',
    'https://user@push.example/send',
    'push.example',
  ])('refuses the endpoint %s', async (endpoint) => {
    const shop = await createStaffedShop();
    const response = await follow(shop, await shop.place(), createSubscription(endpoint));
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
  });

  it('is about a running order of the shopper, and at most ten browsers', async () => {
    const shop = await createStaffedShop();
    const order = await shop.place();
    const ofTara = await shop.place('tara');
    expect((await follow(shop, ofTara)).body).toMatchObject({ code: 'order_not_found' });
    const put = async (number: number) =>
      (await follow(shop, order, createSubscription(`https://push.example/${number}`))).status;
    const statuses = [];
    for (let number = 0; number < 11; number += 1) statuses.push(await put(number));
    expect(statuses).toEqual([...Array(10).fill(200), 422]);
    expect(await put(3)).toBe(200);
    await shop.as('meera')('POST', `/orders/${order.id}/cancel`, { body: { version: 0 } });
    expect(await put(3)).toBe(422);
  });

  it('needs the keys of the shop', async () => {
    const { as } = createTestBackend();
    expect((await as('meera')('GET', '/push-key')).body).toEqual({ public_key: null });
    const path = `/orders/${crypto.randomUUID()}/notifications`;
    expect((await as('meera')('PUT', path, { body: createSubscription() })).status).toBe(404);
    const shop = await createStaffedShop();
    expect((await shop.as('meera')('GET', '/push-key')).body).toEqual({ public_key: VAPID.publicKey });
  });
});
