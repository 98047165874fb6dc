import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { delta, orderTo } from '../../test/helpers/test-backend.ts';
import { addressIdOf, CART_VARIANTS, orderIdOf, type StoredShoppers } from './stored-shoppers.ts';

/** `poll order` is `GET /orders/{id}` of an order that has not changed. */
export const REQUESTS = ['GET /cart', 'poll order', 'POST /cart', 'POST /order'] as const;
export type RequestName = (typeof REQUESTS)[number];

/** A stored shopper who sends requests. */
export interface ActiveShopper {
  readonly number: number;
  readonly token: string;
}

export interface LoadOptions {
  readonly request: RequestName;
  readonly url: string;
  readonly backendPid: number;
  readonly stored: StoredShoppers;
  /** The shoppers who send the requests, in turn. */
  readonly shoppers: readonly ActiveShopper[];
  readonly connections: number;
  /** How long requests are sent, after a warm-up of a quarter of it. */
  readonly seconds: number;
}

/** Times are in milliseconds. CPU times are those of all threads, user and system. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly backendCpu: number;
  /** Null for a database in the backend's process. */
  readonly databaseCpu: number | null;
  /** Bytes of the write-ahead log for each request; null when the database does not count them. */
  readonly logBytes: number | null;
  /** Bytes of the response, with its head. */
  readonly responseBytes: number;
}

/** Sends a request repeatedly and returns its cost per request. Throws when a response is not a success. */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  await sendFor(options, options.seconds / 4);
  const { usage } = options.stored;
  const databasePids = await usage.processes();
  const readUsage = async () => ({
    backend: await cpuTime([options.backendPid]),
    database: await cpuTime(databasePids),
    log: await usage.logBytes(),
  });
  const before = await readUsage();
  const { latencies, seconds, bytes } = await sendFor(options, options.seconds);
  const after = await readUsage();
  const count = latencies.length;
  latencies.sort((a, b) => a - b);
  return {
    requestsPerSecond: count / seconds,
    p50: latencies[Math.floor(count * 0.5)] ?? Number.NaN,
    p99: latencies[Math.floor(count * 0.99)] ?? Number.NaN,
    backendCpu: (after.backend - before.backend) / count,
    databaseCpu: databasePids.length === 0 ? null : (after.database - before.database) / count,
    logBytes: before.log === null || after.log === null ? null : (after.log - before.log) / count,
    responseBytes: bytes / count,
  };
}

/** Totals of the requests that were sent. */
interface Sent {
  /** In ms, one for each response. */
  readonly latencies: number[];
  /** Duration of the sending. */
  seconds: number;
  /** Size of all responses. */
  bytes: number;
}

/** Sends requests for at least a number of seconds. */
async function sendFor(options: LoadOptions, seconds: number): Promise<Sent> {
  const { request, stored, shoppers } = options;
  const sent: Sent = { latencies: [], seconds: 0, bytes: 0 };
  if (request !== 'POST /order') {
    await send(options, sent, { duration: seconds });
    return sent;
  }
  // An order empties the cart, so each shopper sends one, and then all carts are filled again.
  while (sent.seconds < seconds) {
    await stored.refillCarts(shoppers.map(({ number }) => number));
    await send(options, sent, { amount: shoppers.length });
  }
  return sent;
}

/** Sends requests up to a limit and adds them to `sent`. */
async function send(
  { request, url, shoppers, connections }: LoadOptions,
  sent: Sent,
  limit: { readonly duration: number } | { readonly amount: number },
): Promise<void> {
  const [method, path] = splitRequest(request);
  let turn = 0;
  const options: autocannon.Options = {
    url: url + path,
    connections: 'amount' in limit ? Math.min(connections, limit.amount) : connections,
    ...limit,
    // Interval in ms at which autocannon checks whether all requests are sent.
    sampleInt: 20,
    requests: [
      {
        method,
        setupRequest(each) {
          const shopper = shoppers[turn % shoppers.length];
          const pass = Math.floor(turn++ / shoppers.length);
          if (!shopper) throw new Error('There are no shoppers.');
          return {
            ...each,
            ...(request === 'poll order' && { path: `/orders/${orderIdOf(shopper.number)}` }),
            headers: {
              ...(request === 'poll order' && { 'if-none-match': '"1-0"' }),
              authorization: `Bearer ${shopper.token}`,
              ...(method === 'POST' && {
                'content-type': 'application/json',
                'idempotency-key': randomUUID(),
              }),
            },
            ...(method === 'POST' && { body: JSON.stringify(bodyOf(request, shopper, pass)) }),
          };
        },
      },
    ],
  };
  const started = performance.now();
  let ended = started;
  const { non2xx, errors, statusCodeStats } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, bytes, latency) => {
      sent.latencies.push(latency);
      sent.bytes += bytes;
      ended = performance.now();
    });
  });
  const failures = non2xx - (statusCodeStats?.['304']?.count ?? 0);
  if (failures + errors > 0)
    throw new Error(
      `${request}: ${failures} responses were not a success, ${errors} requests got no response.`,
    );
  sent.seconds += (ended - started) / 1000;
}

/** Returns the method and the path of a request. */
function splitRequest(request: RequestName) {
  if (request === 'GET /cart' || request === 'poll order') return ['GET', '/cart'] as const;
  return ['POST', request === 'POST /cart' ? '/cart' : '/order'] as const;
}

/** Returns the body of an order, or of a change that adds one item and removes another, so that quantities stay about the same. */
function bodyOf(request: RequestName, { number }: ActiveShopper, pass: number) {
  if (request === 'POST /order') return orderTo(addressIdOf(number));
  const [first, second] = pass % 2 === 0 ? CART_VARIANTS : CART_VARIANTS.toReversed();
  return { items: [...delta(first ?? 1, 1).items, ...delta(second ?? 2, -1).items] };
}

/** Returns the CPU time of processes in ms. */
async function cpuTime(pids: readonly number[]): Promise<number> {
  if (pids.length === 0) return 0;
  const usages: Record<string, { readonly ctime: number } | undefined> = await pidusage([...pids]);
  // A process that has ended, such as an autovacuum worker, has no usage.
  return Object.values(usages).reduce((total, usage) => total + (usage?.ctime ?? 0), 0);
}
