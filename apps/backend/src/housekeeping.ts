import type { Config } from './config.ts';
import { describeError, type Logger } from './logging.ts';
import type { RateCounters } from './rate-limits/rate-counters.ts';
import { DAY_MS, dayOf, type Store } from './store/store.ts';

/** Deletes a batch of old data. */
export interface HousekeepingTask {
  /** Number of rows or shoppers of a batch: so few that it locks the database only for a few milliseconds. */
  readonly batchSize: number;
  /** Deletes at most `limit`; returns how many it has deleted. */
  run(limit: number): Promise<number>;
}

export interface HousekeepingOptions {
  readonly tasks: readonly HousekeepingTask[];
  readonly logger: Logger;
}

/** Time between the start and the first run, and between two runs. */
const INTERVAL_MS = 5 * 60_000;
const PAUSE_MS = 200;

/**
 * Runs the tasks one after the other, in small batches, while the server runs. It never runs at the start, when a backlog would delay the
 * first requests. Several processes can run the same tasks. Returns a function that stops it and waits for the batch in progress.
 */
export function startHousekeeping({ tasks, logger }: HousekeepingOptions): () => Promise<void> {
  let timer = schedule(INTERVAL_MS);
  let running = Promise.resolve();
  let isStopped = false;
  /** The task whose turn it is. */
  let position = 0;

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

  /** Runs a batch; returns the time until the next one. */
  async function runBatch(): Promise<number> {
    const task = tasks[position];
    if (!task) {
      position = 0;
      return INTERVAL_MS;
    }
    const { batchSize } = task;
    try {
      if ((await task.run(batchSize)) === batchSize) return PAUSE_MS;
    } catch (error) {
      logger.error({ error: describeError(error) }, 'old rows were not deleted');
    }
    position += 1;
    return position < tasks.length ? PAUSE_MS : runBatch();
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

const HOUR_MS = 3_600_000;
const ROWS = 100;
/** Number of shoppers of a batch, for tasks that run a transaction per shopper. */
const SHOPPERS = 20;

/** Returns the tasks that apply the retention times. */
export function retentionTasks(
  store: Pick<
    Store,
    | 'deleteRepliesBefore'
    | 'emptyCartsBefore'
    | 'deleteAccountsBefore'
    | 'deleteOrdersBefore'
    | 'forgetDeletedAccountsBefore'
    | 'purge'
  >,
  retention: Config['retention'],
): readonly HousekeepingTask[] {
  const timeBefore = (days: number) => Date.now() - days * DAY_MS;
  const dayBefore = (days: number) => dayOf(Date.now()) - days;
  const { replyHours, cartDays, accountDays, orderDays, deletedAccountDays } = retention;
  return [
    {
      batchSize: ROWS,
      run: (limit) => store.deleteRepliesBefore(Date.now() - replyHours * HOUR_MS, limit),
    },
    { batchSize: SHOPPERS, run: (limit) => store.emptyCartsBefore(dayBefore(cartDays), limit) },
    { batchSize: SHOPPERS, run: (limit) => store.deleteAccountsBefore(dayBefore(accountDays), limit) },
    { batchSize: SHOPPERS, run: (limit) => store.deleteOrdersBefore(timeBefore(orderDays), limit) },
    {
      batchSize: SHOPPERS,
      run: (limit) => store.forgetDeletedAccountsBefore(timeBefore(deletedAccountDays), limit),
    },
    allAtOnce(() => store.purge()),
  ];
}

/** Returns the task that deletes the request counts of past minutes. */
export const deleteExpiredCounts = (counters: Pick<RateCounters, 'deleteExpired'>): HousekeepingTask =>
  allAtOnce(() => counters.deleteExpired());

/** Returns a task without batches. */
function allAtOnce(run: () => Promise<void>): HousekeepingTask {
  return { batchSize: Number.POSITIVE_INFINITY, run: () => run().then(() => 0) };
}
