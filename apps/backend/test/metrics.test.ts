import { createStorefrontObserver } from '@naap/server/telemetry';
import { startTelemetry, type Telemetry } from '@naap/server/telemetry/node';
import { documentedMetrics, metricsIn } from '@naap/server/test/metric-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRevocationCheck } from '../src/auth/revocation.ts';
import { silentLogger } from '../src/logging.ts';
import { createNotificationSender } from '../src/notifications.ts';
import { openPool } from '../src/store/postgres-pool.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { createSender } from '../src/webhooks.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { priceOf, variantId } from './helpers/fake-storefront.ts';
import { createSubscription, startPushService, VAPID } from './helpers/push-service.ts';
import { createStaffedShop } from './helpers/staffed-shop.ts';
import { createTestBackend, delta, limitersOf, orderTo, saveAddress } from './helpers/test-backend.ts';
import { WEBHOOK_SECRET } from './helpers/webhook-receiver.ts';

const databases = setUpDatabases();

let telemetry: Telemetry;
beforeAll(async () => {
  const prometheus = { host: '127.0.0.1', port: 0 };
  telemetry = await startTelemetry('test', { otlpEndpoint: undefined, sampleRate: 1, prometheus });
});
afterAll(() => telemetry.stop());

/** Returns the samples whose name starts with `name`, by labels, as the Prometheus endpoint has them. */
async function samples(name: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(telemetry.metricsUrl ?? '')).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** Returns how much each sample grew while `work` ran, without those that did not. */
async function growth(name: string, work: () => Promise<unknown>) {
  const before = await samples(name);
  await work();
  const after = Object.entries(await samples(name));
  const grown = after.map(([key, value]) => [key, value - (before[key] ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, value]) => value !== 0));
}

describe('metrics', () => {
  it('count an order and its value once, however often its request is repeated', async () => {
    const call = createTestBackend().as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 2) });
    const order = () => call('POST', '/order', { body: orderTo(addressId), key: 'once' });
    const grown = await growth('naap_order', async () => {
      expect((await order()).status).toBe(200);
      expect((await order()).status).toBe(200);
    });
    expect(grown).toMatchObject({
      naap_orders_total: 1,
      'naap_order_value_count{currency="INR"}': 1,
    });
    expect(grown['naap_order_value_sum{currency="INR"}']).toBeGreaterThanOrEqual((2 * priceOf(1)) / 100);
    expect(grown).not.toHaveProperty('naap_orders_refused_total');
  });

  it('count refused orders by reason', async () => {
    const { as, storefront } = createTestBackend();
    const call = as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    const order = (extra = {}) => call('POST', '/order', { body: orderTo(addressId, extra) });
    const grown = await growth('naap_orders', async () => {
      await order({ expected_total: 1 });
      const variant = storefront.variants.get(variantId(1));
      if (variant) storefront.variants.set(variantId(1), { ...variant, availableForSale: false });
      await order();
      storefront.isDown = true;
      await order();
    });
    expect(grown).toEqual({
      'naap_orders_refused_total{reason="total_changed"}': 1,
      'naap_orders_refused_total{reason="unavailable"}': 1,
      'naap_orders_refused_total{reason="storefront_unavailable"}': 1,
    });
  });

  it('record the stages of an order, its arrival, its pieces and the cash, once for a repeated command', async () => {
    const { place, give, clock, idOf, read } = await createStaffedShop();
    const order = await place();
    const after = (minutes: number) => {
      clock.now += minutes * 60_000;
    };
    const grown = await growth('naap_order', async () => {
      after(5);
      await give('packer', order, 'packed');
      after(2);
      await give('packer', order, 'dispatch', { rider_id: idOf('imran') });
      after(20);
      await give('imran', { ...order }, 'arrived', {}, 'once');
      after(1);
      await give('imran', order, 'arrived', {}, 'once');
      await give('imran', order, 'door-code', { code: (await read(order)).door_code });
      const handed_back = [{ position: 0, quantity: 1, reason: 'too_small' }];
      await give('imran', order, 'choice', { handed_back });
      after(8);
      await give('imran', order, 'collected');
    });
    const cash = (priceOf(1) + priceOf(2) - 40_000) / 100;
    expect(grown).toMatchObject({
      'naap_order_arrivals_total{in_time="true"}': 1,
      'naap_order_stage_duration_sum{stage="packing"}': 300,
      'naap_order_stage_duration_sum{stage="waiting"}': 120,
      'naap_order_stage_duration_sum{stage="riding"}': 1200,
      'naap_order_stage_duration_sum{stage="door"}': 540,
      'naap_order_stage_duration_count{stage="riding"}': 1,
      'naap_order_pieces_total{outcome="kept"}': 2,
      'naap_order_pieces_total{outcome="too_small"}': 1,
      'naap_order_cash_total{currency="INR"}': cash,
    });
  });

  it('count an order that arrives late, and not its second arrival', async () => {
    const { place, give, clock, idOf, bring } = await createStaffedShop();
    const order = await place();
    const grown = await growth('naap_order_arrivals', async () => {
      clock.now += 31 * 60_000;
      await bring(order);
      await give('imran', order, 'nobody-opened');
      await give('packer', order, 'send-again');
      await give('packer', order, 'dispatch', { rider_id: idOf('imran') });
      await give('imran', order, 'arrived');
    });
    expect(grown).toEqual({ 'naap_order_arrivals_total{in_time="false"}': 1 });
  });

  it('count cart changes that took effect, and sign-ins', async () => {
    const call = createTestBackend().as('meera');
    const grown = await growth('naap_', async () => {
      await call('POST', '/login');
      await call('POST', '/cart', { body: delta(1, 2), key: 'once' });
      await call('POST', '/cart', { body: delta(1, 2), key: 'once' });
      await call('POST', '/cart', { body: delta(1, -1) });
      await call('POST', '/cart', { body: delta(77, 1) });
    });
    expect(grown).toEqual({
      naap_sign_ins_total: 1,
      'naap_cart_changes_total{direction="add"}': 1,
      'naap_cart_changes_total{direction="remove"}': 1,
    });
  });

  it('count requests that a rate limit refused', async () => {
    const call = createTestBackend({ rateLimiters: limitersOf({ shopper: 1 }) }).as('meera');
    const grown = await growth('naap_rate_limit', async () => {
      await call('GET', '/cart');
      await call('GET', '/cart');
    });
    expect(grown).toEqual({ 'naap_rate_limit_refusals_total{limit="shopper"}': 1 });
  });

  it('count requests that the bound of stored replies refused', async () => {
    const call = createTestBackend({ limits: { storedRepliesPerShopper: 1 } }).as('meera');
    const grown = await growth('naap_rate_limit', async () => {
      for (const key of ['first', 'second', 'first']) await call('POST', '/cart', { body: delta(1, 1), key });
    });
    expect(grown).toEqual({ 'naap_rate_limit_refusals_total{limit="replies"}': 1 });
  });

  it('count the attempts to send a notification by their outcome', async () => {
    const service = await startPushService();
    const { agent } = service;
    const store = await openSqliteStore(databases.sqlite().SQLITE_FILE);
    const shop = await createStaffedShop(store);
    const order = await shop.place();
    await shop.as('meera')('PUT', `/orders/${order.id}/notifications`, { body: createSubscription() });
    await shop.give('packer', order, 'packed');
    const queue = store.pushes ?? expect.fail('no queue');
    const options = { store, queue, vapid: VAPID, logger: silentLogger, agent, firstDelayMs: 0 };
    const send = createNotificationSender(options);
    const grown = await growth('naap_notifications', async () => {
      service.answer = () => 503;
      await send();
      await send();
      service.answer = () => 201;
      await send();
      await shop.give('packer', order, 'dispatch', { rider_id: shop.idOf('imran') });
      service.answer = () => 410;
      await send();
    });
    expect(grown).toEqual({
      'naap_notifications_total{outcome="failed"}': 2,
      'naap_notifications_total{outcome="sent"}': 1,
      'naap_notifications_total{outcome="gone"}': 1,
    });
    service.close();
    await store.close();
  });

  it('are those that operations documents', async () => {
    const store = await openSqliteStore(databases.sqlite().SQLITE_FILE, true);
    const pool = openPool({
      name: 'store',
      url: 'postgres://naap@127.0.0.1:9/naap',
      maxConnections: 1,
      timeoutMs: 1_000,
      onConnectionError: () => undefined,
    });
    const { as } = createTestBackend({ store, rateLimiters: limitersOf({ shopper: 6 }) });
    const call = as('meera');
    await call('POST', '/login');
    const addressId = await saveAddress(call);
    await call('POST', '/order', { body: orderTo(addressId) });
    await call('POST', '/cart', { body: delta(1, 1) });
    await call('POST', '/order', { body: orderTo(addressId) });
    await createStorefrontObserver()('GetVariants', async () => undefined);
    // No server listens there.
    await createRevocationCheck({ apiKey: 'key', url: 'http://127.0.0.1:9' })('token', 1);
    const { outbox } = store;
    const webhook = { url: 'http://127.0.0.1:9', secret: WEBHOOK_SECRET };
    if (outbox) await createSender({ store, outbox, ...webhook, logger: silentLogger })();
    for (const _request of [1, 2, 3]) await call('GET', '/cart');
    const text = await (await fetch(telemetry.metricsUrl ?? '')).text();
    expect(metricsIn(text)).toEqual(documentedMetrics('Metrics of the backend'));
    await store.close();
    await pool.end();
  });

  it('have the pattern of the route, never the path', async () => {
    const call = createTestBackend().as('meera');
    const grown = await growth('http_server_request_duration_count', async () => {
      await call('DELETE', '/customer/address/f3b0c6a2-0000-4000-8000-000000000000');
      await call('GET', '/secret-path?q=secret');
      await call('GET', '/api.common.proto.brandservice.BrandService/secret');
    });
    const labels = (method: string, route: string) =>
      `http_server_request_duration_count{http_request_method="${method}",http_route="${route}",http_response_status_code="404"}`;
    expect(grown).toEqual({
      [labels('DELETE', '/customer/address/:id')]: 1,
      [labels('GET', 'other')]: 1,
      [labels('GET', 'BrandService')]: 1,
    });
  });
});
