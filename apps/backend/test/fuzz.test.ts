import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../src/store/memory.ts';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { variantId } from './helpers/fake-storefront.ts';
import { createTestBackend, delta, newAddress, orderTo } from './helpers/test-backend.ts';

/** Number of REST and RPC requests; NAAP_FUZZ_RUNS=20000 for a long run. */
const RUNS = Number(process.env.NAAP_FUZZ_RUNS ?? 600);
const SEED = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const TIMEOUT = 30_000 + RUNS * 50;

const databases = setUpDatabases();

interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** Generates almost valid bodies: one value of a valid body is replaced, added or deleted, or the text is cut off. */
function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(
      valid,
      fc.nat(),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('as is', 'cut', 'replace', 'add', 'drop'),
    )
    .map(([value, at, junk, how]) => {
      const text = JSON.stringify(value);
      if (how === 'as is') return text;
      if (how === 'cut') return text.slice(0, at % text.length);
      const copy: unknown = JSON.parse(text);
      const holders = objectsIn(copy);
      const holder = holders[at % holders.length];
      if (!holder) return text;
      const keys = Object.keys(holder);
      const key = how === 'add' ? `junk${at}` : (keys[at % keys.length] ?? 'junk');
      if (how === 'drop') Reflect.deleteProperty(holder, key);
      else Reflect.set(holder, key, junk);
      return JSON.stringify(copy);
    });
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const shopper = fc.constantFrom('meera', 'asha', 'kavya');
const quantity = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double(), fc.integer());
const items = fc.array(
  fc.record({ product_variant_id: fc.integer({ min: 1, max: 24 }).map(variantId), quantity }),
  { maxLength: 4 },
);
const address = fc.oneof(
  fc.constant(newAddress),
  fc.record({
    name: fc.string({ unit: 'binary' }),
    phone: fc.oneof(fc.constant('+919876543210'), fc.string()),
    address: fc.string({ unit: 'binary', maxLength: 600 }),
    latitude: fc.double(),
    longitude: fc.double(),
  }),
);
const key = fc.option(fc.oneof(fc.constantFrom('k1', 'k2', 'k3'), headerText()), { nil: undefined });

const oddBody = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 64 }),
  fc.json(),
  fc.constantFrom(
    'null',
    '[]',
    '""',
    '{"__proto__":{"items":[]}}',
    `[${'['.repeat(5000)}`,
    'x'.repeat(70_000),
  ),
);

/** A placeholder, replaced by the id of an existing address when the request is sent. */
const ADDRESS_ID = 'ADDRESS-ID';

const rest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    uid: shopper,
    key,
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, headerText()),
    request: fc.oneof(
      request('POST', '/cart', mutated(fc.record({ items }))),
      request(
        'POST',
        '/cart',
        fc.integer({ min: 1, max: 22 }).map((n) => JSON.stringify(delta(n, 2))),
      ),
      request('POST', '/customer/address', mutated(address)),
      request('POST', '/order', mutated(fc.constant(orderTo(ADDRESS_ID)))),
      request('POST', '/order', mutated(fc.constant(orderTo(ADDRESS_ID, { coupon_code: 'FLAT400' })))),
      // Valid requests, so that addresses and orders exist.
      request('POST', '/customer/address', fc.constant(JSON.stringify(newAddress))),
      request('POST', '/order', fc.constant(JSON.stringify(orderTo(ADDRESS_ID)))),
      request('GET', '/cart'),
      request('GET', '/orders'),
      fc
        .string({ unit: 'binary' })
        .chain((after) => request('GET', `/orders?after=${encodeURIComponent(after.toWellFormed())}`)),
      fc
        .string({ unit: 'binary' })
        .chain((after) => request('GET', `/customer/data?after=${encodeURIComponent(after.toWellFormed())}`)),
      request('GET', '/customer/data'),
      fc.webPath().chain((path) => request('GET', `/order${path}`)),
      fc.webPath().chain((path) => request('DELETE', `/customer/address${path}`)),
      request('DELETE', `/customer/address/${ADDRESS_ID}`),
      request('DELETE', '/customer/address/%00'),
      fc
        .tuple(
          fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
          fc.oneof(
            fc.webPath(),
            fc.constantFrom('/cart', '/order', '/login', '/customer/address/%ff', '//', '/%00'),
          ),
        )
        .chain(([method, path]) =>
          request(
            method,
            path || '/',
            method === 'GET' || method === 'HEAD' ? fc.constant(undefined) : oddBody,
          ),
        ),
      request('POST', '/order', oddBody),
      request('POST', '/cart', oddBody),
    ),
  })
  .map(({ uid, key, type, request }) => ({
    ...request,
    headers: {
      Authorization: `Bearer ${uid}`,
      ...(request.body === undefined ? {} : { 'Content-Type': type }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
  }));

const rpc: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    type: fc.oneof(
      fc.constantFrom(
        'application/grpc-web',
        'application/grpc-web+proto',
        'application/grpc-web+json',
        'application/grpc-web-text',
        'application/proto',
        'application/json',
        'application/connect+proto',
        'application/grpc',
      ),
      headerText(),
    ),
    extra: fc.dictionary(
      fc.constantFrom(
        'Connect-Timeout-Ms',
        'Grpc-Timeout',
        'Grpc-Encoding',
        'Content-Encoding',
        'Connect-Protocol-Version',
      ),
      fc.oneof(headerText(), fc.constantFrom('gzip', '1', '99999999999S', '-1')),
    ),
    body: fc.oneof(
      oddBody,
      framed(fc.uint8Array({ maxLength: 80 })),
      mutated(
        fc.record({
          header: fc.record({
            customerAddress: fc.record({ latitude: fc.double(), longitude: fc.double(), city: fc.string() }),
          }),
        }),
      ),
    ),
    path: fc.constantFrom('GetBrand', 'GetBrand', 'GetBrand', 'GetBrands', ''),
  })
  .map(({ type, extra, body, path }) => ({
    method: 'POST',
    path: `/api.common.proto.brandservice.BrandService/${path}`,
    headers: { 'Content-Type': type, ...extra },
    body,
  }));

function request(
  method: string,
  path: string,
  body: fc.Arbitrary<string | Uint8Array | undefined> = fc.constant(undefined),
): fc.Arbitrary<Omit<FuzzedRequest, 'headers'>> {
  return body.map((body) => ({ method, path, body }));
}

function headerText(): fc.Arbitrary<string> {
  return fc.stringMatching(/^[\x20-\x7e]{0,40}$/);
}

/** Returns a gRPC-Web envelope, sometimes with a wrong length. */
function framed(message: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(message, fc.constantFrom(0, 0, 0, 1, 128), fc.constantFrom(0, 0, 1, 1_000_000))
    .map(([bytes, flags, error]) => {
      const frame = new Uint8Array(5 + bytes.length);
      frame[0] = flags;
      new DataView(frame.buffer).setUint32(1, bytes.length + error);
      frame.set(bytes, 5);
      return frame;
    });
}

/** Expects the error format of the protocol: JSON for Connect, trailers with status 200 for gRPC-Web. */
function expectProtocolError(type: string, response: Response, text: string): void {
  if (/^application\/grpc-web(\+(proto|json))?$/.test(type)) {
    expect(response.status).toBe(200);
    expect(text).toMatch(/grpc-status: \d/);
  }
  if (/^application\/(proto|json)$/.test(type) && response.status !== 200) {
    expect(JSON.parse(text)).toEqual({ code: expect.stringMatching(/./), message: expect.any(String) });
  }
}

describe.each([
  ['memory', async (): Promise<Store | null> => createMemoryStore()],
  ['sqlite', (): Promise<Store | null> => openSqliteStore(databases.sqlite().SQLITE_FILE)],
  [
    'postgres',
    async (): Promise<Store | null> => {
      const database = await databases.postgres();
      return database && openPostgresStore({ url: database.DATABASE_URL, onConnectionError: () => {} });
    },
  ],
])('malformed requests on the %s store', (_name, open) => {
  it(`cause no 5xx and violate no invariant (seed ${SEED}, ${RUNS} runs)`, {
    timeout: TIMEOUT,
  }, async (context) => {
    const store = await open();
    if (!store) return context.skip();
    const { backend, as } = createTestBackend({ store });
    const shoppers = ['meera', 'asha', 'kavya'];
    /** The latest address of each shopper, by Authorization header. */
    const addressIds = new Map<string | undefined, string>();
    const statuses = new Map<number, number>();

    const send = async ({ method, path, headers, body }: FuzzedRequest) => {
      // The shopper's own address, so that orders succeed; another shopper's until the first one is saved.
      const [anyone = 'none'] = addressIds.values();
      const addressId = addressIds.get(headers.Authorization) ?? anyone;
      const sentBody = typeof body === 'string' ? body.replaceAll(ADDRESS_ID, addressId) : body?.slice();
      const response = await backend.fetch(
        new Request(`http://backend.test${path.replace(ADDRESS_ID, addressId)}`, {
          method,
          headers: { ...headers },
          ...(sentBody === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: sentBody }),
        }),
      );
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (path === '/customer/address' && response.status === 201) {
        addressIds.set(headers.Authorization, JSON.parse(text).id);
      }
      const isRpc = path.startsWith('/api.common.proto.brandservice.BrandService/');
      // Connect's 501: an unknown method or a compressed message.
      const isUnimplemented = isRpc && response.status === 501 && JSON.parse(text).code === 'unimplemented';
      if (!isUnimplemented) expect(response.status, `${method} ${path} answered ${text}`).toBeLessThan(500);
      // gRPC-Web reports a server error with status 200 and the code unknown (2) or internal (13).
      expect(
        response.headers.get('Grpc-Status') ?? /grpc-status: ?(\d+)/i.exec(text)?.[1] ?? '0',
      ).not.toMatch(/^(2|13)$/);
      if (response.status >= 400 && !isRpc && method !== 'HEAD')
        expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/./) });
      if (isRpc) expectProtocolError(headers['Content-Type'] ?? '', response, text);
    };

    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: rest }, { weight: 1, arbitrary: rpc }), send),
      {
        seed: SEED,
        numRuns: RUNS,
        endOnFailure: true,
      },
    );

    let orders = 0;
    for (const uid of shoppers) {
      const customer = await store.ensureCustomer({
        uid,
        phone: Object(await store.ensureCustomer({ uid, phone: '+91', signedInAt: Date.now() })).phone,
        signedInAt: Date.now(),
      });
      const rows = store.read(customer.id);
      for (const { quantity } of (await rows.readCart()).lines) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
      }
      for (const order of await rows.listOrders({ limit: 1_000_000, before: null })) {
        orders++;
        expect(order.items.length).toBeGreaterThan(0);
        expect(order.subtotal).toBe(order.items.reduce((sum, item) => sum + item.lineTotal, 0));
        expect(order.total).toBe(order.subtotal - order.discount + order.deliveryFee);
        for (const item of order.items) {
          expect(item.quantity >= 1 && item.quantity <= 99).toBe(true);
          expect(item.lineTotal).toBe(item.unitPrice * item.quantity);
        }
      }
    }
    // The requests included successes, errors and placed orders.
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(statuses.get(400)).toBeGreaterThan(0);
    if (RUNS >= 600) expect(orders).toBeGreaterThan(0);
    expect((await as('meera')('GET', '/cart')).status).toBe(200);
    await store.close();
  });
});
