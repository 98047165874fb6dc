// @module-tag slow
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDatabase } from '../src/config.ts';
import { silentLogger } from '../src/logging.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Outbox, Store } from '../src/store/store.ts';
import { createSender } from '../src/webhooks.ts';
import { setUpDatabases } from './helpers/databases.ts';
import type { DatabaseLocation } from './helpers/released-databases.ts';
import { checkSentStatements } from './helpers/sent-statements.ts';
import { createStaffedShop } from './helpers/staffed-shop.ts';
import { newAddress } from './helpers/test-backend.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from './helpers/webhook-receiver.ts';

const databases = setUpDatabases();
const statements = checkSentStatements();

const receiver = await startWebhookReceiver();
const { received, url } = receiver;
const secret = WEBHOOK_SECRET;
afterAll(receiver.close);
beforeEach(() => {
  received.length = 0;
  receiver.answer = () => 204;
});
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

const sorted = (ids: readonly string[]) =>
  ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

describe.each([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
])('webhooks on %s', (_name, createDatabase) => {
  /** Opens a shop whose events are sent. Its clock is behind, so all of them are due. */
  async function openShop() {
    const database = await statements.ignoreIn<DatabaseLocation | null>(createDatabase);
    if (!database) return null;
    const store = await statements.ignoreIn(() => openStore(readDatabase(database), () => {}, true));
    opened.push(store);
    const outbox = store.outbox ?? expect.fail('no outbox');
    const options = { store, outbox, url, secret, logger: silentLogger };
    return { ...(await createStaffedShop(store, 0)), outbox, options, database };
  }
  const keysOf = async (outbox: Outbox) =>
    (await outbox.listDue(Number.MAX_SAFE_INTEGER, 10)).map(({ orderId, number }) => `${orderId}.${number}`);

  it('are sent in the order of the events, without the shopper and the door code', async (context) => {
    const shop = await openShop();
    if (!shop) return context.skip();
    const order = await shop.place();
    await shop.give('packer', order, 'missing', { position: 0, quantity: 1 });
    const code = await shop.bring(order);
    await shop.give('imran', order, 'door-code', { code });
    await shop.give('imran', order, 'collected');
    const send = createSender(shop.options);
    while ((await send()) > 0);
    expect(received.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.missing',
      'order.packed',
      'order.dispatched',
      'order.arrived',
      'order.handed-over',
      'order.delivered',
    ]);
    expect(received.map(({ id }) => id)).toEqual(received.map((_, number) => `${order.id}.${number}`));
    const bodies = received.map(({ text }) => JSON.parse(text).data);
    expect(bodies.map((body) => body.status).join()).toBe(
      'Confirmed,Confirmed,Packed,On the way,At the door,At the door,Delivered',
    );
    expect(bodies[1]).toMatchObject({
      event: { kind: 'missing', quantity: 1 },
      items: [{ missing: 1 }, { missing: 0 }],
    });
    for (const { text } of received)
      for (const private_ of ['door_code', 'code":"', newAddress.name, newAddress.phone, newAddress.address])
        expect(text).not.toContain(private_);
    expect(await keysOf(shop.outbox)).toEqual([]);
  });

  it('are repeated until they are received; later events of the order wait, other orders do not', async (context) => {
    const shop = await openShop();
    if (!shop) return context.skip();
    const [first, second] = [await shop.place(), await shop.place('tara')];
    await shop.give('packer', first, 'packed');
    receiver.answer = () => 500;
    const send = createSender({ ...shop.options, firstDelayMs: 0 });
    expect(await send()).toBe(0);
    expect(sorted(received.map(({ id }) => id))).toEqual(sorted([`${first.id}.0`, `${second.id}.0`]));
    expect(sorted(await keysOf(shop.outbox))).toEqual(sorted([`${first.id}.0`, `${second.id}.0`]));
    receiver.answer = () => 204;
    while ((await send()) > 0);
    expect(received.filter(({ id }) => id === `${first.id}.0`)).toHaveLength(2);
    expect(received.at(-1)?.id).toBe(`${first.id}.1`);
  });

  it('wait longer after each attempt, and belong to one process at a time', async (context) => {
    const shop = await openShop();
    if (!shop) return context.skip();
    await shop.place();
    const [entry = expect.fail('no entry')] = await shop.outbox.listDue(Date.now(), 10);
    const claims = await Promise.all([shop.outbox.claim(entry, 1), shop.outbox.claim(entry, 1)]);
    expect(claims.filter((claimed) => claimed)).toHaveLength(1);
    receiver.answer = () => 500;
    const send = createSender({ ...shop.options, firstDelayMs: 1_000_000 });
    await send();
    // The second attempt: the delay has doubled.
    expect(await shop.outbox.listDue(Date.now() + 1_500_000, 10)).toEqual([]);
    expect(await shop.outbox.listDue(Date.now() + 2_500_000, 10)).toMatchObject([{ attempts: 2 }]);
  });

  it('are not stored without a receiver, and go with their order', async (context) => {
    const shop = await openShop();
    if (!shop) return context.skip();
    await shop.place();
    expect(await shop.store.deleteOrdersBefore(Date.now(), 10)).toBe(1);
    const silent = await statements.ignoreIn(() => openStore(readDatabase(shop.database), () => {}));
    opened.push(silent);
    expect(silent.outbox).toBeNull();
    await (await createStaffedShop(silent, 0)).place('tara');
    expect(await keysOf(shop.outbox)).toEqual([]);
  });
});
