import { ApiError } from '@naap/api-clients';
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '../safe-storage.ts';
import { createCartChanges } from './cart-changes.ts';
import type { CartQueue, CartQueueOptions } from './cart-queue.ts';
import { createWaitingChanges } from './waiting-changes.ts';

/** Creates cart changes whose queue is loaded when the test says so. */
function createLoadingChanges() {
  const queue = {
    change: vi.fn<CartQueue['change']>(async () => 'applied'),
    settled: vi.fn(async () => {}),
    flush: vi.fn(async () => false),
    reload: vi.fn(async () => {}),
    reset: vi.fn(),
    resume: vi.fn(),
    retry: vi.fn(),
    stop: vi.fn(),
  } satisfies CartQueue;
  const loads: (PromiseWithResolvers<CartQueue> & {
    readonly options: Omit<CartQueueOptions, 'createOutbox'>;
  })[] = [];
  const storage = safeStorage(() => stored);
  const stored = memoryStorage();
  const waiting = createWaitingChanges(storage, () => 'asha');
  const changes = createCartChanges({
    waiting,
    load(options) {
      const loading = { ...Promise.withResolvers<CartQueue>(), options };
      loads.push(loading);
      return loading.promise;
    },
    onStart() {},
    onAcknowledged() {},
    onOutdated() {},
    onStored() {},
  });
  return {
    changes,
    waiting,
    queue,
    loads,
    finishLoading: () => loads.at(-1)?.resolve(queue),
    /** The changes that the next page finds. */
    kept: () => createWaitingChanges(storage, () => 'asha').adopt(),
  };
}

describe('while the queue is being loaded', () => {
  it('nothing is saved and no change is in flight', async () => {
    const { changes, loads } = createLoadingChanges();
    expect(changes.store.getState()).toEqual({});
    expect(changes.savedReason.getState()).toBeNull();
    await changes.settled();
    expect(await changes.flush()).toBe(true);
    await changes.reload();
    expect(loads).toEqual([]);
  });

  it('the sum of the changes is shown, with their former place, and the queue gets each of them', async () => {
    const { changes, queue, loads, finishLoading } = createLoadingChanges();
    const options = { restoreAfter: ['b'] };
    const outcomes = [changes.change('a', 2, options), changes.change('a', 1), changes.change('c', 1)];
    expect(changes.store.getState()).toEqual({
      a: { delta: 3, restoreAfter: ['b'] },
      c: { delta: 1, restoreAfter: undefined },
    });
    finishLoading();
    expect(await Promise.all(outcomes)).toEqual(['applied', 'applied', 'applied']);
    const idempotencyKey = expect.any(String);
    expect(queue.change.mock.calls).toEqual([
      ['a', 2, { ...options, idempotencyKey, isMergeable: true }],
      ['a', 1, { idempotencyKey, isMergeable: true }],
      ['c', 1, { idempotencyKey, isMergeable: true }],
    ]);
    expect(loads).toHaveLength(1);
  });

  it('the next page finds each change with the key with which this one would send it', async () => {
    const { changes, queue, finishLoading, kept } = createLoadingChanges();
    const outcomes = [changes.change('a', 1), changes.change('a', -2), changes.change('b', 1)];
    const found = kept();
    expect(found).toMatchObject([
      { customerId: 'asha', variantId: 'a', delta: 1 },
      { customerId: 'asha', variantId: 'a', delta: -2 },
      { customerId: 'asha', variantId: 'b', delta: 1 },
    ]);
    finishLoading();
    await Promise.all(outcomes);
    const sent = queue.change.mock.calls.map(([, , options]) => options?.idempotencyKey);
    expect(sent).toEqual(found.map(({ idempotencyKey }) => idempotencyKey));
  });

  it('a change with its own key stays separate', async () => {
    const { changes, queue, finishLoading } = createLoadingChanges();
    const change = changes.change('a', 1, { idempotencyKey: 'own' });
    finishLoading();
    await change;
    expect(queue.change.mock.calls).toEqual([['a', 1, { idempotencyKey: 'own', isMergeable: false }]]);
  });

  it('changes are settled and flushed only when the queue has them', async () => {
    const { changes, queue, finishLoading } = createLoadingChanges();
    void changes.change('a', 1);
    const flushed = changes.flush();
    await Promise.resolve();
    expect(queue.flush).not.toHaveBeenCalled();
    finishLoading();
    expect(await flushed).toBe(false);
    expect(queue.settled).toHaveBeenCalledOnce();
  });

  it('a sign-out hides a change, rejects it, sends nothing, and keeps it for its shopper', async () => {
    const { changes, waiting, queue, finishLoading, kept } = createLoadingChanges();
    const change = changes.change('a', 1);
    expect(waiting.adopt()).toEqual([]);
    changes.reset();
    // The shopper may sign in again on this page or on the next one.
    expect(waiting.adopt()).toHaveLength(1);
    expect(kept()).toHaveLength(1);
    expect(changes.store.getState()).toEqual({});
    finishLoading();
    await expect(change).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(queue.change).not.toHaveBeenCalled();
  });
});

describe('a queue that cannot be loaded', () => {
  it('rejects the change as a network error and hides it; the next change loads it again', async () => {
    const { changes, loads, finishLoading, kept } = createLoadingChanges();
    const change = changes.change('a', 1);
    const cause = new TypeError('Failed to fetch dynamically imported module');
    loads[0]?.reject(cause);
    await expect(change).rejects.toMatchObject({ kind: 'network', cause });
    await changes.settled();
    expect(changes.store.getState()).toEqual({});
    expect(kept()).toEqual([]);
    const next = changes.change('a', 1);
    finishLoading();
    expect(await next).toBe('applied');
    expect(loads).toHaveLength(2);
  });

  it('leaves saved changes alone', async () => {
    const { changes, queue, loads } = createLoadingChanges();
    changes.resume();
    loads[0]?.reject(new TypeError('Failed to fetch'));
    await changes.settled();
    expect(queue.resume).not.toHaveBeenCalled();
  });
});

describe('a loaded queue', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => vi.unstubAllGlobals());

  async function createLoadedChanges() {
    const loading = createLoadingChanges();
    loading.changes.resume();
    loading.finishLoading();
    await vi.waitFor(() => expect(loading.queue.resume).toHaveBeenCalledOnce());
    return loading;
  }

  it('gets changes, reloads and sign-outs', async () => {
    const { changes, queue, loads } = await createLoadedChanges();
    await changes.change('a', 1);
    await changes.reload();
    changes.reset();
    for (const method of [queue.change, queue.reload, queue.reset]) expect(method).toHaveBeenCalledOnce();
    expect(loads).toHaveLength(1);
  });

  it('tries again when the connection or the page is back, until it is stopped', async () => {
    const { changes, queue } = await createLoadedChanges();
    const stop = changes.start();
    window.dispatchEvent(new Event('online'));
    expect(queue.retry).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(queue.retry).toHaveBeenCalledTimes(2);
    stop();
    expect(queue.stop).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(queue.retry).toHaveBeenCalledTimes(2);
  });

  it('is not needed to start and stop', () => {
    const { changes } = createLoadingChanges();
    const stop = changes.start();
    window.dispatchEvent(new Event('online'));
    expect(stop).not.toThrow();
  });

  it('reports refused changes to each listener until it leaves', async () => {
    const { changes, loads } = await createLoadedChanges();
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = changes.onRefused(first);
    changes.onRefused(second);
    const error = new ApiError('Error', { kind: 'http', status: 422 });
    loads[0]?.options.onRefused(error);
    leave();
    loads[0]?.options.onRefused(error);
    expect(first.mock.calls).toEqual([[error]]);
    expect(second.mock.calls).toEqual([[error], [error]]);
  });
});
