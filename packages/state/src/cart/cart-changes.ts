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
  /** Shows the delta at once and sends it. Resolves when the server has counted it; rejects after a rollback. */
  change(variantId: string, delta: number): Promise<void>;
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

interface Lane {
  /** Sent, not acknowledged. */
  sending: number;
  /** Taps since then; they go out together as the next delta. */
  queued: number;
  callers: PromiseWithResolvers<void>[];
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
    const deltas = [...lanes].map(([variantId, lane]) => [variantId, lane.sending + lane.queued] as const);
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
    while (lane.queued !== 0) {
      const callers = lane.callers;
      lane.sending = lane.queued;
      lane.queued = 0;
      lane.callers = [];
      try {
        const change = { variantId, delta: lane.sending, idempotencyKey: newIdempotencyKey() };
        const cart = await send(change, isForgotten);
        if (isForgotten()) throw notAuthenticated();
        onAcknowledged(variantId, quantityOf(cart.lines, variantId));
        lane.sending = 0;
        show();
        for (const caller of callers) caller.resolve();
      } catch (error) {
        for (const caller of [...callers, ...lane.callers]) caller.reject(error);
        lane.callers = [];
        if (isForgotten()) return;
        onFailed();
        break;
      }
    }
    // Taps that cancelled each other out need no sending.
    for (const caller of lane.callers) caller.resolve();
    lanes.delete(variantId);
    show();
    if (lanes.size === 0) idle.resolve();
  }

  return {
    store,
    change(variantId, delta) {
      onStart();
      if (lanes.size === 0) idle = Promise.withResolvers();
      const lane = lanes.get(variantId) ?? { sending: 0, queued: 0, callers: [] };
      const caller = Promise.withResolvers<void>();
      lane.queued += delta;
      lane.callers.push(caller);
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
