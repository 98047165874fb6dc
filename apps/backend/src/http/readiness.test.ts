import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreUnavailableError } from '../store/store.ts';
import { createReadiness } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks the database once a second, also when the clock is set back', async () => {
  const ping = vi.fn(async () => {});
  const readiness = createReadiness({ ping });
  await readiness.check();
  await readiness.check();
  expect(ping).toHaveBeenCalledOnce();
  ping.mockRejectedValue(new StoreUnavailableError(new Error('connection refused')));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  await expect(readiness.check()).rejects.toThrow(StoreUnavailableError);
});
