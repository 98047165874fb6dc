import { apiError } from '@naap/fixtures/fake-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fetches a query whose requests fail as often as `errors` says. Returns the times of the requests in ms and the result. */
async function fetchQuery(errors: readonly Error[], options?: { retries: 0 }) {
  const start = Date.now();
  const times: number[] = [];
  const left = [...errors];
  const result = createQueryClient(options)
    .fetchQuery({
      queryKey: ['cart'],
      queryFn: async () => {
        times.push(Date.now() - start);
        const error = left.shift();
        if (error) throw error;
        return 'data';
      },
    })
    .catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  return { times, result: await result };
}

describe('a query', () => {
  const lost = apiError('network');

  it('is retried three times after growing delays when its request is lost', async () => {
    expect(await fetchQuery([lost, lost, lost])).toEqual({ times: [0, 300, 1_300, 3_300], result: 'data' });
  });

  it('fails with the fourth lost request', async () => {
    expect(await fetchQuery([lost, lost, lost, lost])).toEqual({
      times: [0, 300, 1_300, 3_300],
      result: lost,
    });
  });

  it.each([apiError('http'), apiError('timeout'), apiError('graphql')])(
    'is not retried after an error of the kind $kind',
    async (error) => {
      expect(await fetchQuery([error])).toEqual({ times: [0], result: error });
    },
  );

  it('is not retried while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await fetchQuery([lost])).toEqual({ times: [0], result: lost });
  });

  it('is not retried on a server', async () => {
    expect(await fetchQuery([lost], { retries: 0 })).toEqual({ times: [0], result: lost });
  });
});
