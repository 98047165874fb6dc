import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../store/memory.ts';
import type { ShopperReader, Store } from '../store/store.ts';
import { HttpError } from './errors.ts';
import { type Commit, createRunOnce, type RunOnce } from './idempotency.ts';
import type { Reply } from './reply.ts';

const NOW = 1_763_800_000_000;
const address = {
  id: 'home',
  name: 'Meera',
  phone: '+919876500001',
  address: '12, 3rd Cross',
  latitude: 12.9,
  longitude: 77.6,
  createdAt: NOW,
};
const hasRoom = async () => {};
const BODY = { items: [{ quantity: 1 }] };

let store: Store;
let runOnce: RunOnce;
let meera: string;
let asha: string;
/** Number of effects that were committed. */
let effects: number;

beforeEach(async () => {
  store = createMemoryStore();
  runOnce = createRunOnce(store, () => NOW, hasRoom);
  meera = (await store.ensureCustomer({ uid: 'meera', phone: '+919876500001', signedInAt: 1 })).id;
  asha = (await store.ensureCustomer({ uid: 'asha', phone: '+919876500002', signedInAt: 1 })).id;
  effects = 0;
});

const request = (changes: Partial<Parameters<RunOnce>[0]> = {}) => ({
  customerId: meera,
  route: 'POST /cart',
  key: 'k',
  body: BODY,
  ...changes,
});

/** Handles a request with a reply that contains the number of its effect. */
const countEffect = (commit: Commit) =>
  commit(async (): Promise<Reply> => ({ status: 201, body: { effect: ++effects } }));

/** Starts a request that waits before its effect, and resolves once it is in flight. */
async function startSlowly(changes: Partial<Parameters<RunOnce>[0]> = {}) {
  const inFlight = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const reply = runOnce(request(changes), async (commit) => {
    inFlight.resolve();
    await release.promise;
    return countEffect(commit);
  });
  await inFlight.promise;
  return { reply, release: release.resolve };
}

/** Requests that are not repetitions of `request()`, as changes to it. */
const DIFFERENT_REQUESTS = [
  ['another shopper', () => ({ customerId: asha })],
  ['another route', () => ({ route: 'POST /order' })],
  ['another key', () => ({ key: 'k2' })],
] as const;

describe('a request sent again after its reply', () => {
  it('gets the first reply and does not run again', async () => {
    const first = await runOnce(request(), countEffect);
    const second = await runOnce(request(), () => Promise.reject(new Error('It ran again.')));
    expect(second).toEqual(first);
    expect(first).toEqual({ status: 201, body: { effect: 1 } });
    expect(effects).toBe(1);
  });

  it('is recognised by the reply that was stored with the effect', async () => {
    await runOnce(request(), countEffect);
    const stored = await store.read(meera).findReply({ route: 'POST /cart', key: 'k' });
    expect(stored).toEqual({
      bodyHash: createHash('sha256').update(JSON.stringify(BODY)).digest('hex'),
      status: 201,
      body: '{"effect":1}',
      createdAt: NOW,
    });
  });

  it('takes effect again without a key', async () => {
    await runOnce(request({ key: null }), countEffect);
    expect(await runOnce(request({ key: null }), countEffect)).toMatchObject({ body: { effect: 2 } });
  });

  it.each(DIFFERENT_REQUESTS)('takes effect for %s', async (_name, changes) => {
    await runOnce(request(), countEffect);
    expect(await runOnce(request(changes()), countEffect)).toMatchObject({ body: { effect: 2 } });
  });

  it('is rejected with 422 when its body differs', async () => {
    await runOnce(request(), countEffect);
    await expect(runOnce(request({ body: { items: [] } }), countEffect)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(effects).toBe(1);
  });
});

describe('a request sent again while the first is in flight', () => {
  it('is rejected with 409, and gets the first reply later', async () => {
    const { reply, release } = await startSlowly();
    await expect(runOnce(request(), countEffect)).rejects.toMatchObject({
      status: 409,
      message: 'This request is still being worked on. Please try again in a moment.',
      headers: { 'Retry-After': '1' },
      code: 'request_in_progress',
    });
    release();
    const first = await reply;
    expect(await runOnce(request(), countEffect)).toEqual(first);
    expect(effects).toBe(1);
  });

  it('is rejected with 422 when its body differs', async () => {
    const { reply, release } = await startSlowly();
    await expect(runOnce(request({ body: { items: [] } }), countEffect)).rejects.toMatchObject({
      status: 422,
    });
    release();
    await reply;
  });

  it.each(DIFFERENT_REQUESTS)('takes effect for %s', async (_name, changes) => {
    const { reply, release } = await startSlowly();
    expect(await runOnce(request(changes()), countEffect)).toMatchObject({ body: { effect: 1 } });
    release();
    expect(await reply).toMatchObject({ body: { effect: 2 } });
  });
});

describe('the same request in two processes', () => {
  /** Returns the outcomes of two requests that both find no reply before either takes effect. */
  async function race(secondBody: unknown) {
    const bothRun = Promise.withResolvers<void>();
    let running = 0;
    const run = async (commit: Commit) => {
      if (++running === 2) bothRun.resolve();
      await bothRun.promise;
      return countEffect(commit);
    };
    return Promise.allSettled([
      runOnce(request(), run),
      createRunOnce(store, () => NOW, hasRoom)(request({ body: secondBody }), run),
    ]);
  }

  it('takes effect once and gets the same reply', async () => {
    const value = { status: 201, body: { effect: 1 } };
    expect(await race(BODY)).toEqual([
      { status: 'fulfilled', value },
      { status: 'fulfilled', value },
    ]);
  });

  it('gets the same reply when the effect of the first makes the second fail', async () => {
    const first = Promise.withResolvers<void>();
    const second = createRunOnce(
      store,
      () => NOW,
      hasRoom,
    )(request(), async () => {
      await first.promise;
      throw new HttpError('cart_empty', 'Your cart is empty');
    });
    const reply = await runOnce(request(), countEffect);
    first.resolve();
    expect(await second).toEqual(reply);
  });

  it('is rejected with 422 when the bodies differ', async () => {
    // Either can be the first to take effect.
    const outcomes = (await race({ items: [] })).toSorted((a, b) => a.status.localeCompare(b.status));
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'idempotency_key_reused' } },
    ]);
    expect(effects).toBe(1);
  });
});

describe('a request that fails', () => {
  const failure = new Error('The storefront is down.');

  it('before its effect can be sent again with the same key', async () => {
    await expect(runOnce(request(), () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await runOnce(request({ body: { items: [] } }), countEffect)).toMatchObject({ status: 201 });
  });

  it('during its effect stores nothing', async () => {
    const failing = (commit: Commit) =>
      commit(async (shopper) => {
        await shopper.addAddress(address);
        throw failure;
      });
    await expect(runOnce(request(), failing)).rejects.toBe(failure);
    const shopper: ShopperReader = store.read(meera);
    expect(await shopper.findReply({ route: 'POST /cart', key: 'k' })).toBeNull();
    expect(await shopper.listAddresses()).toEqual([]);
    expect(await runOnce(request(), countEffect)).toMatchObject({ status: 201 });
  });
});

describe('a key', () => {
  it.each(['k', '!', '~', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'k'.repeat(128)])(
    'can be %j',
    async (key) => {
      expect(await runOnce(request({ key }), countEffect)).toMatchObject({ status: 201 });
    },
  );

  it.each(['', ' ', 'two words', ' k', 'k ', 'k\n', '\u007f', 'é', 'k'.repeat(129)])(
    'cannot be %j',
    async (key) => {
      await expect(runOnce(request({ key }), countEffect)).rejects.toMatchObject({
        status: 400,
        code: 'invalid_fields',
        details: {
          fields: [
            { in: 'header', name: 'Idempotency-Key', problem: 'must be 1 to 128 visible ASCII characters' },
          ],
        },
      });
      expect(effects).toBe(0);
    },
  );
});
