import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { readDatabase } from '../../src/config.ts';
import { readOrder } from '../../src/orders/change-order.ts';
import { openStore } from '../../src/store/open-store.ts';
import { environmentFor, startBackend } from './backend-process.ts';
import { createRetryingCall, openDatabase } from './crash.ts';
import { variantId } from './fake-storefront.ts';
import { createRandom, type Random } from './random.ts';
import type { DatabaseLocation } from './released-databases.ts';
import { startRemotes } from './remotes.ts';
import { createCall, orderTo, saveAddress } from './test-backend.ts';
import { phoneOf } from './tokens.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from './webhook-receiver.ts';

export interface OrderEveningOptions {
  /** An empty database for the backend under test. */
  readonly database: DatabaseLocation;
  readonly orders: number;
  readonly kills: number;
  readonly clients: number;
  readonly seed: number;
  /** Share of the webhooks that the receiver refuses. */
  readonly refused: number;
  readonly onProgress?: (line: string) => void;
}

/** An order as its client knows it from acknowledged commands. */
interface Ledger {
  readonly id: string;
  readonly uid: string;
  readonly rider: string;
  version: number;
  status: string;
  /** What the rider took, in units of the currency. */
  cash: number;
}

/**
 * Kills the backend at random moments while clients place orders and bring them to their end. Clients repeat each request with its key until it
 * succeeds. Then compares the acknowledged commands with the database and with the webhooks that were received; returns the differences.
 */
export async function runOrderEvening(options: OrderEveningOptions): Promise<readonly string[]> {
  const random = createRandom(options.seed);
  const remotes = await startRemotes();
  const receiver = await startWebhookReceiver();
  const refusals = random.fork();
  receiver.answer = () => (refusals() < options.refused ? 500 : 204);
  const env = {
    ...environmentFor(remotes, { ...options.database }),
    BACKEND_PORT: String(await getPort()),
    ORDER_WEBHOOK_URL: receiver.url,
    ORDER_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  let backend = await startBackend(env);
  const { url } = backend;
  const riders = Array.from({ length: options.clients }, (_, index) => `rider-${index}`);
  const store = await openStore(readDatabase({ ...options.database }), () => {});
  for (const uid of ['manager', ...riders])
    await store.saveStaff({
      phone: phoneOf(uid),
      name: uid,
      role: uid === 'manager' ? uid : 'rider',
      store: '',
    });
  const staffIds = new Map((await store.listStaff()).map(({ name, id }) => [name, id]));
  const signIn = async (uid: string) => {
    const token = await remotes.issuer.sign(uid, { exp: Math.floor(Date.now() / 1000) + 24 * 3600 });
    return createRetryingCall(createCall(fetch, url, token), () => {});
  };
  const manager = await signIn('manager');
  const ledgers: Ledger[] = [];
  const problems: string[] = [];
  let started = 0;

  async function runClient(index: number, next: Random): Promise<void> {
    const [uid, rider] = [`shopper-${index}`, `rider-${index}`];
    const [shopper, riding] = [await signIn(uid), await signIn(rider)];
    const addressId = await saveAddress(shopper);
    while (started++ < options.orders) {
      const key = () => crypto.randomUUID();
      const items = [1, 2].map((number) => ({
        product_variant_id: variantId(number),
        quantity: 1 + Math.floor(next() * 3),
      }));
      await shopper('POST', '/cart', { body: { items }, key: key() });
      const coupon = next() < 0.5 ? { coupon_code: 'FLAT400' } : {};
      const placed = await shopper('POST', '/order', { body: orderTo(addressId, coupon), key: key() });
      const order: Ledger = {
        id: Object(placed.body).order_id,
        uid,
        rider,
        version: 0,
        status: 'Confirmed',
        cash: 0,
      };
      ledgers.push(order);
      const give = async (call: typeof shopper, path: string, fields: object = {}, method = 'POST') => {
        const body = { version: order.version, ...fields };
        const reply = await call(method, path.replace(':id', order.id), { body, key: key() });
        if (reply.status !== 200) problems.push(`${path} got ${reply.status} ${JSON.stringify(reply.body)}`);
        else Object.assign(order, { version: Object(reply.body).version, status: Object(reply.body).status });
        return Object(reply.body);
      };
      const command = (call: typeof shopper, name: string, fields: object = {}) =>
        give(call, `/staff/orders/:id/${name}`, fields);
      const goToTheDoor = async () => {
        await command(manager, 'dispatch', { rider_id: staffIds.get(rider) });
        await command(riding, 'arrived');
      };

      if (next() < 0.1) {
        await give(shopper, '/orders/:id/cancel');
        continue;
      }
      if (next() < 0.2) await command(manager, 'missing', { position: 0, quantity: 1 });
      await command(manager, 'packed');
      if (next() < 0.1) {
        await command(manager, 'cancel', { reason: 'cannot_deliver' });
        await command(manager, 'back-on-shelf');
        continue;
      }
      await goToTheDoor();
      if (next() < 0.1) {
        await command(riding, 'nobody-opened');
        await command(manager, 'send-again');
        await goToTheDoor();
      }
      const { door_code: code, items: lines } = Object((await shopper('GET', `/orders/${order.id}`)).body);
      if (next() < 0.2) await command(riding, 'door-code', { code: code === '0000' ? '0001' : '0000' });
      await command(riding, 'door-code', { code });
      const handed_back = (lines as readonly { quantity: number; missing: number }[]).flatMap(
        (line, position) => {
          const quantity = Math.floor(next() * (line.quantity - line.missing + 1));
          return quantity > 0 ? [{ position, quantity, reason: 'too_big' }] : [];
        },
      );
      if (handed_back.length > 0) await give(shopper, '/orders/:id/choice', { handed_back }, 'PUT');
      order.cash = (await command(riding, 'collected')).amount_due;
      if (handed_back.length > 0) await command(manager, 'back-on-shelf');
    }
  }

  async function runKiller(next: Random): Promise<void> {
    for (let kills = 0; kills < options.kills; kills++) {
      while (started < (options.orders * (kills + 1)) / (options.kills + 1)) await sleep(5);
      await sleep(next() * 100);
      await backend.end('SIGKILL');
      backend = await startBackend(env);
      if ((kills + 1) % 10 === 0)
        options.onProgress?.(
          `${kills + 1} kills, ${ledgers.length} orders, ${receiver.received.length} webhooks`,
        );
    }
  }

  const db = openDatabase(options.database);
  try {
    const clients = riders.map((_, index) => runClient(index, random.fork()));
    await Promise.all([runKiller(random.fork()), ...clients]);
    const countWaiting = async () => (await db.selectFrom('orderOutbox').select('number').execute()).length;
    while ((await countWaiting()) > 0) await sleep(50);

    const seen = Map.groupBy(receiver.received, ({ id }) => id.split('.')[0] ?? '');
    for (const { id, uid, version, status, cash } of ledgers) {
      const { id: customerId } = await store.ensureCustomer({ uid, phone: phoneOf(uid), signedInAt: 1 });
      const stored = await readOrder(store.read(customerId), id);
      if (!stored) problems.push(`Order ${id} is lost.`);
      else {
        const paid = stored.events.reduce(
          (sum, { event }) => sum + (event.kind === 'delivered' ? event.paid : 0),
          0,
        );
        const actual = [
          stored.events.length,
          stored.order.version,
          stored.order.status,
          stored.state.status,
          paid,
        ];
        const expected = [version, version, status, status, Math.round(cash * 100)];
        if (String(actual) !== String(expected))
          problems.push(`Order ${id}: ${actual} instead of ${expected}.`);
      }
      const numbers = (seen.get(id) ?? []).map((webhook) => Number(webhook.id.split('.')[1]));
      const firsts = [...new Set(numbers)];
      const inOrder = Array.from({ length: version + 1 }, (_, number) => number);
      if (String(firsts) !== String(inOrder))
        problems.push(`Order ${id}: webhooks ${firsts} instead of ${inOrder}.`);
      const isLate = numbers.some((number, index) => number < Math.max(0, ...numbers.slice(0, index)));
      if (isLate) problems.push(`Order ${id}: webhooks in the order ${numbers}.`);
    }
    const count = (await db.selectFrom('orders').select('number').execute()).length;
    if (count !== ledgers.length) problems.push(`${count} orders are stored instead of ${ledgers.length}.`);
    return problems;
  } finally {
    await db.destroy();
    await store.close();
    await backend.end('SIGKILL');
    receiver.close();
    await remotes.close();
  }
}
