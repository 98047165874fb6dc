import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorOptions } from './error.ts';

const http = (status: number): ApiErrorOptions => ({ kind: 'http', status });

describe('an error', () => {
  it.each<readonly [ApiErrorOptions, 'retryable' | 'refused' | 'neither']>([
    [{ kind: 'network' }, 'retryable'],
    [{ kind: 'timeout' }, 'retryable'],
    [http(400), 'refused'],
    [http(422), 'refused'],
    // A response whose body reports a failure.
    [http(200), 'refused'],
    [{ ...http(409), refusal: { code: 'unavailable', items: [] } }, 'refused'],
    [{ kind: 'auth' }, 'refused'],
    [{ kind: 'unauthenticated' }, 'refused'],
    [http(408), 'neither'],
    [http(409), 'neither'],
    [http(429), 'neither'],
    [http(500), 'neither'],
    [{ kind: 'malformed' }, 'neither'],
    [{ kind: 'aborted' }, 'neither'],
    [{ kind: 'graphql' }, 'neither'],
  ])('of %o is %s', (options, expected) => {
    const { isRetryable, isRefused } = new ApiError('Failed', options);
    expect({ isRetryable, isRefused }).toEqual({
      isRetryable: expected === 'retryable',
      isRefused: expected === 'refused',
    });
  });
});
