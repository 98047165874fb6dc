// @module-tag slow
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import type { ApiDocument } from '../scripts/openapi-types.ts';
import { InvalidTokenError } from '../src/auth/token-verifier.ts';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { StaffMember, Store } from '../src/store/store.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { type GeneratedRequest, requestsOf, withKnownValues } from './helpers/generated-requests.ts';
import { VAPID } from './helpers/push-service.ts';
import { createTestBackend, delta, orderTo, saveAddress } from './helpers/test-backend.ts';
import { phoneOf } from './helpers/tokens.ts';

/** Number of requests of each operation; NAAP_FUZZ_RUNS=5000 for a long run. */
const RUNS = Number(process.env.NAAP_FUZZ_RUNS ?? 10);
const SEED = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const TIMEOUT = 300_000 + RUNS * 50;

const databases = setUpDatabases();

/** Messages of the specification, which have no full stop. */
const SPECIFIED = new Set([
  'User not authenticated',
  'Please enter a valid coupon code',
  'Selected address not found',
  'Please select a delivery address',
  'Please fetch your location to continue',
  'Your cart is empty',
]);

const AT_THE_DOOR = ['packed', 'dispatch', 'arrived'];
const HANDED_OVER = [...AT_THE_DOOR, 'door-code'];
/** By operation: the commands of the staff after which it has an effect on a new order. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  chooseItems: HANDED_OVER,
  staffUnpack: ['packed'],
  staffDispatch: ['packed'],
  staffArrived: ['packed', 'dispatch'],
  staffDoorCode: AT_THE_DOOR,
  staffChoice: HANDED_OVER,
  staffCollected: HANDED_OVER,
  staffNobodyOpened: AT_THE_DOOR,
  staffSendAgain: [...AT_THE_DOOR, 'nobody-opened'],
  staffBackOnShelf: ['packed', 'cancel'],
};

const stores: readonly (readonly [string, () => Promise<Store | null>])[] = [
  [
    'Postgres',
    async () => {
      const database = await databases.postgres();
      return database && openPostgresStore({ url: database.DATABASE_URL, onConnectionError: () => {} });
    },
  ],
  ['SQLite', () => openSqliteStore(databases.sqlite().SQLITE_FILE)],
];

// The short form leaves out SQLite, which accepts more values than Postgres.
describe.each(RUNS >= 500 ? stores : stores.slice(0, 1))(
  `generated requests on %s (seed ${SEED})`,
  (_name, openStore) => {
    const { paths, components }: ApiDocument = document;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: operation.operationId,
        path,
        method,
        operation,
      })),
    );
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    for (const [name, schema] of Object.entries(components.schemas))
      ajv.addSchema(schema, `#/components/schemas/${name}`);

    let store: Store | null;
    /** The time of the latest sign-in. */
    let signedInAt = 0;
    beforeAll(async () => {
      store = await openStore();
    });
    afterAll(async () => {
      await store?.close();
    });

    it.for(operations)(
      'of $id get the responses that the document declares',
      { timeout: TIMEOUT },
      async ({ path, method, operation }, context) => {
        if (!store) return context.skip();
        const { backend, as } = createTestBackend({
          store,
          pushKey: VAPID.publicKey,
          async verifyToken(token) {
            if (token === 'invalid') throw new InvalidTokenError('It is invalid.');
            // Another sign-in than the one that an earlier request has ended, and later than its deletion of the account.
            signedInAt = Math.max(signedInAt, Date.now()) + 1;
            return { uid: token, phone: phoneOf(token), signedInAt };
          },
        });
        const bodySchema = operation.requestBody?.content['application/json']?.schema;
        const isValidBody = bodySchema ? ajv.compile(bodySchema) : () => true;
        /** The latest address, order, cursor and ETag of each shopper. */
        const known = new Map<string, Record<string, string | number>>();
        const statuses = new Map<number, number>();

        const send = async (template: GeneratedRequest) => {
          if (path.startsWith('/staff/')) await employ(template.uid, 'manager');
          const values = known.get(template.uid) ?? { since: new Date().toISOString() };
          known.set(template.uid, values);
          if (template.isPrepared && operation.security) {
            const addressId = await anAddress(template.uid);
            Object.assign(values, { address_id: addressId, id: addressId });
            if (path.includes('/order')) Object.assign(values, await anOrder(template.uid, addressId));
            await as(template.uid)('POST', '/cart', { body: delta(1, 1) });
          }
          const request = withKnownValues(template, values);
          const query = new URLSearchParams(request.query).toString();
          const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
          // Rejects when the response is not declared.
          const response = await backend.fetch(
            new Request(`http://backend.test${request.path}${query && `?${query}`}`, {
              method: request.method,
              headers: request.headers,
              ...(request.method === 'GET' || text === undefined ? {} : { body: text }),
            }),
          );
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          const body = response.status === 304 ? null : await response.json();
          if (body?.cursor) values.after = body.cursor;
          values['If-None-Match'] = response.headers.get('ETag') ?? '*';
          expectStatus(request, response.status, body);
          if (response.status >= 400) expectShopperMessage(body);
        };

        /** Expects the status that the document leads a client to expect. */
        function expectStatus({ fault, body: sent }: GeneratedRequest, status: number, body: unknown): void {
          const problem = `${fault}: ${JSON.stringify(sent)} got ${status} ${JSON.stringify(body)}`;
          expect(status, problem).toBeLessThan(500);
          if (fault === 'no token' || fault === 'invalid token') expect(status, problem).toBe(401);
          else if (fault === 'method') expect(status, problem).toBe(405);
          else if (fault === 'large body') expect(status, problem).toBe(413);
          else if (fault === 'media type') expect(status, problem).toBe(415);
          else if (fault === 'no JSON' || fault === 'key' || !isValidBody(sent))
            // A coupon, and whether an order exists, are checked before the key.
            expect(status === 400 || (fault === 'key' && [404, 422].includes(status)), problem).toBe(true);
          else if (status === 400) {
            // The rules that a schema cannot express.
            const names = Object(body).fields.map(({ name }: { readonly name: string }) => name);
            expect(
              [['after'], ['since'], ['phone'], ['endpoint'], ['latitude', 'longitude']],
              problem,
            ).toContainEqual(names);
          }
        }

        function expectShopperMessage(body: unknown): void {
          const { error } = Object(body);
          if (SPECIFIED.has(error)) return;
          expect(error).toMatch(/^[A-Z].*\.$/);
          expect(error).not.toMatch(/[a-z]_[a-z]|must be|gid:|undefined|NaN|\[\d/);
        }

        async function anAddress(uid: string): Promise<string> {
          const { body } = await as(uid)('GET', '/customer/address');
          const [first] = Object(body);
          return first ? first.id : saveAddress(as(uid));
        }

        /** Places an order, and gives the commands before the operation. */
        async function anOrder(uid: string, addressId: string): Promise<Record<string, string | number>> {
          await as(uid)('POST', '/cart', { body: delta(1, 1) });
          const { body } = await as(uid)('POST', '/order', { body: orderTo(addressId) });
          const id: string | undefined = Object(body).order_id;
          // A shopper with a full cart.
          if (id === undefined) return {};
          await employ('manager', 'manager');
          await employ('rider', 'rider');
          const rider = (await store?.listStaff())?.find(({ role }) => role === 'rider');
          const order = { id, version: 0, rider_id: rider?.id ?? '', position: 0, quantity: 1 };
          for (const command of BEFORE[operation.operationId] ?? []) {
            const { status, body } = await as('manager')('POST', `/staff/orders/${id}/${command}`, {
              body: {
                version: order.version,
                ...(command === 'dispatch' && { rider_id: order.rider_id }),
                ...(command === 'cancel' && { reason: 'sold_out' }),
              },
            });
            expect(status, `${command}: ${JSON.stringify(body)}`).toBe(200);
            order.version = Object(body).version;
          }
          return order;
        }

        async function employ(uid: string, role: StaffMember['role']): Promise<void> {
          await store?.saveStaff({ phone: phoneOf(uid), name: uid, role, store: '' });
        }

        await fc.assert(fc.asyncProperty(requestsOf(path, method, operation, document), send), {
          numRuns: RUNS,
          seed: SEED,
          endOnFailure: true,
        });
        // Requests without a fault succeed, once there are enough of them.
        if (RUNS >= 500) expect(statuses.get(operation.responses[201] ? 201 : 200)).toBeGreaterThan(0);
      },
    );
  },
);
