import type { Cart, CartChange, CartPort } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { isUncertain } from '../result.ts';
import { notAuthenticated } from '../session/session.ts';
import { quantityOf } from './cart-lines.ts';

/** What the shopper changed and the server has not acknowledged yet, by variant id. */
export type PendingDeltas = Readonly<Record<string, number>>;

export interface CartChanges {
  readonly store: StoreApi<PendingDeltas>;
  /**
   * Shows the delta at once and sends it. Resolves when the server has counted it; rejects after a rollback. With an
   * `idempotencyKey` the delta is sent by itself and under that key.
   */
  change(variantId: string, delta: number, idempotencyKey?: string): Promise<void>;
  /** Resolves when nothing is under way: the moment at which the server's cart can be read. */
  settled(): Promise<void>;
  /** The shopper left: nothing more is sent, and who still waits is rejected. */
  forget(): void;
}

export interface CartChangesParts {
  readonly port: CartPort;
  /** A change begins: a reading of the cart that is under way must not overwrite it. */
  readonly onStart: () => void;
  /** The server has counted a change; the line now has this quantity. */
  readonly onAcknowledged: (variantId: string, quantity: number) => void;
  /** A change was given up: only the server knows the cart now. */
  readonly onFailed: () => void;
}

/** Milliseconds before a change whose answer was lost is sent again with the same key. */
const RESEND_DELAYS: readonly number[] = [500, 1500];

/** Changes that go out together as one delta. */
interface Batch {
  delta: number;
  /** Given by the caller: no other change joins this batch. */
  readonly idempotencyKey: string | undefined;
  readonly callers: PromiseWithResolvers<void>[];
}

interface Lane {
  /** Sent, not acknowledged. */
  sending: number;
  queue: Batch[];
}

/**
 * Sends cart deltas so that each is counted exactly once: one at a time per line, each with one idempotency key,
 * sent again with that key while its answer stays lost. An acknowledgement settles its own line only, because
 * the cart it carries may be older than that of another line.
 */
export function createCartChanges({
  port,
  onStart,
  onAcknowledged,
  onFailed,
}: CartChangesParts): CartChanges {
  const store = createStore<PendingDeltas>(() => ({}));
  let lanes = new Map<string, Lane>();
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  function show() {
    const deltas = [...lanes].map(([variantId, { sending, queue }]) => {
      const delta = queue.reduce((sum, batch) => sum + batch.delta, sending);
      return [variantId, delta] as const;
    });
    store.setState(Object.fromEntries(deltas.filter(([, delta]) => delta !== 0)), true);
  }

  async function send(change: CartChange, isForgotten: () => boolean): Promise<Cart> {
    for (const delay of RESEND_DELAYS) {
      try {
        return await port.changeCart(change);
      } catch (error) {
        if (!isUncertain(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
      // Whoever is signed in by now, it is not the shopper who tapped.
      if (isForgotten()) throw notAuthenticated();
    }
    return port.changeCart(change);
  }

  async function drain(variantId: string, lane: Lane) {
    const own = lanes;
    const isForgotten = () => lanes !== own;
    for (let batch = lane.queue.shift(); batch; batch = lane.queue.shift()) {
      const { delta, callers, idempotencyKey = newIdempotencyKey() } = batch;
      lane.sending = delta;
      try {
        // Taps that cancelled each other out need no sending.
        if (delta !== 0) {
          const cart = await send({ variantId, delta, idempotencyKey }, isForgotten);
          if (isForgotten()) throw notAuthenticated();
          onAcknowledged(variantId, quantityOf(cart.lines, variantId));
        }
        lane.sending = 0;
        show();
        for (const caller of callers) caller.resolve();
      } catch (error) {
        const failed = [batch, ...lane.queue];
        lane.queue = [];
        for (const caller of failed.flatMap((one) => one.callers)) caller.reject(error);
        if (isForgotten()) return;
        onFailed();
      }
    }
    lanes.delete(variantId);
    show();
    if (lanes.size === 0) idle.resolve();
  }

  return {
    store,
    change(variantId, delta, idempotencyKey) {
      onStart();
      if (lanes.size === 0) idle = Promise.withResolvers();
      const lane = lanes.get(variantId) ?? { sending: 0, queue: [] };
      const caller = Promise.withResolvers<void>();
      const last = lane.queue.at(-1);
      if (last && last.idempotencyKey === undefined && idempotencyKey === undefined) {
        last.delta += delta;
        last.callers.push(caller);
      } else {
        lane.queue.push({ delta, idempotencyKey, callers: [caller] });
      }
      if (!lanes.has(variantId)) {
        lanes.set(variantId, lane);
        void drain(variantId, lane);
      }
      show();
      return caller.promise;
    },
    settled: () => idle.promise,
    forget() {
      // Those still on the wire are rejected by their own lane, when it finds itself forgotten.
      lanes = new Map();
      idle.resolve();
      show();
    },
  };
}
