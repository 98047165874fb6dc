import { describeError, type Logger } from './logging.ts';
import type { RateCounters } from './rate-limits/rate-counters.ts';
import type { Store } from './store/store.ts';

export interface HousekeepingOptions {
  readonly store: Pick<Store, 'deleteRepliesBefore'>;
  readonly counters: Pick<RateCounters, 'deleteExpired'>;
  /** How long replies are kept. */
  readonly retentionMs: number;
  readonly logger: Logger;
}

/** Time between the start and the first run, and between two runs. */
const INTERVAL_MS = 5 * 60_000;
/** Small, so that a batch locks the database for a few milliseconds. */
const BATCH_SIZE = 100;
const PAUSE_MS = 200;

/**
 * Deletes old replies and request counts in small batches while the server runs. It never runs at the start, when a backlog would delay the
 * first requests. Returns a function that stops it and waits for the batch in progress.
 */
export function startHousekeeping({
  store,
  counters,
  retentionMs,
  logger,
}: HousekeepingOptions): () => Promise<void> {
  let timer = schedule(INTERVAL_MS);
  let running = Promise.resolve();
  let isStopped = false;

  function schedule(delayMs: number) {
    const next = setTimeout(() => {
      running = runBatch().then((delay) => {
        if (!isStopped) timer = schedule(delay);
      });
    }, delayMs);
    // Waiting for the next batch keeps no process alive.
    next.unref();
    return next;
  }

  /** Deletes a batch; returns the time until the next one. */
  async function runBatch(): Promise<number> {
    try {
      const deleted = await store.deleteRepliesBefore(Date.now() - retentionMs, BATCH_SIZE);
      if (deleted === BATCH_SIZE) return PAUSE_MS;
      await counters.deleteExpired();
    } catch (error) {
      logger.error({ error: describeError(error) }, 'old rows were not deleted');
    }
    return INTERVAL_MS;
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
