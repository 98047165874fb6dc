import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteExpiredCounts, retentionTasks, startHousekeeping } from './housekeeping.ts';
import { silentLogger } from './logging.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTES = 60_000;
const DAY = 86_400_000;

/** Creates a task whose batches have these results; further ones delete nothing. */
function createTask(batchSize: number, results: readonly (number | Error)[]) {
  const remaining = [...results];
  const run = vi.fn(async (_limit: number) => {
    const result = remaining.shift() ?? 0;
    if (result instanceof Error) throw result;
    return result;
  });
  return { batchSize, run };
}

function start(...tasks: readonly ReturnType<typeof createTask>[]) {
  const logger = { ...silentLogger, error: vi.fn() };
  return { logger, stop: startHousekeeping({ tasks, logger }) };
}

it('deletes nothing at the start, and then in batches with pauses between them', async () => {
  const replies = createTask(100, [100, 100, 7]);
  const orders = createTask(20, [20, 3]);
  const { stop } = start(replies, orders);
  await vi.advanceTimersByTimeAsync(5 * MINUTES - 1);
  expect(replies.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replies.run).toHaveBeenCalledExactlyOnceWith(100);
  await vi.advanceTimersByTimeAsync(199);
  expect(replies.run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(301);
  expect(replies.run).toHaveBeenCalledTimes(3);
  expect(orders.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(orders.run.mock.calls).toEqual([[20], [20]]);
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(replies.run).toHaveBeenCalledTimes(4);
  expect(orders.run).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTES);
  expect(replies.run).toHaveBeenCalledTimes(4);
});

it('logs a failure and goes on with the next task', async () => {
  const replies = createTask(100, [new Error('locked'), 3]);
  const orders = createTask(20, []);
  const { logger, stop } = start(replies, orders);
  await vi.advanceTimersByTimeAsync(5 * MINUTES + 1000);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(orders.run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(replies.run).toHaveBeenCalledTimes(2);
  expect(logger.error).toHaveBeenCalledTimes(1);
  await stop();
});

it('applies each retention time to its data', async () => {
  vi.setSystemTime(1000 * DAY + 3_600_000);
  const store = {
    deleteRepliesBefore: vi.fn(async () => 0),
    emptyCartsBefore: vi.fn(async () => 0),
    deleteAccountsBefore: vi.fn(async () => 0),
    deleteOrdersBefore: vi.fn(async () => 0),
    forgetDeletedAccountsBefore: vi.fn(async () => 0),
    purge: vi.fn(async () => {}),
  };
  const counters = { deleteExpired: vi.fn(async () => {}) };
  const retention = { replyHours: 48, cartDays: 10, accountDays: 20, orderDays: 30, deletedAccountDays: 40 };
  for (const { batchSize, run } of [...retentionTasks(store, retention), deleteExpiredCounts(counters)])
    expect(await run(batchSize)).toBe(0);
  expect(store.deleteRepliesBefore).toHaveBeenCalledExactlyOnceWith(998 * DAY + 3_600_000, 100);
  expect(store.emptyCartsBefore).toHaveBeenCalledExactlyOnceWith(990, 20);
  expect(store.deleteAccountsBefore).toHaveBeenCalledExactlyOnceWith(980, 20);
  expect(store.deleteOrdersBefore).toHaveBeenCalledExactlyOnceWith(970 * DAY + 3_600_000, 20);
  expect(store.forgetDeletedAccountsBefore).toHaveBeenCalledExactlyOnceWith(960 * DAY + 3_600_000, 20);
  expect(store.purge).toHaveBeenCalledOnce();
  expect(counters.deleteExpired).toHaveBeenCalledOnce();
});
