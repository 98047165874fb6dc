// @module-tag slow
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDatabase } from '../src/config.ts';
import { StartError } from '../src/server.ts';
import { openStore } from '../src/store/open-store.ts';
import {
  type Environment,
  environmentFor,
  startBackend,
  startBackendHere,
} from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { variantId } from './helpers/fake-storefront.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import { createCall, delta, fetchOnce, newAddress, orderTo, saveAddress } from './helpers/test-backend.ts';
import { phoneOf } from './helpers/tokens.ts';

const databases = setUpDatabases();
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
/** The header as a browser sends it, which records no span itself. */
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-00`;

const { remotes, receiver } = await setUpRemotes();

/** Texts that a client can put anywhere. */
const input = {
  phone: '+919812345678',
  name: 'Private Person',
  address: '42, Hidden Lane, Bengaluru',
  note: 'confidential-note',
};

describe.each([
  ['SQLite', async () => databases.sqlite(), 'insert cart_lines'],
  // One statement, named by its first operation.
  ['Postgres', () => databases.postgres(), 'update customers'],
] as const)('after requests to a backend on %s', (name, createDatabase, statement) => {
  let outputs: Readonly<Record<'log' | 'metrics' | `exported ${'traces' | 'metrics' | 'logs'}`, string>>;
  let secrets: readonly string[];
  let statuses: Readonly<Record<string, number>>;

  beforeAll(async () => {
    const database = await createDatabase();
    if (!database) return;
    const earlier = receiver.received('traces').length;
    const backend = await startBackend({
      ...environmentFor(remotes, database),
      BACKEND_METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    });
    const token = await remotes.issuer.sign('meera');
    const call = createCall(fetchOnce, backend.url, token);

    // A shopper's usual requests.
    await call('POST', '/login');
    const addressId = await saveAddress(call);
    await call('GET', '/customer/address');
    await call('POST', '/cart', { body: delta(1, 2), key: input.note, headers: { traceparent } });
    expect(remotes.traceparents.at(-1)).toMatch(
      new RegExp(`^00-${TRACE_ID}-(?!00f067aa0ba902b7)\\w{16}-01$`),
    );
    const { body: order } = await call('POST', '/order', { body: orderTo(addressId), key: input.note });
    const orderId = String(Object(order).order_id);
    expect(orderId).toHaveLength(36);
    await call('GET', '/orders');
    expect((await call('GET', `/order/${orderId}`)).status).toBe(200);
    const known = { brand: input.note, kind: input.name, gender: null, size: input.note, wish: 'same' };
    const naap = { measurements: { chest: 937 }, preference: 'close', unit: 'inch', known_sizes: [known] };
    expect((await call('PUT', '/customer/naap', { body: naap })).status).toBe(200);
    const refused = { ...naap, measurements: { chest: 937.4251 } };
    expect((await call('PUT', '/customer/naap', { body: refused })).status).toBe(400);
    expect((await call('GET', '/customer/naap')).status).toBe(200);
    expect((await call('GET', '/customer/data')).status).toBe(200);
    expect((await call('DELETE', '/customer')).status).toBe(409);

    // The staff.
    const store = await openStore(readDatabase(database), () => {});
    for (const role of ['manager', 'rider'] as const)
      await store.saveStaff({ phone: phoneOf(role), role, name: 'Private', store: input.note });
    const [{ id: riderId = '' } = {}] = (await store.listStaff()).filter(({ role }) => role === 'rider');
    await store.close();
    const manager = createCall(fetchOnce, backend.url, await remotes.issuer.sign('manager'));
    const rider = createCall(fetchOnce, backend.url, await remotes.issuer.sign('rider'));
    const path = `/orders/${orderId}`;
    await manager('POST', `/staff${path}/packed`, { body: { version: 0 }, key: input.note });
    await manager('POST', `/staff${path}/dispatch`, { body: { version: 1, rider_id: riderId } });
    await rider('POST', `/staff${path}/arrived`, { body: { version: 2 } });
    expect((await rider('GET', '/staff/orders')).status).toBe(200);
    const doorCode = String(Object((await call('GET', path)).body).door_code);
    await rider('POST', `/staff${path}/door-code`, { body: { version: 3, code: `${doorCode}1` } });
    await manager('POST', `/staff${path}/door-code`, { body: { version: 0, code: doorCode } });
    await rider('POST', `/staff${path}/door-code`, { body: { version: 3, code: doorCode } });
    expect((await rider('POST', `/staff${path}/collected`, { body: { version: 4 } })).status).toBe(200);

    const leaving = createCall(fetchOnce, backend.url, await remotes.issuer.sign('leaving'));
    await saveAddress(leaving);
    expect((await leaving('DELETE', '/customer')).status).toBe(200);
    expect((await leaving('GET', '/cart')).status).toBe(401);
    await call('DELETE', `/customer/address/${addressId}`);

    // Refused and failed ones.
    await call('POST', '/customer/address', { body: { ...newAddress, ...input } });
    await call('POST', '/customer/address', { body: { ...newAddress, phone: input.phone.repeat(9) } });
    await call('POST', '/customer/address', { body: `{"phone": "${input.phone}` });
    await call('POST', '/order', { body: orderTo(addressId, { coupon_code: input.note }) });
    await call('POST', '/order', { body: orderTo(input.note) });
    await call('POST', '/cart', { body: delta(1, 1), key: `${input.phone} ` });
    await call('GET', `/orders?after=${encodeURIComponent(input.phone)}`);
    await call('GET', `/customer/data?after=${encodeURIComponent(input.phone)}`);
    await call('GET', `/order/${encodeURIComponent(input.name)}`);
    remotes.graphqlErrors = [{ message: `no access for ${input.phone}`, extensions: { code: input.note } }];
    await call('POST', '/cart', { body: delta(1, 1) });
    remotes.graphqlErrors = [];
    remotes.storefront.isDown = true;
    const { status } = await call('POST', '/cart', { body: delta(1, 1) });
    expect(status).toBe(503);
    remotes.storefront.isDown = false;

    // Odd paths, methods, headers and tokens.
    await call('GET', `/${encodeURIComponent(input.phone)}?q=${encodeURIComponent(input.address)}`);
    await call('GET', `/customer/address/${encodeURIComponent(input.name)}`);
    await call('PATCH', `/cart?phone=${encodeURIComponent(input.phone)}`);
    await createCall(fetchOnce, backend.url, `${input.note}.${token}`)('GET', '/cart');
    const headers = {
      traceparent: `00-${input.note}`,
      tracestate: `shop=${input.phone}`,
      baggage: `phone=${encodeURIComponent(input.phone)}`,
      'User-Agent': input.note,
      'X-Forwarded-For': '203.0.113.77',
    };
    await call('GET', '/cart', { headers });
    const sampled = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    await call('GET', '/cart', { headers: { ...headers, traceparent: sampled } });
    const brands = '/api.common.proto.brandservice.BrandService/GetBrand';
    await call('POST', brands, {
      body: { header: { customerAddress: { fullAddress: input.address, latitude: 12.97191 } } },
      headers: { 'Content-Type': 'application/json' },
    });
    await call('POST', `${brands}${input.note}`, { body: input.phone });

    const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(backend.output())?.[1] ?? '';
    const metrics = await (await fetchOnce(new Request(metricsUrl))).text();
    statuses = {
      'metrics at the port of the backend': (await fetchOnce(new Request(`${backend.url}/metrics`))).status,
      'another path at the port of the metrics': (await fetchOnce(new Request(new URL('/other', metricsUrl))))
        .status,
    };
    expect(await backend.end('SIGTERM')).toBe(0);
    outputs = {
      log: backend.output(),
      metrics,
      'exported traces': receiver.received('traces').subarray(earlier).toString('latin1'),
      'exported metrics': receiver.received('metrics').toString('latin1'),
      'exported logs': receiver.received('logs').toString('latin1'),
    };
    secrets = [
      ...[`code":"${doorCode}`, 'door_code', riderId, phoneOf('rider'), phoneOf('manager'), 'Private'],
      ...[token, orderId, addressId, phoneOf('meera'), 'meera', phoneOf('leaving'), variantId(1), '12.97'],
      ...['937.42', 'chest', 'measurements":', 'inch'],
      ...[newAddress.name, newAddress.phone, newAddress.address, '203.0.113.77', 'test-token'],
      ...Object.values(input),
    ];
  });
  beforeEach(({ skip }) => skip(!outputs));

  it('one is traced from its header to the database, the storefront and the log', () => {
    const traceId = Buffer.from(TRACE_ID, 'hex').toString('latin1');
    for (const span of ['POST /cart', 'storefront GetVariants', statement])
      expect(outputs['exported traces']).toContain(span);
    expect(outputs['exported traces'].split(traceId).length).toBeGreaterThan(3);
    const line = outputs.log.split('\n').find((text) => text.includes(TRACE_ID));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      route: '/cart',
      trace_id: TRACE_ID,
      span_id: expect.stringMatching(/^\w{16}$/),
    });
    expect(outputs['exported logs']).toContain(traceId);
    expect(outputs['exported metrics']).toContain('naap.cart.changes');
  });

  it('metrics are served at a port of their own, which has nothing else', () => {
    expect(statuses).toEqual({
      'metrics at the port of the backend': 404,
      'another path at the port of the metrics': 404,
    });
    // Only Postgres has connections.
    const counts = name === 'Postgres' ? 1 : 0;
    for (const sample of [
      /^db_client_connection_max\{db_client_connection_pool_name="store"\} 10$/gm,
      /^db_client_connection_count\{.*"store",db_client_connection_state="idle"\} \d+$/gm,
      /^db_client_connection_pending_requests\{.*"rate-limits"\} 0$/gm,
    ])
      expect(outputs.metrics.match(sample) ?? []).toHaveLength(counts);
  });

  it('no phone number, token, name, address or ID is in logs, metrics or traces', () => {
    // The requests are in every output, so the search can find something.
    for (const [name, text] of Object.entries(outputs)) expect(text, name).toContain('/customer/address/:id');
    const found = Object.entries(outputs).flatMap(([name, text]) =>
      secrets
        .flatMap((secret) => [secret, encodeURIComponent(secret), secret.replace('+', '')])
        .filter((secret) => text.includes(secret))
        .map((secret) => `${secret} in ${name}`),
    );
    expect(found).toEqual([]);
  });
});

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
    const sampled = `00-${'ef'.repeat(16)}-00f067aa0ba902b7-01`;
    const call = createCall(fetchOnce, backend.url, await remotes.issuer.sign('meera'));
    const { length } = receiver.received('metrics');
    await call('POST', '/cart', { body: delta(1, 1), headers: { traceparent: sampled } });
    await backend.close();
    expect(receiver.received('metrics').length).toBeGreaterThan(length);
    expect(receiver.received('traces').includes(Buffer.from('ef'.repeat(16), 'hex'))).toBe(false);
  });

  it('serves and stops while the receiver cannot be reached', async () => {
    const backend = await start('http://127.0.0.1:9');
    const call = createCall(fetchOnce, backend.url, await remotes.issuer.sign('meera'));
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
