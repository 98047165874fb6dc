import type { ShopperWriter, Store } from '../store/store.ts';
import { HttpError } from './errors.ts';
import { INVALID_REQUEST } from './field-messages.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import { parseFields } from './parse-request.ts';
import type { Reply } from './reply.ts';

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
}

export type RunOnce = (request: KeyedRequest, run: (commit: Commit) => Promise<Reply>) => Promise<Reply>;

/**
 * Creates a function that gives requests with the same idempotency key one effect. The reply is stored in the transaction of the
 * effect, so neither exists without the other. Errors are not stored: the request can be retried with the same key.
 *
 * While the first request is in flight in this process, a duplicate gets 409. In another process, a duplicate waits for the lock on
 * the shopper's row and gets the first reply, also when the first one's effect made it fail before.
 */
export function createRunOnce(store: Store, now: () => number): RunOnce {
  /** Body hashes of the requests in flight. */
  const inFlight = new Map<string, string>();

  return async ({ customerId, route, key, body }, run) => {
    if (key === null) return run((effect) => store.write(customerId, effect));
    parseFields(IdempotencyHeader, { 'Idempotency-Key': key }, 'header');

    const bodyHash = await sha256(JSON.stringify(body));
    const stored = { route, key };
    const replay = async (shopper: Pick<ShopperWriter, 'findReply'>): Promise<Reply | null> => {
      const first = await shopper.findReply(stored);
      if (!first) return null;
      requireSameBody(first.bodyHash, bodyHash);
      return { status: first.status, body: JSON.parse(first.body) };
    };

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
      const earlier = await replay(store.read(customerId));
      if (earlier) return earlier;
      return await run((effect) =>
        store.write(customerId, async (shopper) => {
          const earlier = await replay(shopper);
          if (earlier) return earlier;
          const reply = await effect(shopper);
          await shopper.saveReply(stored, {
            bodyHash,
            status: reply.status,
            body: JSON.stringify(reply.body),
            createdAt: now(),
          });
          return reply;
        }),
      );
    } catch (error) {
      // The effect of the same request in another process can be the cause, such as the cart that its order has emptied.
      const first = error instanceof HttpError ? await replay(store.read(customerId)) : null;
      if (first) return first;
      throw error;
    } finally {
      inFlight.delete(requestId);
    }
  };
}

function requireSameBody(first: string, second: string): void {
  if (first !== second) throw new HttpError('idempotency_key_reused', INVALID_REQUEST);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
