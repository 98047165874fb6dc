import { ApiError, type Cart, type CartPort, ERROR_MESSAGES } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { MAX_KEY_AGE_MS } from '../record-log.ts';
import { ATTEMPTS, delayAfter, isDue, isOnline, isSignedOut, watchRecords } from '../record-sending.ts';
import { asApiError } from '../result.ts';
import { notAuthenticated } from '../session/session.ts';
import { CART_LOG_PREFIX, type CartRecord, type CartRecords } from './cart-record.ts';

/** `saved`: the change waits on this device and is sent later. */
export type ChangeOutcome = 'applied' | 'saved';

/** The reason why saved changes have not been sent; null when no change is saved. */
export type SavedReason = 'no-connection' | 'signed-out' | null;

interface ChangeOptions {
  /** Default: a new key. A change whose key was sent before, also in another tab, has no further effect. */
  readonly idempotencyKey?: string | undefined;
  /** See `CartChange`. */
  readonly restoreAfter?: readonly string[] | undefined;
}

/** The changes of the cart that the server has not answered yet (docs/decisions/bag-and-order.md). */
export interface CartLog {
  /** The changes of the signed-in shopper, of all tabs, oldest first. */
  readonly store: StoreApi<readonly CartRecord[]>;
  readonly savedReason: StoreApi<SavedReason>;
  /** Stores a change, then sends it. Resolves when the server has applied it, or when it has to wait; rejects when it was refused. */
  change(variantId: string, delta: number, options?: ChangeOptions): Promise<ChangeOutcome>;
  /** Resolves when no request is in flight and every other change waits, so that the server's cart can be fetched. */
  settled(): Promise<void>;
  /** Sends all changes. Resolves with whether the server has applied or refused each of them. */
  flush(): Promise<boolean>;
  /** Called on sign-in: sends the changes of earlier pages. */
  resume(): void;
  /** Called when the session was found valid after `onSignInRefused`: sends the changes, once until one is settled. */
  renew(): void;
  /** Called on sign-out: rejects pending promises. The changes stay for their shopper. */
  reset(): void;
  /** Listens to other tabs and to the connection. Returns the function that stops it. */
  start(): () => void;
  /** Calls `listener` with the error when the server refuses a saved change. Returns the function that stops it. */
  onRefused(listener: (error: ApiError) => void): () => void;
}

export interface CartLogOptions {
  readonly records: CartRecords;
  readonly port: Pick<CartPort, 'changeCart'>;
  readonly customerId: () => string | null;
  /** Whether the browser stores the session of this customer. Otherwise another tab has ended it, and a token may be another shopper's. */
  readonly isSessionStored: () => boolean;
  /** Called before a change is added or sent: a cart response in flight must not overwrite it. */
  readonly onStart: () => void;
  /** Called when the server has applied a change, in the tab that gets the response. */
  readonly onApplied: (record: CartRecord) => void;
  /** Called when a change has left the log, with the server's cart, or null when that has to be fetched. */
  readonly onSettled: (record: CartRecord, cart: Cart | null) => void;
  /** Called when the server has refused the sign-in of a change, which waits. A fresh token may be accepted. */
  readonly onSignInRefused: () => void;
  /** Called when the server has refused a change, and when another tab has settled one: the cart has to be fetched. */
  readonly onOutdated: () => void;
}

type Caller = PromiseWithResolvers<ChangeOutcome> & { readonly hasNewKey: boolean };

/** What this tab knows while one shopper is signed in. */
function newVisit() {
  return {
    /** Records that are older than this were made by earlier pages. */
    since: Date.now(),
    /** Keys of the records that were made here. */
    own: new Set<string>(),
    /** Who waits for the outcome of a record, by key. */
    callers: new Map<string, Caller>(),
    isSending: false,
    /** Failures since the last success. */
    failures: 0,
    /** Whether the changes without a caller wait for the connection or for a sign-in. */
    isWaiting: false,
    needsSignIn: false,
  };
}

/**
 * Creates this tab's view of the log. It sends one record at a time, oldest first, so its responses arrive in the order in which the
 * server has made them, and the cart of the latest response is the newest.
 */
export function createCartLog(options: CartLogOptions): CartLog {
  const { records, port, customerId, isSessionStored } = options;
  const { onStart, onApplied, onSettled, onSignInRefused, onOutdated } = options;
  const store = createStore<readonly CartRecord[]>(() => []);
  const savedReason = createStore<SavedReason>(() => null);
  const refusalListeners = new Set<(error: ApiError) => void>();
  const settledListeners: (() => void)[] = [];
  let visit = newVisit();
  let isStarted = false;
  let isRenewed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;

  const isSaved = ({ key }: CartRecord) => visit.isWaiting && !visit.callers.has(key);
  const isSettled = () => !visit.isSending && store.getState().every(isSaved);
  const canSend = () => !visit.needsSignIn && isOnline() && isSessionStored();
  const nextDue = () => store.getState().find((record) => isDue(visit, record));

  function publish() {
    const reason = visit.needsSignIn ? 'signed-out' : 'no-connection';
    savedReason.setState(changesSomething(store.getState().filter(isSaved)) ? reason : null, true);
    if (!isSettled()) return;
    for (const listen of settledListeners.splice(0)) listen();
  }

  /** Reads the log again: other tabs add and settle records. */
  function read() {
    const before = store.getState();
    const customer = customerId();
    const now = customer === null ? [] : records.list(customer);
    const isIn = (list: readonly CartRecord[], { key }: CartRecord) => list.some((each) => each.key === key);
    if (now.some((record) => !isIn(before, record))) onStart();
    for (const record of before.filter((each) => !isIn(now, each))) {
      leave(record.key)?.resolve('applied');
      onSettled(record, null);
    }
    store.setState(now, true);
    publish();
  }

  /** Removes a record from what this tab shows. Returns the caller that waits for it. */
  function leave(key: string): Caller | undefined {
    const caller = visit.callers.get(key);
    visit.callers.delete(key);
    store.setState(
      store.getState().filter((record) => record.key !== key),
      true,
    );
    return caller;
  }

  /** Tells everybody who waits for an outcome that the changes are sent later. */
  function wait() {
    visit.isWaiting = true;
    for (const caller of visit.callers.values()) caller.resolve('saved');
    visit.callers.clear();
    publish();
  }

  function schedule() {
    clearTimeout(timer);
    if (!isStarted || visit.isSending || store.getState().length === 0) return;
    if (!canSend()) return wait();
    timer = setTimeout(() => void send(), delayAfter(visit.failures));
  }

  async function send() {
    if (visit.isSending) return;
    const sender = visit;
    sender.isSending = true;
    clearTimeout(timer);
    for (let next = nextDue(); next; next = nextDue()) {
      if (!canSend()) {
        wait();
        break;
      }
      onStart();
      if (!(await sendRecord(next)) || sender !== visit) break;
      visit.failures = 0;
      isRenewed = false;
      visit.isWaiting &&= store.getState().some(isSaved);
      publish();
    }
    sender.isSending = false;
    if (sender !== visit) return;
    publish();
    schedule();
  }

  /** Resolves with whether a response has settled the record. */
  async function sendRecord(record: CartRecord): Promise<boolean> {
    const { key, variantId, delta, restoreAfter } = record;
    const sender = visit;
    const hasNewKey = sender.callers.get(key)?.hasNewKey;
    const isSentOnce = () => records.sendingTimes(key).length === 1;
    // Another tab has settled it since this one has read the log.
    if (!records.has(key)) {
      read();
      return true;
    }
    try {
      // Its outcome can no longer be found out.
      const [firstAt = Date.now()] = records.sendingTimes(key);
      if (Date.now() - firstAt > MAX_KEY_AGE_MS)
        throw new ApiError(ERROR_MESSAGES.backend.changeCart, { kind: 'http', status: 410 });
      records.noteSending(key);
      const cart = await port.changeCart({ variantId, delta, idempotencyKey: key, restoreAfter });
      // The response to a repeated key is the first response again, and can be older than the cart that is shown.
      const isNewest = hasNewKey && isSentOnce();
      if (sender !== visit || !records.has(key)) {
        records.remove(key);
        read();
        return true;
      }
      records.remove(key);
      onApplied(record);
      onSettled(record, isNewest ? cart : null);
      leave(key)?.resolve('applied');
    } catch (error) {
      if (sender !== visit) return false;
      if (!records.has(key)) read();
      else if (settles(error, sender.callers.has(key) && isSentOnce())) refuse(record, error);
      else {
        sender.failures += 1;
        sender.needsSignIn = isSignedOut(error);
        if (sender.needsSignIn || sender.failures >= ATTEMPTS) wait();
        if (error instanceof ApiError && error.status === 401) onSignInRefused();
        return false;
      }
    }
    return true;
  }

  function refuse({ key }: CartRecord, cause: unknown) {
    records.remove(key);
    const caller = leave(key);
    if (caller) caller.reject(cause);
    else for (const listen of refusalListeners) listen(asApiError(cause, ERROR_MESSAGES.backend.changeCart));
    onOutdated();
  }

  function change(variantId: string, delta: number, { idempotencyKey, restoreAfter }: ChangeOptions = {}) {
    const customer = customerId();
    if (customer === null) return Promise.reject(notAuthenticated());
    if (delta === 0) return Promise.resolve<ChangeOutcome>('applied');
    const key = idempotencyKey ?? newIdempotencyKey();
    const caller = visit.callers.get(key) ?? {
      ...Promise.withResolvers<ChangeOutcome>(),
      hasNewKey: idempotencyKey === undefined,
    };
    // Records that are made in the same millisecond keep their order.
    lastAt = Math.max(Date.now(), lastAt + 1);
    const record = {
      key,
      customerId: customer,
      at: lastAt,
      variantId,
      delta,
      ...(restoreAfter && { restoreAfter }),
    };
    if (!records.has(key)) records.add(record);
    visit.own.add(key);
    visit.callers.set(key, caller);
    read();
    if (visit.isWaiting) wait();
    // The shopper is looking at the change, so the next attempts are not as far apart as those before it.
    visit.failures = Math.min(visit.failures, ATTEMPTS - 1);
    void send();
    return caller.promise;
  }

  async function settled() {
    if (!isSettled()) await new Promise<void>((resolve) => void settledListeners.push(resolve));
  }

  function refresh() {
    read();
    void send();
  }

  return {
    store,
    savedReason,
    change,
    settled,
    async flush() {
      await settled();
      await send();
      await settled();
      return store.getState().length === 0;
    },
    resume() {
      visit = newVisit();
      refresh();
    },
    renew() {
      if (!visit.needsSignIn || isRenewed) return;
      isRenewed = true;
      visit.needsSignIn = false;
      refresh();
    },
    reset() {
      const { callers } = visit;
      visit = newVisit();
      clearTimeout(timer);
      store.setState([], true);
      publish();
      for (const caller of callers.values()) caller.reject(notAuthenticated());
    },
    start() {
      isStarted = true;
      const stop = watchRecords(CART_LOG_PREFIX, {
        refresh,
        onStored(key) {
          read();
          // Another tab can have added and settled it since this one has read the log.
          if (key !== null && !records.has(key)) onOutdated();
          schedule();
        },
      });
      schedule();
      return () => {
        isStarted = false;
        clearTimeout(timer);
        stop();
      };
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}

/** Returns whether the sum of the changes of some line is not 0. */
function changesSomething(records: readonly CartRecord[]): boolean {
  const sums = new Map<string, number>();
  for (const { variantId, delta } of records) sums.set(variantId, (sums.get(variantId) ?? 0) + delta);
  return [...sums.values()].some((sum) => sum !== 0);
}

/**
 * Returns whether an error shows that a record was not applied. After any response to the only attempt, the shopper who waits for it gets the
 * error; otherwise an earlier attempt may have been applied, and only a refusal shows that it was not.
 */
function settles(error: unknown, isOnlyAttempt: boolean): boolean {
  if (!(error instanceof ApiError) || error.kind === 'malformed') return true;
  if (error.isRetryable || error.status === 401) return false;
  return isOnlyAttempt || (error.isRefused && !isSignedOut(error));
}
