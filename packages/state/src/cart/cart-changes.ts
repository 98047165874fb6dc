import { ApiError, ERROR_TEXTS } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { notAuthenticated } from '../session/session.ts';
import { type PendingDeltas, quantityOf } from './cart-lines.ts';
import type { CartOutbox, CartOutboxListener } from './outbox/cart-outbox.ts';

/** `saved`: the change waits on this device and is sent later. */
export type ChangeOutcome = 'applied' | 'saved';

/** Why saved changes wait; null when none does. */
export type SavedReason = 'no-connection' | 'signed-out' | null;

export interface CartChanges {
  readonly store: StoreApi<PendingDeltas>;
  readonly savedReason: StoreApi<SavedReason>;
  /**
   * Applies a delta optimistically and sends it. Resolves when the server has acknowledged it, or when it was saved to be sent later;
   * rejects after a rollback. A delta with an `idempotencyKey` is sent with that key and not merged with others.
   */
  change(variantId: string, delta: number, idempotencyKey?: string): Promise<ChangeOutcome>;
  /** Resolves when no change is in flight, so that the server's cart can be fetched. */
  settled(): Promise<void>;
  /** Sends the saved changes now. Resolves with whether the server has applied or refused every change. */
  flush(): Promise<boolean>;
  /** Called on sign-in: sends the changes that the shopper saved earlier. */
  resume(): void;
  /** Sends saved changes now, because the connection may be back. */
  retry(): void;
  /** Reads the saved changes again, because another tab has changed them. Resolves when they are shown. */
  reload(): Promise<void>;
  /** Calls `listener` with the error when the server refuses a saved change. Returns the function that stops it. */
  onRefused(listener: (error: ApiError) => void): () => void;
  /** Called on sign-out: drops unsent changes, rejects pending promises and hides the saved changes. */
  reset(): void;
}

export interface CartChangesOptions {
  /** Loads the outbox, whose code is not part of the first load. */
  readonly loadOutbox: (listener: CartOutboxListener) => Promise<CartOutbox>;
  /** Called before a change: a cart response in flight must not overwrite it. */
  readonly onStart: () => void;
  /** Called when the server has acknowledged a change, with the line's new quantity. */
  readonly onAcknowledged: (variantId: string, quantity: number) => void;
  /** Called after a rollback, and after saved changes were sent: the cart has to be fetched again. */
  readonly onOutdated: () => void;
  /** Called when the saved changes have changed, so that other tabs call `reload`. */
  readonly onStored: () => void;
}

/** Changes that are sent together as one delta. */
interface Batch {
  delta: number;
  /** Given by the caller; then no other change is merged into this batch. */
  readonly idempotencyKey: string | undefined;
  readonly callers: PromiseWithResolvers<ChangeOutcome>[];
}

/** The pending changes of one cart line. */
interface LineQueue {
  /** The delta in flight. */
  sending: number;
  queue: Batch[];
}

/**
 * Sends cart deltas so that the server applies each exactly once: one request at a time per line, through the outbox. A response updates
 * only its own line, because the cart in it may be older than another line's response.
 */
export function createCartChanges({
  loadOutbox,
  onStart,
  onAcknowledged,
  onOutdated,
  onStored,
}: CartChangesOptions): CartChanges {
  const store = createStore<PendingDeltas>(() => ({}));
  const savedReason = createStore<SavedReason>(() => null);
  const refusalListeners = new Set<(error: ApiError) => void>();
  let lineQueues = new Map<string, LineQueue>();
  let isSendingSaved = false;
  let outbox: CartOutbox | null = null;
  let loading: Promise<CartOutbox> | null = null;
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  const listener: CartOutboxListener = {
    onSending() {
      onStart();
      becomeBusy();
      isSendingSaved = true;
    },
    onSent() {
      isSendingSaved = false;
      becomeIdle();
      onOutdated();
    },
    onApplied: onAcknowledged,
    onRefused(error) {
      for (const listen of refusalListeners) listen(error);
    },
    onChange: publish,
    onStored,
  };

  function becomeBusy() {
    if (lineQueues.size === 0 && !isSendingSaved) idle = Promise.withResolvers();
  }

  function becomeIdle() {
    if (lineQueues.size === 0 && !isSendingSaved) idle.resolve();
  }

  async function open(): Promise<CartOutbox> {
    loading ??= loadOutbox(listener);
    try {
      outbox = await loading;
      return outbox;
    } catch (cause) {
      // The code could not be fetched; the next change tries again.
      loading = null;
      throw new ApiError(ERROR_TEXTS.backend.changeCart, { kind: 'network', cause });
    }
  }

  function publish() {
    const saved = outbox?.getSaved() ?? [];
    const deltas: Record<string, number> = {};
    const add = (variantId: string, delta: number) => {
      deltas[variantId] = (deltas[variantId] ?? 0) + delta;
    };
    for (const { variantId, delta } of saved) add(variantId, delta);
    for (const [variantId, { sending, queue }] of lineQueues) {
      add(
        variantId,
        queue.reduce((sum, batch) => sum + batch.delta, sending),
      );
    }
    store.setState(Object.fromEntries(Object.entries(deltas).filter(([, delta]) => delta !== 0)), true);
    const reason = outbox?.needsSignIn() ? 'signed-out' : 'no-connection';
    savedReason.setState(saved.length === 0 ? null : reason, true);
  }

  async function sendQueue(variantId: string, line: LineQueue) {
    const queuesAtStart = lineQueues;
    const wasReset = () => lineQueues !== queuesAtStart;
    for (let batch = line.queue.shift(); batch; batch = line.queue.shift()) {
      const { delta, callers, idempotencyKey = newIdempotencyKey() } = batch;
      const isMergeable = batch.idempotencyKey === undefined;
      line.sending = delta;
      try {
        let outcome: ChangeOutcome = 'applied';
        // Changes that cancel each other out need no request.
        if (delta !== 0) {
          const opened = await open();
          // The outbox would send it for the shopper who is signed in now.
          if (wasReset()) throw notAuthenticated();
          const cart = await opened.send({ variantId, delta, idempotencyKey }, isMergeable);
          if (wasReset()) throw notAuthenticated();
          if (cart === null) outcome = 'saved';
          else onAcknowledged(variantId, quantityOf(cart.lines, variantId));
        }
        line.sending = 0;
        publish();
        for (const caller of callers) caller.resolve(outcome);
      } catch (error) {
        const failedBatches = [batch, ...line.queue];
        line.queue = [];
        for (const caller of failedBatches.flatMap(({ callers }) => callers)) caller.reject(error);
        if (wasReset()) return;
        onOutdated();
      }
    }
    lineQueues.delete(variantId);
    publish();
    becomeIdle();
  }

  return {
    store,
    savedReason,
    change(variantId, delta, idempotencyKey) {
      onStart();
      becomeBusy();
      const line = lineQueues.get(variantId) ?? { sending: 0, queue: [] };
      const caller = Promise.withResolvers<ChangeOutcome>();
      const last = line.queue.at(-1);
      if (last && last.idempotencyKey === undefined && idempotencyKey === undefined) {
        last.delta += delta;
        last.callers.push(caller);
      } else {
        line.queue.push({ delta, idempotencyKey, callers: [caller] });
      }
      if (!lineQueues.has(variantId)) {
        lineQueues.set(variantId, line);
        void sendQueue(variantId, line);
      }
      publish();
      return caller.promise;
    },
    settled: () => idle.promise,
    async flush() {
      await idle.promise;
      return outbox === null || outbox.getSaved().length === 0 || outbox.sendSaved();
    },
    resume() {
      open()
        .then((opened) => {
          opened.reset();
          return opened.sendSaved();
        })
        // Without the outbox there is nothing to send.
        .catch(() => undefined);
    },
    retry: () => void outbox?.sendSaved(),
    reload: async () => outbox?.reload(),
    onRefused(listen) {
      refusalListeners.add(listen);
      return () => refusalListeners.delete(listen);
    },
    reset() {
      // The changes in flight are rejected by `sendQueue` when their requests settle.
      lineQueues = new Map();
      outbox?.reset();
      becomeIdle();
      publish();
    },
  };
}
