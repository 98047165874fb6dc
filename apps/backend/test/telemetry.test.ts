// @module-tag slow
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../src/server.ts';
import {
  type BackendProcess,
  type Environment,
  environmentFor,
  startBackend,
  startBackendHere,
} from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import { createCall, delta } from './helpers/test-backend.ts';

const databases = setUpDatabases();
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
/** The header as a browser sends it, which records no span itself. */
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-00`;

const { remotes, receiver } = await setUpRemotes();

it.each([
  ['SQLite', async () => databases.sqlite(), 'insert cart_lines'],
  // One statement, named by its first operation.
  ['Postgres', () => databases.postgres(), 'update customers'],
] as const)(
  'traces a request from its header to %s, the storefront and the log, and serves metrics at a port of its own',
  async (name, createDatabase, statement) => {
    const earlier = receiver.received('traces').length;
    const database = await createDatabase();
    if (!database) return;
    const backend = await startBackend({
      ...environmentFor(remotes, database),
      BACKEND_METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    });
    if (name === 'Postgres') await expectMetrics(backend);
    const call = createCall(fetch, backend.url, await remotes.issuer.sign('meera'));
    const { status } = await call('POST', '/cart', { body: delta(1, 1), headers: { traceparent } });
    expect(status).toBe(200);
    expect(await backend.end('SIGTERM')).toBe(0);

    expect(remotes.traceparents.at(-1)).toMatch(
      new RegExp(`^00-${TRACE_ID}-(?!00f067aa0ba902b7)\\w{16}-01$`),
    );
    const traces = receiver.received('traces').subarray(earlier);
    for (const name of ['POST /cart', 'storefront GetVariants', statement])
      expect(traces.includes(name)).toBe(true);
    expect(countOf(traces, Buffer.from(TRACE_ID, 'hex'))).toBeGreaterThanOrEqual(3);
    const line = backend
      .output()
      .split('\n')
      .find((text) => text.includes('"route":"/cart"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      trace_id: TRACE_ID,
      span_id: expect.stringMatching(/^\w{16}$/),
    });
    expect(receiver.received('logs').includes(Buffer.from(TRACE_ID, 'hex'))).toBe(true);
    expect(receiver.received('metrics').includes('naap.cart.changes')).toBe(true);
  },
);

/** Expects the use of connections, which only Postgres has, at the port of the metrics, and nothing else there. */
async function expectMetrics(backend: BackendProcess): Promise<void> {
  const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(backend.output())?.[1] ?? '';
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(/^db_client_connection_max\{db_client_connection_pool_name="store"\} 10$/m);
  expect(text).toMatch(/^db_client_connection_count\{.*"store",db_client_connection_state="idle"\} \d+$/m);
  expect(text).toMatch(/^db_client_connection_pending_requests\{.*"rate-limits"\} 0$/m);
  expect((await fetch(`${backend.url}/metrics`)).status).toBe(404);
  expect((await fetch(new URL('/other', metricsUrl))).status).toBe(404);
}

describe('in this process', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Starts a backend that exports to an address. The exporters read it from the environment of the process. */
  const start = (endpoint: string, env: Environment = {}) => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
    const database = databases.sqlite();
    return startBackendHere({
      ...environmentFor(remotes, database),
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      ...env,
    });
  };

  it('exports no trace whose ID is not in the sample', async () => {
    const backend = await start(receiver.url, { OTEL_TRACES_SAMPLER_ARG: '0' });
    const sampled = `00-${'ab'.repeat(16)}-00f067aa0ba902b7-01`;
    const call = createCall(fetch, backend.url, await remotes.issuer.sign('meera'));
    const { length } = receiver.received('metrics');
    await call('POST', '/cart', { body: delta(1, 1), headers: { traceparent: sampled } });
    await backend.close();
    expect(receiver.received('metrics').length).toBeGreaterThan(length);
    expect(receiver.received('traces').includes(Buffer.from('ab'.repeat(16), 'hex'))).toBe(false);
  });

  it('serves and stops while the receiver cannot be reached', async () => {
    const backend = await start('http://127.0.0.1:9');
    const call = createCall(fetch, backend.url, await remotes.issuer.sign('meera'));
    expect((await call('POST', '/cart', { body: delta(1, 1) })).status).toBe(200);
    await backend.close();
  });

  it('names the taken port of the metrics, and the variable that sets another', async () => {
    const { port } = new URL(receiver.url);
    const started = start(receiver.url, { BACKEND_METRICS_PORT: port });
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(
      new RegExp(
        `^The metrics cannot be served at port ${port}: .*EADDRINUSE.*Set BACKEND_METRICS_PORT to another one.`,
      ),
    );
  });
});

function countOf(bytes: Buffer, part: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) count += 1;
  return count;
}
