import pLimit from 'p-limit';
import { describeError, type Logger } from './logging.ts';

const MAX_DELAY_MS = 3_600_000;
/** Time between two looks into a queue in which nothing was due. */
const PAUSE_MS = 1_000;
const BATCH_SIZE = 50;
const CONCURRENCY = 8;

interface Queue<Entry> {
  listDue(now: number, limit: number): Promise<readonly Entry[]>;
  /** Returns false when another process sends the entry. */
  claim(entry: Entry, dueAt: number): Promise<boolean>;
}

export interface BatchOptions<Entry> {
  readonly queue: Queue<Entry>;
  /** Returns whether the entry was received. */
  readonly sendEntry: (entry: Entry) => Promise<boolean>;
  /** Delay before the second attempt, in ms; each further one is twice as long. Default 10 s, longer than a request may take. */
  readonly firstDelayMs?: number | undefined;
}

/**
 * Returns a function that sends the entries that are due, and resolves with the number of those that were received. Several processes can
 * share a queue: each claims an entry, for the time until its next attempt, before it sends it.
 */
export function createBatchSender<Entry extends { readonly attempts: number }>(options: BatchOptions<Entry>) {
  const { queue, sendEntry, firstDelayMs = 10_000 } = options;
  const limit = pLimit(CONCURRENCY);
  return async (): Promise<number> => {
    const entries = await queue.listDue(Date.now(), BATCH_SIZE);
    const received = await Promise.all(
      entries.map((entry) =>
        limit(async () => {
          const delay = Math.min(MAX_DELAY_MS, firstDelayMs * 2 ** entry.attempts);
          return (await queue.claim(entry, Date.now() + delay)) && sendEntry(entry);
        }),
      ),
    );
    return received.filter(Boolean).length;
  };
}

/** Calls `send` until the returned function is called, which waits for requests in flight. */
export function startSending(send: () => Promise<number>, logger: Logger): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function sendDue(): Promise<number> {
    try {
      return await send();
    } catch (error) {
      logger.warn({ error: describeError(error) }, 'the outbox cannot be used');
      return 0;
    }
  }

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      running = sendDue().then((sent) => {
        if (!isStopped) schedule(sent > 0 ? 0 : PAUSE_MS);
      });
    }, delayMs);
    timer.unref();
  }
  schedule(0);

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
