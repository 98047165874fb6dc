// @module-tag slow
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidTokenError } from '../src/auth/token-verifier.ts';
import { readConfig } from '../src/config.ts';
import type { RateLimiter } from '../src/http/rate-limiter.ts';
import { openPostgresCounters } from '../src/rate-limits/postgres-counters.ts';
import { createMemoryCounters, type RateCounters } from '../src/rate-limits/rate-counters.ts';
import { openSqliteCounters } from '../src/rate-limits/sqlite-counters.ts';
import { clientAddress } from '../src/server.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { checkSentStatements } from './helpers/sent-statements.ts';
import { createTestBackend, delta, limitersOf } from './helpers/test-backend.ts';

const databases = setUpDatabases();
const statements = checkSentStatements();
const onConnectionError = () => {};

/** Opens counters as two processes on one database do; null when the database is not installed. */
const adapters: readonly [string, () => Promise<readonly [RateCounters, RateCounters] | null>][] = [
  [
    'SQLite',
    async () => {
      const { SQLITE_FILE: file } = databases.sqlite();
      return [openSqliteCounters(file), openSqliteCounters(file)];
    },
  ],
  ['Postgres', async () => openOnPostgres(await databases.postgres())],
  ['pooled Postgres', async () => openOnPostgres(await databases.pgbouncer())],
];

async function openOnPostgres(
  database: { readonly DATABASE_URL: string } | null,
): Promise<readonly [RateCounters, RateCounters] | null> {
  if (!database) return null;
  const url = database.DATABASE_URL;
  return [openPostgresCounters(url, onConnectionError), openPostgresCounters(url, onConnectionError)];
}

const REFUSED = { status: 429, headers: { 'Retry-After': expect.stringMatching(/^(60|[1-5]?[0-9])$/) } };

describe.each(adapters)('counters on %s', (_name, open) => {
  const opened: RateCounters[] = [];
  afterEach(async () => {
    for (const counters of opened.splice(0)) await counters.close();
  });

  it('are shared by two processes, and separate for each client and limit', async (context) => {
    const both = await statements.ignoreIn(open);
    if (!both) return context.skip();
    opened.push(...both);
    const [first, second] = both.map((counters) => counters.createLimiter('shopper', 4));
    if (!first || !second) throw new Error('not two limiters');
    for (const count of [first, second, first, second]) await count('meera');
    await expect(first('meera')).rejects.toMatchObject(REFUSED);
    await expect(second('meera')).rejects.toMatchObject(REFUSED);
    await first('asha');
    await both[1].createLimiter('address', 4)('meera');
  });

  it('count several requests at once, and together accept no more than the limit', async (context) => {
    const both = await statements.ignoreIn(open);
    if (!both) return context.skip();
    opened.push(...both);
    const [first, second] = both.map((counters) => counters.createLimiter('shopper', 180));
    if (!first || !second) throw new Error('not two limiters');
    const countAll = async (requests: readonly RateLimiter[]) => {
      const results = await Promise.allSettled(requests.map((count) => count('meera')));
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    // At the same time, then one after the other.
    let accepted = await countAll(Array.from({ length: 100 }, (_, index) => (index % 2 ? first : second)));
    expect(accepted).toBe(100);
    for (const each of [first, second])
      for (let index = 0; index < 180; index++) accepted += await countAll([each]);
    expect(accepted).toBe(180);
  });

  it('count in memory while the database does not respond', async (context) => {
    const both = await statements.ignoreIn(open);
    if (!both) return context.skip();
    const [counters, other] = both;
    await other.close();
    const count = counters.createLimiter('shopper', 2);
    await counters.close();
    await count('meera');
    await count('meera');
    await expect(count('meera')).rejects.toMatchObject(REFUSED);
  });

  it('delete the counts of past windows only', async (context) => {
    const both = await statements.ignoreIn(open);
    if (!both) return context.skip();
    opened.push(...both);
    const [counters, other] = both;
    await counters.createLimiter('shopper', 1)('meera');
    await counters.deleteExpired();
    await expect(other.createLimiter('shopper', 1)('meera')).rejects.toMatchObject(REFUSED);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await counters.deleteExpired();
    vi.restoreAllMocks();
    await other.createLimiter('shopper', 1)('asha');
    expect(await openAgain(other)('meera')).toBeUndefined();
  });
});

/** Returns a limiter without refusals in its memory. */
const openAgain = (counters: RateCounters) => counters.createLimiter('shopper', 1);

describe('a rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('refuses a shopper with Retry-After until the minute has passed, and no other shopper', async () => {
    const { as } = createTestBackend({ rateLimiters: limitersOf({ shopper: 2 }) });
    const call = as('meera');
    expect((await call('GET', '/cart')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await call('GET', '/cart')).status).toBe(200);
    const refused = await call('GET', '/cart');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Too many requests. Please try again later.' },
    });
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect((await as('asha')('GET', '/cart')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await call('GET', '/cart')).status).toBe(200);
  });

  it('of an address counts the requests that identify no shopper, by /64 network', async () => {
    const verifyToken = async (token: string) => {
      if (token === 'forged') throw new InvalidTokenError('forged');
      return { uid: token, phone: '+919876500001', signedInAt: 1 };
    };
    const { backend } = createTestBackend({ verifyToken, rateLimiters: limitersOf({ address: 4 }) });
    const send = async (ip: string, path: string, token?: string) => {
      const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      return (await backend.fetch(new Request(`http://backend.test${path}`, { headers }), { ip })).status;
    };
    expect(await send('2001:db8::1', '/nowhere')).toBe(404);
    expect(await send('2001:db8::2', '/order')).toBe(405);
    expect(await send('2001:db8::3', '/cart')).toBe(401);
    expect(await send('2001:db8::4', '/cart', 'forged')).toBe(401);
    expect(await send('2001:db8::5', '/cart', 'forged')).toBe(429);
    expect(await send('2001:db8::6', '/nowhere')).toBe(429);
    expect(await send('2001:db8:0:1::1', '/nowhere')).toBe(404);
    // Shoppers and probes go on behind an address that somebody else has used up.
    expect(await send('2001:db8::1', '/cart', 'meera')).toBe(200);
    expect(await send('2001:db8::1', '/healthz')).toBe(200);
  });

  it('never refuses 200 shoppers behind one address by default', () => {
    const { rateLimits } = readConfig({
      FIREBASE_PROJECT_ID: 'naap-live',
      STOREFRONT_URL: 'https://shop.example/graphql.json',
      STOREFRONT_TOKEN: 'token',
      SQLITE_FILE: 'backend.sqlite',
    });
    // Requests with a token do not count for the address.
    expect(rateLimits.perShopper).toBeGreaterThan(20);
    // One request a second of each shopper without a token.
    expect(rateLimits.perIp).toBeGreaterThanOrEqual(200 * 60);
  });
});

describe('requests of one shopper', () => {
  it('are worked on a few at a time, while other shoppers go on', async () => {
    const { as, storefront } = createTestBackend({ limits: { concurrentPerShopper: 3 } });
    const release = Promise.withResolvers<void>();
    let waiting = 0;
    storefront.beforeResponse = () => {
      waiting += 1;
      return release.promise;
    };
    const flood = Array.from({ length: 20 }, () => as('meera')('POST', '/cart', { body: delta(1, 1) }));
    await vi.waitFor(() => expect(waiting).toBe(3));
    expect((await as('asha')('GET', '/cart')).status).toBe(200);
    expect(waiting).toBe(3);
    release.resolve();
    for (const { status } of await Promise.all(flood)) expect(status).toBe(200);
    expect(waiting).toBe(20);
  });

  it('are refused with Retry-After when a hundred wait', async () => {
    const { as, storefront } = createTestBackend({ limits: { concurrentPerShopper: 1 } });
    const release = Promise.withResolvers<void>();
    storefront.beforeResponse = () => release.promise;
    const flood = Array.from({ length: 110 }, () => as('meera')('POST', '/cart', { body: delta(1, 0) }));
    const blocked = as('meera')('POST', '/cart', { body: delta(1, 1) });
    const refused = await blocked;
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    release.resolve();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect((await as('meera')('GET', '/cart')).status).toBe(200);
  });
});

describe('a limit of which a process counts a sixtieth at once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is exact in one process', async () => {
    const count = createMemoryCounters().createLimiter('shopper', 125);
    // Two at once: 62 times.
    for (let index = 0; index < 124; index++) await count('meera');
    await expect(count('meera')).rejects.toMatchObject(REFUSED);
    await count('asha');
  });

  it('counts once for requests at the same time, so that processes that are killed cost a client one step each', async () => {
    const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
    const count = createMemoryCounters().createLimiter('shopper', 600);
    await Promise.all(Array.from({ length: 10 }, () => count('meera')));
    expect(consume).toHaveBeenCalledTimes(1);
    await Promise.all(Array.from({ length: 15 }, () => count('meera')));
    expect(consume).toHaveBeenCalledTimes(3);
    consume.mockRestore();
  });

  it('refuses each of the requests at the same time that are over it', async () => {
    const count = createMemoryCounters().createLimiter('shopper', 4);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => count('meera')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  it('begins again after a minute', async () => {
    const count = createMemoryCounters().createLimiter('shopper', 120);
    for (let index = 0; index < 119; index++) await count('meera');
    // The last of the step is not valid in the next minute.
    await vi.advanceTimersByTimeAsync(60_000);
    for (let index = 0; index < 120; index++) await count('meera');
    await expect(count('meera')).rejects.toMatchObject(REFUSED);
  });
});

it('counters in memory are separate for each name', async () => {
  const counters = createMemoryCounters();
  await counters.createLimiter('shopper', 1)('meera');
  await counters.createLimiter('address', 1)('meera');
});

it.each([
  { proxies: 0, forwardedFor: '203.0.113.7', client: '10.0.0.1' },
  { proxies: 1, forwardedFor: null, client: '10.0.0.1' },
  { proxies: 1, forwardedFor: 'forged, 203.0.113.7', client: '203.0.113.7' },
  { proxies: 2, forwardedFor: 'forged, 203.0.113.7, 10.0.0.2', client: '203.0.113.7' },
  // The client has called the second proxy, which drops what a client sends.
  { proxies: 2, forwardedFor: '203.0.113.7', client: '203.0.113.7' },
])('behind $proxies proxies, "$forwardedFor" is sent by $client', ({ proxies, forwardedFor, client }) => {
  expect(clientAddress('10.0.0.1', forwardedFor, proxies)).toBe(client);
});
