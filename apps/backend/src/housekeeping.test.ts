import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHousekeeping } from './housekeeping.ts';
import { silentLogger } from './logging.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTES = 60_000;

function start(results: readonly (number | Error)[]) {
  const remaining = [...results];
  const deleteRepliesBefore = vi.fn(async (_time: number, _limit: number) => {
    const result = remaining.shift() ?? 0;
    if (result instanceof Error) throw result;
    return result;
  });
  const deleteExpired = vi.fn(async () => {});
  const logger = { ...silentLogger, error: vi.fn() };
  const stop = startHousekeeping({
    store: { deleteRepliesBefore },
    counters: { deleteExpired },
    retentionMs: 1000,
    logger,
  });
  return { deleteRepliesBefore, deleteExpired, logger, stop };
}

it('deletes nothing at the start, and then in batches of 100 with pauses between them', async () => {
  const { deleteRepliesBefore, deleteExpired, stop } = start([100, 100, 7]);
  await vi.advanceTimersByTimeAsync(5 * MINUTES - 1);
  expect(deleteRepliesBefore).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(deleteRepliesBefore).toHaveBeenCalledExactlyOnceWith(Date.now() - 1000, 100);
  await vi.advanceTimersByTimeAsync(199);
  expect(deleteRepliesBefore).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(deleteRepliesBefore).toHaveBeenCalledTimes(3);
  expect(deleteExpired).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(deleteRepliesBefore).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTES);
  expect(deleteRepliesBefore).toHaveBeenCalledTimes(4);
});

it('logs a failure and goes on', async () => {
  const { deleteRepliesBefore, deleteExpired, logger, stop } = start([new Error('locked'), 3]);
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(logger.error).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(deleteRepliesBefore).toHaveBeenCalledTimes(2);
  expect(deleteExpired).toHaveBeenCalledTimes(1);
  await stop();
});
