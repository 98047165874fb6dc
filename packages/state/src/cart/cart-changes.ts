import { ApiError, ERROR_MESSAGES } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { notAuthenticated } from '../session/session.ts';
import { type PendingDeltas, sumOf } from './cart-lines.ts';
import type { CartQueue, CartQueueOptions } from './cart-queue.ts';
import type { CartEvents, ChangeOptions, ChangeOutcome, SavedReason } from './change-events.ts';
import type { WaitingChanges } from './waiting-changes.ts';

export interface CartChanges {
  readonly store: StoreApi<PendingDeltas>;
  readonly savedReason: StoreApi<SavedReason>;
  /**
   * Applies a delta optimistically and sends it. Resolves when the server has acknowledged it, or when it was saved to be sent later;
   * rejects after a rollback.
   */
  change(variantId: string, delta: number, options?: ChangeOptions): Promise<ChangeOutcome>;
  /** Resolves when no change is in flight, so that the server's cart can be fetched. */
  settled(): Promise<void>;
  /** Sends the saved changes now. Resolves with whether the server has applied or refused every change. */
  flush(): Promise<boolean>;
  /** Called on sign-in: sends the changes that the shopper saved earlier. */
  resume(): void;
  /** Sends saved changes whenever the connection may be back. Returns the function that stops it and ends the requests in flight. */
  start(): () => void;
  /** Reads the saved changes again, because another tab has changed them. Resolves when they are shown. */
  reload(): Promise<void>;
  /** Calls `listener` with the error when the server refuses a saved change. Returns the function that stops it. */
  onRefused(listener: (error: ApiError) => void): () => void;
  /** Called on sign-out: drops unsent changes, rejects pending promises and hides the saved changes. */
  reset(): void;
}

export interface CartChangesOptions extends CartEvents {
  readonly waiting: WaitingChanges;
  /** Loads the code that sends changes, which is not part of the first load. */
  readonly load: (options: Omit<CartQueueOptions, 'createOutbox'>) => Promise<CartQueue>;
}

/** Passes the changes of the cart to a queue, which is loaded when a shopper has signed in or changes the cart. */
export function createCartChanges({ load, waiting, ...events }: CartChangesOptions): CartChanges {
  const store = createStore<PendingDeltas>(() => ({}));
  const savedReason = createStore<SavedReason>(() => null);
  const listeners = new Set<(error: ApiError) => void>();
  let queue: CartQueue | null = null;
  let loading: Promise<CartQueue> | null = null;
  let signOuts = 0;
  /** Resolves when the queue has every change. */
  let queued: Promise<unknown> = Promise.resolve();

  async function open(): Promise<CartQueue> {
    loading ??= load({
      ...events,
      store,
      savedReason,
      waiting,
      onRefused(error) {
        for (const listen of listeners) listen(error);
      },
    });
    try {
      queue = await loading;
      return queue;
    } catch (cause) {
      // The code could not be fetched; the next change tries again.
      loading = null;
      throw new ApiError(ERROR_MESSAGES.backend.changeCart, { kind: 'network', cause });
    }
  }

  async function openAndChange(
    variantId: string,
    delta: number,
    { idempotencyKey: ownKey, restoreAfter }: ChangeOptions = {},
  ): Promise<ChangeOutcome> {
    const before = signOuts;
    const idempotencyKey = ownKey ?? newIdempotencyKey();
    waiting.keep({ variantId, delta, restoreAfter, idempotencyKey });
    // Shown at once; the queue replaces it by its own pending changes.
    const added = { delta, restoreAfter };
    store.setState((pending) => ({ ...pending, [variantId]: sumOf(pending[variantId], added) }));
    const opening = open();
    queued = opening.catch(() => {
      waiting.remove([idempotencyKey]);
      store.setState({}, true);
    });
    const opened = await opening;
    // The shopper has signed out meanwhile: the queue would send the change for the next shopper.
    if (signOuts !== before) throw notAuthenticated();
    return opened.change(variantId, delta, {
      idempotencyKey,
      restoreAfter,
      isMergeable: ownKey === undefined,
    });
  }

  async function settled() {
    await queued;
    await queue?.settled();
  }

  return {
    store,
    savedReason,
    change: (...change) => (queue ? queue.change(...change) : openAndChange(...change)),
    settled,
    async flush() {
      await settled();
      return queue === null || queue.flush();
    },
    resume() {
      open()
        .then((opened) => opened.resume())
        // Without the code there is nothing to send.
        .catch(() => undefined);
    },
    start() {
      const controller = new AbortController();
      const options = { signal: controller.signal };
      const retry = () => queue?.retry();
      window.addEventListener('online', retry, options);
      document.addEventListener('visibilitychange', retry, options);
      return () => {
        controller.abort();
        queue?.stop();
      };
    },
    reload: async () => queue?.reload(),
    onRefused(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    reset() {
      signOuts += 1;
      waiting.reset();
      if (queue) queue.reset();
      else store.setState({}, true);
    },
  };
}
