import type { Cart, CartChange, CartPort } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { isUncertain } from '../result.ts';
import { notAuthenticated } from '../session/session.ts';
import { type PendingDeltas, quantityOf } from './cart-lines.ts';

export interface CartChanges {
  readonly store: StoreApi<PendingDeltas>;
  /**
   * Applies a delta optimistically and sends it. Resolves when the server has acknowledged it; rejects after a rollback. A
   * delta with an `idempotencyKey` is sent with that key and not merged with others.
   */
  change(variantId: string, delta: number, idempotencyKey?: string): Promise<void>;
  /** Resolves when no change is in flight, so that the server's cart can be fetched. */
  settled(): Promise<void>;
  /** Called on sign-out: drops unsent changes and rejects pending promises. */
  reset(): void;
}

export interface CartChangesOptions {
  readonly port: CartPort;
  /** Called before a change: a cart response in flight must not overwrite it. */
  readonly onStart: () => void;
  /** Called when the server has acknowledged a change, with the line's new quantity. */
  readonly onAcknowledged: (variantId: string, quantity: number) => void;
  /** Called after a rollback: the cart has to be fetched again. */
  readonly onFailed: () => void;
}

/** Delays in milliseconds before a change without a response is retried with the same key. */
const RETRY_DELAYS_MS: readonly number[] = [500, 1500];

/** Changes that are sent together as one delta. */
interface Batch {
  delta: number;
  /** Given by the caller; then no other change is merged into this batch. */
  readonly idempotencyKey: string | undefined;
  readonly callers: PromiseWithResolvers<void>[];
}

/** The pending changes of one cart line. */
interface LineQueue {
  /** The delta in flight. */
  sending: number;
  queue: Batch[];
}

/**
 * Sends cart deltas so that the server applies each exactly once: one request at a time per line, each with an idempotency
 * key and retried with that key when its response is lost. A response updates only its own line, because the cart in it may
 * be older than another line's response.
 */
export function createCartChanges({
  port,
  onStart,
  onAcknowledged,
  onFailed,
}: CartChangesOptions): CartChanges {
  const store = createStore<PendingDeltas>(() => ({}));
  let lineQueues = new Map<string, LineQueue>();
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  function publish() {
    const deltas = [...lineQueues].map(([variantId, { sending, queue }]) => {
      const delta = queue.reduce((sum, batch) => sum + batch.delta, sending);
      return [variantId, delta] as const;
    });
    store.setState(Object.fromEntries(deltas.filter(([, delta]) => delta !== 0)), true);
  }

  async function send(change: CartChange, wasReset: () => boolean): Promise<Cart> {
    for (const delay of RETRY_DELAYS_MS) {
      try {
        return await port.changeCart(change);
      } catch (error) {
        if (!isUncertain(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
      // The shopper has signed out; a retry could reach the cart of the next shopper.
      if (wasReset()) throw notAuthenticated();
    }
    return port.changeCart(change);
  }

  async function sendQueue(variantId: string, line: LineQueue) {
    const queuesAtStart = lineQueues;
    const wasReset = () => lineQueues !== queuesAtStart;
    for (let batch = line.queue.shift(); batch; batch = line.queue.shift()) {
      const { delta, callers, idempotencyKey = newIdempotencyKey() } = batch;
      line.sending = delta;
      try {
        // Changes that cancel each other out need no request.
        if (delta !== 0) {
          const cart = await send({ variantId, delta, idempotencyKey }, wasReset);
          if (wasReset()) throw notAuthenticated();
          onAcknowledged(variantId, quantityOf(cart.lines, variantId));
        }
        line.sending = 0;
        publish();
        for (const caller of callers) caller.resolve();
      } catch (error) {
        const failedBatches = [batch, ...line.queue];
        line.queue = [];
        for (const caller of failedBatches.flatMap(({ callers }) => callers)) caller.reject(error);
        if (wasReset()) return;
        onFailed();
      }
    }
    lineQueues.delete(variantId);
    publish();
    if (lineQueues.size === 0) idle.resolve();
  }

  return {
    store,
    change(variantId, delta, idempotencyKey) {
      onStart();
      if (lineQueues.size === 0) idle = Promise.withResolvers();
      const line = lineQueues.get(variantId) ?? { sending: 0, queue: [] };
      const caller = Promise.withResolvers<void>();
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
    reset() {
      // The changes in flight are rejected by `sendQueue` when their requests settle.
      lineQueues = new Map();
      idle.resolve();
      publish();
    },
  };
}
