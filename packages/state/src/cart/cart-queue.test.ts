import type { Cart } from '@naap/api-clients';
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { safeStorage } from '../safe-storage.ts';
import type { PendingDeltas } from './cart-lines.ts';
import { createCartQueue } from './cart-queue.ts';
import type { SavedReason } from './change-events.ts';
import type { CartOutbox, CartOutboxListener } from './outbox/cart-outbox.ts';
import { createWaitingChanges } from './waiting-changes.ts';

const cart: Cart = { status: 'success', lines: [{ variantId: 'a', quantity: 1 }] };

/** Creates a queue over an outbox whose saved changes the test sets. */
function createQueue() {
  let listener: CartOutboxListener | undefined;
  const outbox = {
    getSaved: vi.fn<CartOutbox['getSaved']>(() => []),
    needsSignIn: vi.fn(() => false),
    send: vi.fn<CartOutbox['send']>(async () => cart),
    sendSaved: vi.fn(async () => false),
    reload: vi.fn(async () => {}),
    reset: vi.fn(),
    stop: vi.fn(),
  } satisfies CartOutbox;
  const savedReason = createStore<SavedReason>(() => null);
  const events = { onStart: vi.fn(), onAcknowledged: vi.fn(), onOutdated: vi.fn(), onStored: vi.fn() };
  const stored = memoryStorage();
  const openWaiting = () =>
    createWaitingChanges(
      safeStorage(() => stored),
      () => 'asha',
    );
  const queue = createCartQueue({
    ...events,
    waiting: openWaiting(),
    store: createStore<PendingDeltas>(() => ({})),
    savedReason,
    onRefused() {},
    createOutbox(given) {
      listener = given;
      return outbox;
    },
  });
  return {
    queue,
    outbox,
    savedReason,
    events,
    listener: () => listener,
    /** Another page takes the changes, as if this one were killed. */
    adopt: () => openWaiting().adopt(),
  };
}

const saved = {
  id: 1,
  customerId: 'meera',
  variantId: 'a',
  delta: 1,
  idempotencyKey: 'k',
  isMergeable: true,
  sentAt: null,
};

describe('the queue of the cart', () => {
  it('sends a change, of which the outbox may merge those without a key of their own', async () => {
    const { queue, outbox } = createQueue();
    expect(await queue.change('a', 1)).toBe('applied');
    expect(await queue.change('a', 1, { idempotencyKey: 'own' })).toBe('applied');
    expect(await queue.change('a', 1, { idempotencyKey: 'early', isMergeable: true })).toBe('applied');
    expect(outbox.send.mock.calls.map(([, isMergeable]) => isMergeable)).toEqual([true, false, true]);
  });

  it('resolves as saved when the outbox keeps the change', async () => {
    const { queue, outbox } = createQueue();
    outbox.send.mockResolvedValueOnce(null);
    expect(await queue.change('a', 1)).toBe('saved');
  });

  it('keeps a change in local storage from the tap on, also behind a request and merged', async () => {
    const { queue, outbox, adopt } = createQueue();
    const response = Promise.withResolvers<Cart>();
    outbox.send.mockReturnValueOnce(response.promise);
    const taps = [queue.change('a', 1), queue.change('a', 1), queue.change('a', 2), queue.change('b', -1)];
    const kept = adopt();
    expect(kept.map(({ variantId, delta }) => [variantId, delta])).toEqual([
      ['a', 1],
      ['a', 3],
      ['b', -1],
    ]);
    response.resolve(cart);
    await Promise.all(taps);
    const sent = outbox.send.mock.calls.map(([{ idempotencyKey, delta }]) => [idempotencyKey, delta]);
    expect(sent.toSorted()).toEqual(
      kept.map(({ idempotencyKey, delta }) => [idempotencyKey, delta]).toSorted(),
    );
  });

  it('merges nothing into a change that another page has taken', async () => {
    const { queue, outbox, adopt } = createQueue();
    const taps = [queue.change('a', 1), queue.change('a', 1)];
    adopt();
    taps.push(queue.change('a', 1));
    await Promise.all(taps);
    expect(outbox.send.mock.calls.map(([{ delta }]) => delta)).toEqual([1, 1, 1]);
  });

  it('fails with a change those behind it, except the ones that another page has taken', async () => {
    const { queue, outbox, adopt, events } = createQueue();
    const response = Promise.withResolvers<Cart>();
    outbox.send.mockReturnValueOnce(response.promise);
    const taps = [queue.change('a', 1), queue.change('a', 2)];
    adopt();
    taps.push(queue.change('a', 3));
    response.reject(new Error('Broken'));
    expect((await Promise.allSettled(taps)).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(outbox.send.mock.calls.map(([{ delta }]) => delta)).toEqual([1, 2]);
    expect(adopt().map(({ delta }) => delta)).not.toContain(3);
    expect(events.onOutdated).toHaveBeenCalledOnce();
  });

  it('keeps a change that fails after a sign-out for its shopper', async () => {
    const { queue, outbox, adopt, events } = createQueue();
    const response = Promise.withResolvers<Cart>();
    outbox.send.mockReturnValueOnce(response.promise);
    const change = queue.change('a', 1);
    queue.reset();
    response.reject(new Error('Broken'));
    await expect(change).rejects.toThrow();
    expect(adopt()).toMatchObject([{ customerId: 'asha', variantId: 'a', delta: 1 }]);
    expect(events.onOutdated).not.toHaveBeenCalled();
  });

  it('is flushed without saved changes; with some, the outbox tells whether it could send them', async () => {
    const { queue, outbox } = createQueue();
    expect(await queue.flush()).toBe(true);
    expect(outbox.sendSaved).not.toHaveBeenCalled();
    outbox.getSaved.mockReturnValue([saved]);
    expect(await queue.flush()).toBe(false);
    expect(outbox.sendSaved).toHaveBeenCalledOnce();
  });

  it('is not settled while the outbox sends saved changes, and fetches the cart afterwards', async () => {
    const { queue, listener, events } = createQueue();
    listener()?.onSending();
    expect(events.onStart).toHaveBeenCalledOnce();
    const onSettled = vi.fn();
    void queue.settled().then(onSettled);
    await queue.change('a', 1);
    expect(onSettled).not.toHaveBeenCalled();
    listener()?.onSent();
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    expect(events.onOutdated).toHaveBeenCalledOnce();
  });

  it('says why changes wait', () => {
    const { outbox, savedReason, listener } = createQueue();
    outbox.getSaved.mockReturnValue([saved]);
    listener()?.onChange();
    expect(savedReason.getState()).toBe('no-connection');
    outbox.needsSignIn.mockReturnValue(true);
    listener()?.onChange();
    expect(savedReason.getState()).toBe('signed-out');
  });

  it('forgets the changes of the shopper before at a sign-in and a sign-out, and sends those of this one', () => {
    const { queue, outbox } = createQueue();
    queue.resume();
    expect(outbox.reset).toHaveBeenCalledTimes(1);
    expect(outbox.sendSaved).toHaveBeenCalledTimes(1);
    queue.retry();
    expect(outbox.sendSaved).toHaveBeenCalledTimes(2);
    queue.reset();
    expect(outbox.reset).toHaveBeenCalledTimes(2);
  });
});
