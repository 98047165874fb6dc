import { ApiError, type Cart, type CartChange, type CartPort, ERROR_MESSAGES } from '@naap/api-clients';
import { asApiError, isUncertain } from '../../result.ts';
import { notAuthenticated } from '../../session/session.ts';
import { quantityOf } from '../cart-lines.ts';
import type { WaitingChanges } from '../waiting-changes.ts';
import { keysOf, type OutboxStore, type SavedChange } from './saved-change.ts';
import { createTabLock } from './tab-lock.ts';

/** Sends cart changes and keeps those that cannot be sent yet (docs/decisions/bag-and-order.md). */
export interface CartOutbox {
  /**
   * Stores a change and sends it. Resolves with the cart of the response, or with null when the change was saved to be sent later; rejects
   * when the server refused it.
   */
  send(change: CartChange, isMergeable: boolean): Promise<Cart | null>;
  /** Sends the saved changes in their order. Resolves with whether none is left; never rejects. */
  sendSaved(): Promise<boolean>;
  /** Reads the saved changes again: another tab may have changed them. */
  reload(): Promise<void>;
  /** The changes of the signed-in shopper that wait, without those that cancel each other out. */
  getSaved(): readonly SavedChange[];
  /** Whether the saved changes wait until the shopper signs in again. */
  needsSignIn(): boolean;
  /** Forgets the shopper; the stored changes stay. */
  reset(): void;
  /** Ends the requests in flight, and sends nothing until the next call of `send` or `sendSaved`. */
  stop(): void;
}

/** Callbacks of the outbox. None is called for a shopper who has signed out. */
export interface CartOutboxListener {
  /** The saved changes are being sent: cart responses in flight must not overwrite them. */
  onSending(): void;
  /** No saved change is in flight any more. */
  onSent(): void;
  /** The server has applied a saved change; the line now has this quantity. */
  onApplied(change: CartChange, quantity: number): void;
  /** The server has refused a saved change, which was removed. */
  onRefused(error: ApiError): void;
  /** `getSaved` or `needsSignIn` has changed. */
  onChange(): void;
  /** Other tabs have to call `reload`. */
  onStored(): void;
}

export interface CartOutboxOptions {
  readonly port: CartPort;
  readonly store: OutboxStore;
  readonly waiting: WaitingChanges;
  /** Default: the browser's lock manager. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** The customer who is signed in in this tab; null when nobody is. */
  readonly customerId: () => string | null;
  /** Whether the browser stores the session of this customer. Otherwise another tab has ended it, and a token may be another shopper's. */
  readonly isSessionStored: () => boolean;
  readonly listener: CartOutboxListener;
}

/** Delays in milliseconds before a change without a response is retried with the same key, while the shopper waits. */
const RETRY_DELAYS_MS: readonly number[] = [500, 1500];

/** Shortest and longest delay in milliseconds before saved changes are sent again; it doubles with each failure until the next change. */
const RESEND_DELAYS_MS = { shortest: 2_000, longest: 15_000 } as const;

/**
 * Age in milliseconds after which a change that may have been applied is not sent again: the backend stores idempotency keys for a limited
 * time (REPLY_RETENTION_HOURS).
 */
const MAX_UNCERTAIN_MS = 24 * 60 * 60_000;

export function createCartOutbox({
  port,
  store,
  waiting,
  locks = globalThis.navigator?.locks,
  customerId,
  isSessionStored,
  listener,
}: CartOutboxOptions): CartOutbox {
  const lock = createTabLock('cart-outbox', locks);
  /** IDs of the changes that `send` is sending. */
  const inFlight = new Set<number>();
  let saved: readonly SavedChange[] = [];
  let needsSignIn = false;
  let sending: Promise<void> | null = null;
  let stopping = new AbortController();
  let resendDelay: number = RESEND_DELAYS_MS.shortest;
  let resendTimer: ReturnType<typeof setTimeout> | undefined;

  async function reload() {
    const customer = customerId();
    const changes = customer === null ? [] : await store.list(customer);
    if (customerId() !== customer) return;
    saved = changes.filter(({ id, idempotencyKey }) => !inFlight.has(id) && !waiting.isOwn(idempotencyKey));
    listener.onChange();
  }

  /** Throws when a request could reach the cart of another shopper. */
  function requireSession(customer: string) {
    if (customerId() !== customer) throw notAuthenticated();
    // The change waits until the session is known again.
    if (!isSessionStored()) throw new ApiError(ERROR_MESSAGES.unauthenticated, { kind: 'network' });
  }

  function changeCart(change: SavedChange): Promise<Cart> {
    const { variantId, delta, idempotencyKey, restoreAfter } = change;
    return port.changeCart(
      { variantId, delta, idempotencyKey, ...(restoreAfter && { restoreAfter }) },
      { signal: stopping.signal },
    );
  }

  function scheduleResend() {
    clearTimeout(resendTimer);
    // The `online` event calls `sendSaved`.
    if (saved.length === 0 || needsSignIn || isOffline()) return;
    resendTimer = setTimeout(() => void sendSaved(), resendDelay);
    resendDelay = Math.min(resendDelay * 2, RESEND_DELAYS_MS.longest);
  }

  /** Calls `onNoResponse` when an attempt gets no response, so that it may have been applied. */
  async function sendWithRetries(change: SavedChange, onNoResponse: () => void): Promise<Cart> {
    for (const delay of RETRY_DELAYS_MS) {
      try {
        return await changeCart(change);
      } catch (error) {
        if (!isUncertain(error)) throw error;
        if (hasNoResponse(error)) onNoResponse();
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
      requireSession(change.customerId);
    }
    return changeCart(change);
  }

  async function send(change: CartChange, isMergeable: boolean): Promise<Cart | null> {
    const customer = customerId();
    if (customer === null) throw notAuthenticated();
    const { signal } = stopping;
    const hasToWait = saved.length > 0 || isOffline() || !isSessionStored();
    const sentAt = hasToWait ? null : Date.now();
    const stored = await store.add({ ...change, customerId: customer, isMergeable, sentAt });
    let mayBeApplied = waiting.isAdopted(change.idempotencyKey);
    waiting.remove([change.idempotencyKey]);
    if (hasToWait) {
      // The shopper is looking at the change, so the next attempts are not as far apart as those before it.
      resendDelay = RESEND_DELAYS_MS.shortest;
      await reload();
      listener.onStored();
      void sendSaved();
      return null;
    }
    inFlight.add(stored.id);
    try {
      const cart = await lock(async () => {
        requireSession(customer);
        const claimed = await store.claim(stored.id);
        // Another tab has read the saved changes meanwhile and sent this one, perhaps without a response.
        mayBeApplied ||= claimed?.claims !== 1;
        return sendWithRetries(stored, () => {
          mayBeApplied = true;
        });
      });
      await store.remove(stored.id);
      return cart;
    } catch (error) {
      if (customerId() !== customer) throw notAuthenticated();
      // If an earlier attempt may have been applied, only a refusal shows that the change was not.
      if (!isUndelivered(error) && !(mayBeApplied && !isRefused(error))) {
        await store.remove(stored.id);
        throw error;
      }
      needsSignIn = isUnauthorised(error);
    } finally {
      inFlight.delete(stored.id);
    }
    await reload();
    listener.onStored();
    if (!signal.aborted) scheduleResend();
    return null;
  }

  /** Sends one saved change. Resolves with whether the next one can be sent. */
  async function sendOne({ id, customerId: customer }: SavedChange): Promise<boolean> {
    const isSignedIn = () => customerId() === customer;
    const first = await store.claim(id);
    if (first === null) return true;
    if (!isSignedIn() || !isSessionStored()) return false;
    // A page that was killed after it had stored them can have left them there.
    waiting.remove(keysOf(first));
    if (first.delta === 0) {
      await store.remove(id);
      return isSignedIn();
    }
    try {
      if (Date.now() - (first.sentAt ?? 0) > MAX_UNCERTAIN_MS) throw expired();
      const cart = await changeCart(first);
      await store.remove(id);
      if (isSignedIn()) listener.onApplied(first, quantityOf(cart.lines, first.variantId));
    } catch (error) {
      if (!isRefused(error)) {
        if (isSignedIn()) needsSignIn = isUnauthorised(error);
        return false;
      }
      await store.remove(id);
      if (isSignedIn()) listener.onRefused(asApiError(error, ERROR_MESSAGES.backend.changeCart));
    }
    return isSignedIn();
  }

  /** Moves the changes of pages that have ended into the store. */
  async function adoptWaiting() {
    for (const change of waiting.adopt()) {
      await store.add(change);
      waiting.remove([change.idempotencyKey]);
    }
  }

  async function sendInOrder() {
    await adoptWaiting();
    await reload();
    if (saved.length === 0 || needsSignIn || isOffline()) return;
    listener.onSending();
    try {
      for (let [next] = saved; next !== undefined; [next] = saved) {
        if (!(await sendOne(next))) return;
        resendDelay = RESEND_DELAYS_MS.shortest;
        await reload();
        listener.onStored();
      }
    } finally {
      listener.onSent();
    }
  }

  async function sendSaved(): Promise<boolean> {
    const { signal } = stopping;
    sending ??= lock(sendInOrder)
      // The lock is not available: another tab sends, or was suspended while it did.
      .catch(() => undefined)
      .finally(() => {
        sending = null;
        listener.onChange();
        if (!signal.aborted) scheduleResend();
      });
    await sending;
    return saved.length === 0;
  }

  return {
    send,
    sendSaved,
    reload,
    getSaved: () => saved.filter(({ delta }) => delta !== 0),
    needsSignIn: () => needsSignIn,
    reset() {
      clearTimeout(resendTimer);
      resendDelay = RESEND_DELAYS_MS.shortest;
      saved = [];
      needsSignIn = false;
    },
    stop() {
      stopping.abort();
      stopping = new AbortController();
      clearTimeout(resendTimer);
    },
  };
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

function isUnauthorised(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unauthenticated' || error.kind === 'auth' || error.status === 401;
}

/** Returns whether a change for which the shopper waits is saved instead of failing: no response arrived, or the session has expired. */
function isUndelivered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return isLockTimeout(error);
  return hasNoResponse(error) || error.kind === 'aborted' || error.status === 401;
}

function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

/** Status codes after which the same request can succeed later. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([401, 408, 409, 429]);

/** Returns whether a response settles a saved change: 4xx, unless it can succeed later. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !TRANSIENT_STATUSES.has(error.status);
}

/** Returns the error of a change whose outcome can no longer be found out. */
function expired(): ApiError {
  return new ApiError(ERROR_MESSAGES.backend.changeCart, { kind: 'http', status: 410 });
}
