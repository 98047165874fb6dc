import type { ShopperWriter, Store } from '../store/port.ts';
import { HttpError } from './errors.ts';
import type { Reply } from './reply.ts';
import { NOT_UNDERSTOOD } from './sentences.ts';

/** Runs the effect in one transaction of the shopper's and answers its reply. */
export type Commit = (effect: (shopper: ShopperWriter) => Promise<Reply>) => Promise<Reply>;

interface KeyedRequest {
  readonly customerId: string;
  /** As the route table names it, such as "POST /cart". */
  readonly route: string;
  /** The Idempotency-Key header; null runs the effect each time. */
  readonly key: string | null;
  /** The parsed body: what a second request must repeat to count as the same. */
  readonly body: unknown;
}

export type RunOnce = (request: KeyedRequest, run: (commit: Commit) => Promise<Reply>) => Promise<Reply>;

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;

/**
 * Gives a request one effect however often it is sent. The reply is stored in the transaction of the effect, so neither
 * exists without the other; replies that are errors are not stored, and may be tried again under the same key.
 *
 * While the first is still running in this process, a second is answered 409. In another process it waits for the
 * shopper's row and is then answered with the first's reply.
 */
export function createRunOnce(store: Store, now: () => number): RunOnce {
  const running = new Map<string, string>();

  return async ({ customerId, route, key, body }, run) => {
    if (key === null) return run((effect) => store.write(customerId, effect));
    if (!KEY_PATTERN.test(key))
      throw new HttpError(400, NOT_UNDERSTOOD, {
        details: { field: 'Idempotency-Key', problem: 'must be 1 to 128 visible ASCII characters' },
      });

    const bodyHash = await sha256(JSON.stringify(body));
    const stored = { route, key };
    const replay = async (shopper: Pick<ShopperWriter, 'findReply'>): Promise<Reply | null> => {
      const first = await shopper.findReply(stored);
      if (!first) return null;
      refuseOtherBody(first.bodyHash, bodyHash);
      return { status: first.status, body: JSON.parse(first.body) };
    };

    const runningId = `${customerId} ${route} ${key}`;
    const runningHash = running.get(runningId);
    if (runningHash !== undefined) {
      refuseOtherBody(runningHash, bodyHash);
      throw new HttpError(409, 'This request is still being worked on. Please try again in a moment.', {
        headers: { 'Retry-After': '1' },
        details: {
          field: 'Idempotency-Key',
          problem: 'The first request with this key is still running; send it again',
        },
      });
    }
    running.set(runningId, bodyHash);
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
    } finally {
      running.delete(runningId);
    }
  };
}

function refuseOtherBody(first: string, second: string): void {
  if (first !== second)
    throw new HttpError(422, NOT_UNDERSTOOD, {
      details: {
        field: 'Idempotency-Key',
        problem: 'was used with another body; take a new key for a new request',
      },
    });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
