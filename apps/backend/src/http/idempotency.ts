import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type {
  CartLine,
  Checkout,
  KeyedReply,
  NewOrder,
  ReplyKey,
  ShopperReader,
  ShopperWriter,
  Store,
  StoredReply,
} from '../store/store.ts';
import { HttpError } from './errors.ts';
import { INVALID_REQUEST } from './field-messages.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import { parseFields } from './parse-request.ts';
import type { Reply } from './reply.ts';
import type { RequireReplyRoom } from './reply-bound.ts';

/** Runs the effect in one transaction of the shopper and returns its reply. */
export type Commit = (effect: (shopper: ShopperWriter) => Promise<Reply>) => Promise<Reply>;

interface KeyedRequest {
  readonly customerId: string;
  /** Method and path of the route table, such as "POST /cart". */
  readonly route: string;
  /** The Idempotency-Key header; with null, each request takes effect. */
  readonly key: string | null;
  /** The parsed body. A retry must have the same one. */
  readonly body: unknown;
  /** Whether the staff change an order of the shopper. */
  readonly isByStaff?: boolean;
}

export type RunOnce = (request: KeyedRequest, run: (commit: Commit) => Promise<Reply>) => Promise<Reply>;

/** A change of the cart with its reply. */
interface CartEffect {
  readonly lines: readonly CartLine[];
  readonly order: NewOrder | null;
  /** Gets the number of the order; null without an order. */
  readonly createReply: (orderNumber: number | null) => Reply;
  /** Called when this change is stored, not for a retry of it. */
  readonly onStored: () => void;
}

export interface ChangeCartOptions {
  /** The address that `change` gets; null for none. */
  readonly addressId: string | null;
  /** How often `change` is called, because the cart has changed in the meantime. */
  readonly maxAttempts: number;
  readonly change: (state: Omit<Checkout, 'reply'>) => Promise<CartEffect>;
}

/** Stores the effect of `change`; calls it again when the cart has changed since. Rejects with CartChangedError after too many attempts. */
export type ChangeCartOnce = (request: KeyedRequest, options: ChangeCartOptions) => Promise<Reply>;

/** Thrown when the cart has changed during each of the attempts. */
export class CartChangedError extends Error {
  override readonly name = 'CartChangedError';
}

/** A request with a key: the key, and the hash by which a retry is recognised. */
interface Keyed {
  readonly key: ReplyKey;
  readonly bodyHash: string;
}

/**
 * Creates a function that gives requests with the same idempotency key one effect. The reply is stored in the transaction of the
 * effect, so neither exists without the other. Errors are not stored: the request can be retried with the same key.
 *
 * While the first request is in flight in this process, a duplicate gets 409. In another process, a duplicate waits for the lock on
 * the shopper's row and gets the first reply, also when the first one's effect made it fail before.
 *
 * `requireRoom` is called before the effect of a shopper's request with a key, but not for a retry that gets the stored reply.
 */
export function createRunOnce(store: Store, now: () => number, requireRoom: RequireReplyRoom): RunOnce {
  const runAlone = createRunAlone(store);
  return (request, run) =>
    runAlone(request, async (keyed) => {
      const { customerId, isByStaff = false } = request;
      const options = { isDeletedAllowed: isByStaff };
      if (!keyed) return run((effect) => store.write(customerId, effect, options));
      const earlier = await findReply(store.read(customerId), keyed);
      if (earlier) return earlier;
      return run(async (effect) => {
        if (!isByStaff) await requireRoom(customerId);
        const once = async (shopper: ShopperWriter) => {
          const earlier = await findReply(shopper, keyed);
          if (earlier) return earlier;
          const reply = await effect(shopper);
          await shopper.saveReply(toStored(reply, keyed, now()));
          return reply;
        };
        return store.write(customerId, once, options);
      });
    });
}

/**
 * Creates a function like that of `createRunOnce` for changes of the cart. They take no lock: they are stored if the cart has not changed since it
 * was read.
 */
export function createChangeCartOnce(
  store: Store,
  now: () => number,
  requireRoom: RequireReplyRoom,
): ChangeCartOnce {
  const runAlone = createRunAlone(store);
  return (request, { addressId, maxAttempts, change }) =>
    runAlone(request, async (keyed) => {
      const { customerId } = request;
      const keys = { reply: keyed?.key ?? null, addressId };
      for (let attempt = 1; attempt <= maxAttempts; attempt++) {
        const { reply: earlier, ...state } = await store.read(customerId).readCheckout(keys);
        if (keyed && earlier) return replay(earlier, keyed);
        const { lines, order, createReply, onStored } = await change(state);
        if (keyed) await requireRoom(customerId);
        const changed = await store.changeCart(customerId, {
          version: state.cart.version,
          lines,
          order,
          createReply: keyed && ((number) => toStored(createReply(number), keyed, now())),
        });
        if (!changed) continue;
        onStored();
        return createReply(changed.orderNumber);
      }
      throw new CartChangedError('The cart kept changing.');
    });
}

/** Runs a request; its key is null when it has none. */
type RunAlone = (request: KeyedRequest, run: (keyed: Keyed | null) => Promise<Reply>) => Promise<Reply>;

/** Creates a function that runs one request with a key at a time. A request that fails gets the stored reply of an earlier one. */
function createRunAlone(store: Store): RunAlone {
  /** Body hashes of the requests in flight. */
  const inFlight = new Map<string, string>();

  return async ({ customerId, route, key, body }, run) => {
    if (key === null) return run(null);
    parseFields(IdempotencyHeader, { 'Idempotency-Key': key }, 'header');

    const bodyHash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))));
    const keyed = { key: { route, key }, bodyHash };
    const requestId = `${customerId} ${route} ${key}`;
    const inFlightHash = inFlight.get(requestId);
    if (inFlightHash !== undefined) {
      requireSameBody(inFlightHash, bodyHash);
      throw new HttpError(
        'request_in_progress',
        'This request is still being worked on. Please try again in a moment.',
        { headers: { 'Retry-After': '1' } },
      );
    }
    inFlight.set(requestId, bodyHash);
    try {
      return await run(keyed);
    } catch (error) {
      // The same request may have taken effect in another process and caused the error: its order, for example, has emptied the cart.
      const first = error instanceof HttpError ? await findReply(store.read(customerId), keyed) : null;
      if (first) return first;
      throw error;
    } finally {
      inFlight.delete(requestId);
    }
  };
}

async function findReply(shopper: Pick<ShopperReader, 'findReply'>, keyed: Keyed): Promise<Reply | null> {
  const first = await shopper.findReply(keyed.key);
  return first && replay(first, keyed);
}

function replay({ bodyHash, status, body }: StoredReply, keyed: Keyed): Reply {
  requireSameBody(bodyHash, keyed.bodyHash);
  return { status, body: JSON.parse(body) };
}

function toStored({ status, body }: Reply, { key, bodyHash }: Keyed, createdAt: number): KeyedReply {
  return { ...key, bodyHash, status, body: JSON.stringify(body), createdAt };
}

function requireSameBody(first: string, second: string): void {
  if (first !== second) throw new HttpError('idempotency_key_reused', INVALID_REQUEST);
}
