// @module-tag slow
import { expect, it } from 'vitest';
import { readDatabase } from '../src/config.ts';
import { openStore } from '../src/store/open-store.ts';
import { environmentFor, startBackend } from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { variantId } from './helpers/fake-storefront.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import { createCall, delta, newAddress, orderTo, saveAddress } from './helpers/test-backend.ts';
import { phoneOf } from './helpers/tokens.ts';

const TIMEOUT = 60_000;
const databases = setUpDatabases();

const { remotes, receiver } = await setUpRemotes();

/** Texts that a client can put anywhere. */
const input = {
  phone: '+919812345678',
  name: 'Private Person',
  address: '42, Hidden Lane, Bengaluru',
  note: 'confidential-note',
};

it.each([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
])(
  'no phone number, token, name, address or ID is in logs, metrics or traces (%s)',
  {
    timeout: TIMEOUT,
  },
  async (_name, createDatabase) => {
    const database = await createDatabase();
    if (!database) return;
    const backend = await startBackend({
      ...environmentFor(remotes, database),
      BACKEND_METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    });
    const token = await remotes.issuer.sign('meera');
    const call = createCall(fetch, backend.url, token);

    // A shopper's usual requests.
    await call('POST', '/login');
    const addressId = await saveAddress(call);
    await call('GET', '/customer/address');
    await call('POST', '/cart', { body: delta(1, 2), key: input.note });
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
    const manager = createCall(fetch, backend.url, await remotes.issuer.sign('manager'));
    const rider = createCall(fetch, backend.url, await remotes.issuer.sign('rider'));
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

    const leaving = createCall(fetch, backend.url, await remotes.issuer.sign('leaving'));
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
    await createCall(fetch, backend.url, `${input.note}.${token}`)('GET', '/cart');
    const headers = {
      traceparent: `00-${input.note}`,
      tracestate: `shop=${input.phone}`,
      baggage: `phone=${encodeURIComponent(input.phone)}`,
      'User-Agent': input.note,
      'X-Forwarded-For': '203.0.113.77',
    };
    await call('GET', '/cart', { headers });
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    await call('GET', '/cart', { headers: { ...headers, traceparent } });
    const brands = '/api.common.proto.brandservice.BrandService/GetBrand';
    await call('POST', brands, {
      body: { header: { customerAddress: { fullAddress: input.address, latitude: 12.97191 } } },
      headers: { 'Content-Type': 'application/json' },
    });
    await call('POST', `${brands}${input.note}`, { body: input.phone });

    const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(backend.output())?.[1] ?? '';
    const metrics = await (await fetch(metricsUrl)).text();
    expect(await backend.end('SIGTERM')).toBe(0);

    const outputs = {
      log: backend.output(),
      metrics,
      'exported traces': receiver.received('traces').toString('latin1'),
      'exported metrics': receiver.received('metrics').toString('latin1'),
      'exported logs': receiver.received('logs').toString('latin1'),
    };
    // The requests are in every output, so the search can find something.
    for (const [name, text] of Object.entries(outputs)) expect(text, name).toContain('/customer/address/:id');

    const secrets = [
      ...[`code":"${doorCode}`, 'door_code', riderId, phoneOf('rider'), phoneOf('manager'), 'Private'],
      ...[token, orderId, addressId, phoneOf('meera'), 'meera', phoneOf('leaving'), variantId(1), '12.97'],
      ...['937.42', 'chest', 'measurements":', 'inch'],
      ...[newAddress.name, newAddress.phone, newAddress.address, '203.0.113.77', 'test-token'],
      ...Object.values(input),
    ];
    const found = Object.entries(outputs).flatMap(([name, text]) =>
      secrets
        .flatMap((secret) => [secret, encodeURIComponent(secret), secret.replace('+', '')])
        .filter((secret) => text.includes(secret))
        .map((secret) => `${secret} in ${name}`),
    );
    expect(found).toEqual([]);
  },
);
