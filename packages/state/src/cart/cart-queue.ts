import type { ApiError, CartChange } from '@naap/api-clients';
import type { StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { notAuthenticated } from '../session/session.ts';
import { type PendingDelta, type PendingDeltas, quantityOf, sumOf } from './cart-lines.ts';
import type { CartEvents, ChangeOptions, ChangeOutcome, SavedReason } from './change-events.ts';
import type { CartOutbox, CartOutboxListener } from './outbox/cart-outbox.ts';
import type { WaitingChanges } from './waiting-changes.ts';

/** A change that was kept before the queue was loaded has the key with which it was kept. */
interface QueuedChangeOptions extends ChangeOptions {
  /** Whether the outbox may merge the change with others. Default: whether it has no idempotency key. */
  readonly isMergeable?: boolean;
}

/** The pending and saved changes of the cart. Part of the code that is loaded when a shopper has signed in. */
export interface CartQueue {
  /** See `CartChanges`, whose methods call those of the queue. */
  change(variantId: string, delta: number, options?: QueuedChangeOptions): Promise<ChangeOutcome>;
  settled(): Promise<void>;
  flush(): Promise<boolean>;
  reload(): Promise<void>;
  reset(): void;
  /** Sends the changes that the shopper saved earlier. */
  resume(): void;
  /** Sends saved changes now, because the connection may be back. */
  retry(): void;
  /** Ends the requests in flight, and sends nothing more by itself. */
  stop(): void;
}

export interface CartQueueOptions extends CartEvents {
  readonly store: StoreApi<PendingDeltas>;
  readonly savedReason: StoreApi<SavedReason>;
  readonly waiting: WaitingChanges;
  readonly onRefused: (error: ApiError) => void;
  readonly createOutbox: (listener: CartOutboxListener) => CartOutbox;
}

/** Changes that are sent together as one delta. */
interface Batch {
  change: CartChange;
  /** Whether the batch may be merged with other changes. */
  readonly isMergeable: boolean;
  readonly callers: PromiseWithResolvers<ChangeOutcome>[];
}

const NOTHING: PendingDelta = { delta: 0 };

/** The pending changes of one cart line. */
interface LineQueue {
  /** The change in flight. */
  sending: PendingDelta;
  queue: Batch[];
}

/**
 * Sends cart deltas so that the server applies each exactly once: one request at a time per line, through the outbox. A response updates
 * only its own line, because the cart in it may be older than another line's response.
 */
export function createCartQueue({
  store,
  savedReason,
  waiting,
  createOutbox,
  onStart,
  onAcknowledged,
  onOutdated,
  onRefused,
  onStored,
}: CartQueueOptions): CartQueue {
  let lineQueues = new Map<string, LineQueue>();
  let isSendingSaved = false;
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  const outbox = createOutbox({
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
    onRefused,
    onChange: publish,
    onStored,
  });

  function becomeBusy() {
    if (lineQueues.size === 0 && !isSendingSaved) idle = Promise.withResolvers();
  }

  function becomeIdle() {
    if (lineQueues.size === 0 && !isSendingSaved) idle.resolve();
  }

  function publish() {
    const saved = outbox.getSaved();
    const pending: Record<string, PendingDelta> = {};
    const add = (variantId: string, change: PendingDelta) => {
      pending[variantId] = sumOf(pending[variantId], change);
    };
    for (const change of saved) add(change.variantId, change);
    for (const [variantId, { sending, queue }] of lineQueues) {
      add(variantId, sending);
      for (const { change } of queue) add(variantId, change);
    }
    store.setState(Object.fromEntries(Object.entries(pending).filter(([, { delta }]) => delta !== 0)), true);
    const reason = outbox.needsSignIn() ? 'signed-out' : 'no-connection';
    savedReason.setState(saved.length === 0 ? null : reason, true);
  }

  async function sendQueue(variantId: string, line: LineQueue) {
    const queuesAtStart = lineQueues;
    const wasReset = () => lineQueues !== queuesAtStart;
    for (let batch = line.queue.shift(); batch; batch = line.queue.shift()) {
      const { change, callers, isMergeable } = batch;
      line.sending = change;
      try {
        let outcome: ChangeOutcome = 'applied';
        // Changes that cancel each other out need no request.
        if (change.delta === 0) waiting.remove([change.idempotencyKey]);
        else {
          const cart = await outbox.send(change, isMergeable);
          if (wasReset()) throw notAuthenticated();
          if (cart === null) outcome = 'saved';
          else onAcknowledged(change, quantityOf(cart.lines, variantId));
        }
        line.sending = NOTHING;
        publish();
        for (const caller of callers) caller.resolve(outcome);
      } catch (error) {
        // Changes that another page may have sent do not fail with this one. After a sign-out all of them wait for their shopper.
        const isSent = (each: Batch) => !wasReset() && waiting.isAdopted(each.change.idempotencyKey);
        const failedBatches = [batch, ...line.queue.filter((each) => !isSent(each))];
        line.queue = line.queue.filter(isSent);
        if (!wasReset()) waiting.remove(failedBatches.map((each) => each.change.idempotencyKey));
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
    change(
      variantId,
      delta,
      { idempotencyKey, restoreAfter, isMergeable = idempotencyKey === undefined } = {},
    ) {
      onStart();
      becomeBusy();
      const line = lineQueues.get(variantId) ?? { sending: NOTHING, queue: [] };
      const caller = Promise.withResolvers<ChangeOutcome>();
      let batch = line.queue.at(-1);
      // A change with a key is in local storage by itself. Joining it to a batch would take two writes, between which the page can be killed.
      const canJoin = idempotencyKey === undefined && batch?.isMergeable;
      if (batch && canJoin && !waiting.isAdopted(batch.change.idempotencyKey)) {
        batch.change = { ...batch.change, ...sumOf(batch.change, { delta, restoreAfter }) };
      } else {
        const change = {
          variantId,
          delta,
          restoreAfter,
          idempotencyKey: idempotencyKey ?? newIdempotencyKey(),
        };
        batch = { change, isMergeable, callers: [] };
        line.queue.push(batch);
      }
      batch.callers.push(caller);
      waiting.keep(batch.change);
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
      return outbox.getSaved().length === 0 || outbox.sendSaved();
    },
    resume() {
      outbox.reset();
      void outbox.sendSaved();
    },
    retry: () => void outbox.sendSaved(),
    reload: outbox.reload,
    stop: outbox.stop,
    reset() {
      // The changes in flight are rejected by `sendQueue` when their requests settle.
      lineQueues = new Map();
      outbox.reset();
      becomeIdle();
      publish();
    },
  };
}
