import type { Cart, CartChange } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import {
  ASHA,
  apiError,
  cartServer,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  MEERA,
  memoryStorage,
} from '@naap/fixtures/fake-clients';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { createShopState } from '../shop-state.ts';
import { createCartChanges } from './cart-changes.ts';
import { quantityOf, withPending } from './cart-lines.ts';
import { cartQueryOptions } from './cart-queries.ts';
import { createCartQueue } from './cart-queue.ts';
import { createCartOutbox } from './outbox/cart-outbox.ts';
import '../signed-in.ts';
import { safeStorage } from '../safe-storage.ts';
import { createMemoryStore } from './outbox/memory-store.ts';
import { createWaitingChanges } from './waiting-changes.ts';

beforeEach(() => {
  // The lock manager, the first import of the outbox, and IndexedDB where another file has installed it take real time, which mocked timers do
  // not wait for.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The simulated behaviour of the network during one POST /cart. */
interface NetworkBehaviour {
  readonly delay: number;
  readonly outcome: 'answered' | 'request lost' | 'response lost' | 'refused';
}

const PROMPT: NetworkBehaviour = { delay: 10, outcome: 'answered' };

async function pause(milliseconds: number) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Creates a signed-in shop over a fake cart server. Each POST /cart takes the next of the given network behaviours. */
async function openShop(
  initial: Readonly<Record<string, number>>,
  behaviours: readonly NetworkBehaviour[] = [],
) {
  const server = cartServer(initial);
  const queue = [...behaviours];
  const browser = fakeBrowser(ASHA);
  /** Idempotency keys whose response reached the shop. */
  const answered = new Set<string>();
  const sent: CartChange[] = [];

  async function changeCart(change: CartChange): Promise<Cart> {
    sent.push(change);
    const { delay, outcome } = queue.shift() ?? PROMPT;
    await pause(delay);
    if (outcome === 'request lost') throw apiError('network');
    if (outcome === 'refused') throw apiError('http', 'Cart update failed', 500);
    const cart = server.count(change);
    await pause(delay);
    if (outcome === 'response lost') throw apiError('timeout');
    answered.add(change.idempotencyKey);
    return cart;
  }

  async function getCart(): Promise<Cart> {
    await pause(7);
    const cart = server.read();
    // Slow enough that a change can be acknowledged before this older cart arrives.
    await pause(60);
    return cart;
  }

  const clients = fakeClients({
    cart: { changeCart, getCart },
    phoneAuth: fakePhoneAuth(browser),
    backend: { login: () => Promise.resolve({ customerId: browser.user?.uid ?? 'nobody' }) },
  });
  const storage = memoryStorage();
  const shop = createShopState({
    clients,
    queryClient: createQueryClient(),
    localStorage: () => storage,
    sessionStorage: () => storage,
    content,
  });
  await shop.session.signInAs(ASHA);
  const options = cartQueryOptions(clients.cart, shop.cartChanges, ASHA.uid);
  const unmountCart = new QueryObserver(shop.queryClient, options).subscribe(() => {});

  const shown = (variantId: string) => {
    const cart = shop.queryClient.getQueryData(options.queryKey);
    return cart ? quantityOf(withPending(cart, shop.cartChanges.store.getState()).lines, variantId) : 0;
  };
  const settle = async () => {
    await vi.runAllTimersAsync();
    await shop.cartChanges.settled();
    await vi.runAllTimersAsync();
  };
  await vi.advanceTimersByTimeAsync(100);
  return {
    shop,
    server,
    sent,
    answered,
    browser,
    shown,
    settle,
    unmountCart,
    refetch: () => shop.queryClient.invalidateQueries(options),
  };
}

describe('a cart change', () => {
  it('is shown at once and sent as a delta', async () => {
    const { shop, server, sent, shown, settle } = await openShop({ a: 1 });
    const change = shop.cartChanges.change('a', 1);
    expect(shown('a')).toBe(2);
    expect(server.quantity('a')).toBe(1);
    await settle();
    await change;
    expect(sent).toMatchObject([{ variantId: 'a', delta: 1 }]);
    expect([shown('a'), server.quantity('a')]).toEqual([2, 2]);
  });

  it('merges the changes made while one is in flight into one delta with its own key', async () => {
    const { shop, sent, settle, server, shown } = await openShop({ a: 1 });
    const taps = [1, 1, 1, -1, 1].map((delta) => shop.cartChanges.change('a', delta));
    expect(shown('a')).toBe(4);
    await settle();
    await Promise.all(taps);
    expect(sent.map(({ delta }) => delta)).toEqual([1, 2]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(server.quantity('a')).toBe(4);
  });

  it('is not sent when changes cancel each other out', async () => {
    const { shop, sent, settle } = await openShop({ a: 1 });
    const taps = [1, 1, -1].map((delta) => shop.cartChanges.change('a', delta));
    await settle();
    await Promise.all(taps);
    expect(sent).toHaveLength(1);
  });

  it('is not pending once another one cancels it out', async () => {
    const { shop, settle } = await openShop({ a: 1 });
    const taps = [1, -1].map((delta) => shop.cartChanges.change('a', delta));
    expect(shop.cartChanges.store.getState()).toEqual({});
    await settle();
    await Promise.all(taps);
  });

  it('with its own idempotency key is sent separately and in order', async () => {
    const { shop, sent, settle, server } = await openShop({ a: 1 });
    const changes = [undefined, undefined, 'kept', undefined].map((idempotencyKey) =>
      shop.cartChanges.change('a', 1, { idempotencyKey }),
    );
    await settle();
    await Promise.all(changes);
    expect(sent.map(({ delta, idempotencyKey }) => [delta, idempotencyKey === 'kept'])).toEqual([
      [1, false],
      [1, false],
      [1, true],
      [1, false],
    ]);
    expect(server.quantity('a')).toBe(5);
  });

  it('is retried with the same key when its response is lost, and applied once', async () => {
    const lost: NetworkBehaviour = { delay: 5, outcome: 'response lost' };
    const { shop, sent, settle, server, shown } = await openShop({ a: 1 }, [lost, lost]);
    const change = shop.cartChanges.change('a', 2);
    await settle();
    await change;
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect([server.quantity('a'), shown('a')]).toEqual([3, 3]);
  });

  it('is saved after three lost responses, and sent again with the same key until it is answered', async () => {
    const gone: NetworkBehaviour = { delay: 5, outcome: 'request lost' };
    const counted: NetworkBehaviour = { delay: 5, outcome: 'response lost' };
    const { shop, sent, settle, server, shown } = await openShop({ a: 1 }, [gone, gone, counted, gone]);
    const change = shop.cartChanges.change('a', 1);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(await change).toBe('saved');
    expect(shown('a')).toBe(2);
    expect(shop.cartChanges.savedReason.getState()).toBe('no-connection');
    await settle();
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect([server.quantity('a'), shown('a')]).toEqual([2, 2]);
    expect(shop.cartChanges.savedReason.getState()).toBeNull();
  });

  it('is not retried when the server rejects it', async () => {
    const { shop, sent, settle, shown } = await openShop({ a: 1 }, [{ delay: 5, outcome: 'refused' }]);
    const taps = [1, 1].map((delta) =>
      shop.cartChanges.change('a', delta).catch((error: Error) => error.message),
    );
    await settle();
    expect(await Promise.all(taps)).toEqual(['Cart update failed', 'Cart update failed']);
    expect(sent).toHaveLength(1);
    expect(shown('a')).toBe(1);
  });

  it('does not change another line whose response is slower', async () => {
    const { shop, settle, shown, server } = await openShop({ a: 1, b: 1 }, [
      { delay: 100, outcome: 'answered' },
      PROMPT,
    ]);
    const slow = shop.cartChanges.change('a', 1);
    const fast = shop.cartChanges.change('b', 1);
    await vi.advanceTimersByTimeAsync(30);
    await fast;
    expect([shown('a'), shown('b'), server.quantity('a')]).toEqual([2, 2, 1]);
    await settle();
    await slow;
    expect([shown('a'), shown('b')]).toEqual([2, 2]);
  });

  it('is not overwritten by a cart request that started before it', async () => {
    const { shop, refetch, settle, shown } = await openShop({ a: 1 });
    void refetch();
    await vi.advanceTimersByTimeAsync(8);
    const change = shop.cartChanges.change('a', 1);
    await vi.advanceTimersByTimeAsync(70);
    expect(shown('a')).toBe(2);
    await settle();
    await change;
    expect(shown('a')).toBe(2);
  });

  it('is acknowledged after its screen was unmounted', async () => {
    const { shop, unmountCart, settle, server, shown } = await openShop({ a: 1 });
    const change = shop.cartChanges.change('a', 1);
    unmountCart();
    await settle();
    await change;
    expect([server.quantity('a'), shown('a')]).toEqual([2, 2]);
  });

  it('is not retried for the next shopper after a sign-out', async () => {
    const { shop, sent, browser, settle, server } = await openShop({ a: 1 }, [
      { delay: 5, outcome: 'request lost' },
    ]);
    const change = shop.cartChanges.change('a', 1).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(100);
    await shop.session.logout();
    browser.user = MEERA;
    await shop.session.signInAs(MEERA);
    await settle();
    expect(await change).toBe('User not authenticated');
    expect(sent).toHaveLength(1);
    expect(server.quantity('a')).toBe(1);
  });
});

/** Creates cart changes whose requests the test answers. */
function openPort() {
  const responses: PromiseWithResolvers<Cart>[] = [];
  const acknowledged: (readonly [string, number])[] = [];
  const onOutdated = vi.fn();
  const port = {
    getCart: () => Promise.reject(apiError('network')),
    changeCart() {
      const response = Promise.withResolvers<Cart>();
      responses.push(response);
      return response.promise;
    },
  };
  const store = createMemoryStore();
  const storage = memoryStorage();
  const customerId = () => ASHA.uid;
  const openWaiting = () =>
    createWaitingChanges(
      safeStorage(() => storage),
      customerId,
    );
  const waiting = openWaiting();
  const changes = createCartChanges({
    waiting,
    load: async (options) =>
      createCartQueue({
        ...options,
        createOutbox: (listener) =>
          createCartOutbox({
            port,
            store,
            waiting,
            locks: undefined,
            customerId,
            isSessionStored: () => true,
            listener,
          }),
      }),
    onStart: () => {},
    onAcknowledged: ({ variantId }, quantity) => acknowledged.push([variantId, quantity]),
    onOutdated,
    onStored: () => {},
  });
  const answer = (request: number, variantId: string, quantity: number) =>
    responses[request]?.resolve({ status: 'success', lines: [{ variantId, quantity }] });
  return { changes, answer, acknowledged, onOutdated, kept: () => openWaiting().adopt() };
}

describe('an unsent change', () => {
  it('that was made before the queue was loaded is cancelled out by a later one', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { changes, kept } = openPort();
    expect(await changes.change('a', -1)).toBe('saved');
    expect(changes.savedReason.getState()).toBe('no-connection');
    expect(await changes.change('a', 1, { restoreAfter: [] })).toBe('saved');
    expect(changes.savedReason.getState()).toBeNull();
    expect(changes.store.getState()).toEqual({});
    expect(kept()).toEqual([]);
  });
});

describe('a sign-out', () => {
  it('rejects the change in flight, and leaves the changes of the next shopper alone', async () => {
    const { changes, answer, acknowledged, onOutdated } = openPort();
    const before = changes.change('a', 1);
    await vi.advanceTimersByTimeAsync(0);
    changes.reset();
    expect(changes.store.getState()).toEqual({});
    await changes.settled();

    const after = changes.change('a', 2);
    await vi.advanceTimersByTimeAsync(0);
    answer(0, 'a', 2);
    await expect(before).rejects.toThrow('User not authenticated');
    expect(acknowledged).toEqual([]);
    expect(onOutdated).not.toHaveBeenCalled();
    expect(changes.store.getState()).toEqual({ a: { delta: 2 } });

    answer(1, 'a', 3);
    await after;
    expect(acknowledged).toEqual([['a', 3]]);
    expect(changes.store.getState()).toEqual({});
  });
});

describe('settled', () => {
  it('resolves at once without changes, and otherwise when no line has one in flight', async () => {
    const { changes, answer } = openPort();
    await changes.settled();
    const onSettled = vi.fn();
    const first = changes.change('a', 1);
    const settled = changes.settled().then(onSettled);
    const second = changes.change('b', 1);
    await vi.advanceTimersByTimeAsync(0);
    answer(0, 'a', 1);
    await first;
    await vi.runAllTimersAsync();
    expect(onSettled).not.toHaveBeenCalled();
    answer(1, 'b', 1);
    await second;
    await vi.runAllTimersAsync();
    expect(onSettled).toHaveBeenCalledOnce();
    await settled;
  });
});

describe('any sequence of changes over any network', () => {
  const behaviour = (outcomes: readonly NetworkBehaviour['outcome'][]) =>
    fc.record({ delay: fc.integer({ min: 0, max: 400 }), outcome: fc.constantFrom(...outcomes) });
  const action = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('tap' as const),
        line: fc.constantFrom('a', 'b', 'c'),
        delta: fc.constantFrom(1, 1, -1, 2),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('remove' as const), line: fc.constantFrom('a', 'b', 'c') }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('wait' as const),
        milliseconds: fc.integer({ min: 0, max: 900 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const) }) },
  );
  const actions = fc.array(action, { minLength: 1, maxLength: 25 });

  type Action = (typeof actions extends fc.Arbitrary<infer T> ? T : never)[number];

  /** Performs the actions and checks that the shop and the server agree. Resolves with the number of failed changes. */
  async function play(taps: readonly Action[], behaviours: readonly NetworkBehaviour[]) {
    const initial = { a: 3, b: 1 };
    const { shop, server, answered, shown, settle, refetch } = await openShop(initial, behaviours);
    const succeeded: Record<string, number> = { a: 0, b: 0, c: 0 };
    const results: Promise<void>[] = [];
    let failures = 0;
    let refusals = 0;
    shop.cartChanges.onRefused(() => {
      refusals += 1;
    });
    for (const tap of taps) {
      if (tap.type === 'wait') await vi.advanceTimersByTimeAsync(tap.milliseconds);
      else if (tap.type === 'reload') void refetch();
      else {
        const { line } = tap;
        const delta = tap.type === 'remove' ? -shown(line) : Math.max(tap.delta, -shown(line));
        if (delta === 0) continue;
        const counted = () => {
          succeeded[line] = (succeeded[line] ?? 0) + delta;
        };
        results.push(shop.cartChanges.change(line, delta).then(counted, () => void failures++));
      }
    }
    await settle();
    await Promise.all(results);
    for (const line of ['a', 'b', 'c'] as const) {
      const applied = [...server.counted.values()].filter(({ variantId }) => variantId === line);
      const sum = (changes: readonly CartChange[]) => changes.reduce((total, { delta }) => total + delta, 0);
      const start = line === 'c' ? 0 : initial[line];
      expect(server.quantity(line)).toBe(start + sum(applied));
      if (refusals === 0)
        expect(succeeded[line]).toBe(
          sum(applied.filter(({ idempotencyKey }) => answered.has(idempotencyKey))),
        );
      expect(shown(line)).toBe(server.quantity(line));
      if (failures + refusals === 0) expect(server.quantity(line)).toBe(start + (succeeded[line] ?? 0));
    }
    return { failures };
  }

  it('is applied completely and once when the network recovers in time', async () => {
    await fc.assert(
      fc.asyncProperty(
        actions,
        fc.array(behaviour(['answered', 'request lost', 'response lost']), { maxLength: 2 }),
        async (taps, losses) => {
          // At most two losses in total, so no change loses all three attempts.
          const { failures } = await play(taps, losses);
          expect(failures).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('ends with the same cart in the shop and the server, and every acknowledged change applied once', async () => {
    await fc.assert(
      fc.asyncProperty(
        actions,
        fc.array(behaviour(['answered', 'request lost', 'response lost', 'refused']), { maxLength: 40 }),
        async (taps, behaviours) => void (await play(taps, behaviours)),
      ),
      { numRuns: 150 },
    );
  });
});
