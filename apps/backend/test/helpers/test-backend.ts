import document from '../../generated/openapi.json' with { type: 'json' };
import { type Backend, type BackendOptions, createBackend } from '../../src/app.ts';
import type { RateLimiters } from '../../src/http/rate-limiter.ts';
import { createMemoryCounters } from '../../src/rate-limits/rate-counters.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import { createResponseCheck } from './check-response.ts';
import { createFakeStorefront, type FakeStorefront, variantId } from './fake-storefront.ts';
import { phoneOf } from './tokens.ts';

interface TestResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends a request as one shopper. */
export type Call = (
  method: string,
  path: string,
  options?: { readonly body?: unknown; readonly key?: string; readonly headers?: Record<string, string> },
) => Promise<TestResponse>;

export interface TestBackend {
  readonly backend: Backend;
  readonly storefront: FakeStorefront;
  as(uid: string): Call;
}

const checkResponse = createResponseCheck(document);

/**
 * Creates a backend with a store in memory by default. A shopper's token is the shopper's uid. A response that the API document does not
 * declare rejects.
 */
export function createTestBackend(options: Partial<BackendOptions> = {}): TestBackend {
  const storefront = createFakeStorefront();
  const { fetch, ...backend } = createBackend({
    store: createMemoryStore(),
    verifyToken: async (token) => ({ uid: token, phone: phoneOf(token), signedInAt: 1 }),
    storefront,
    ...options,
  });
  const checkedFetch: Backend['fetch'] = async (request, origin) => {
    const response = await fetch(request, origin);
    await checkResponse(request, response.clone());
    return response;
  };
  return {
    backend: { ...backend, fetch: checkedFetch },
    storefront,
    as: (uid) => createCall(checkedFetch, 'http://backend.test', uid),
  };
}

/** Sends a request over a connection of its own. A server that stops waits for idle connections until their keep-alive time-out. */
export function fetchOnce(request: Request): Promise<Response> {
  request.headers.set('Connection', 'close');
  return fetch(request);
}

export function createCall(
  fetch: (request: Request) => Promise<Response>,
  baseUrl: string,
  token: string,
): Call {
  return async (method, path, { body, key, headers } = {}) => {
    const response = await fetch(
      new Request(`${baseUrl}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      headers: response.headers,
    };
  };
}

/** Returns rate limiters with counts of their own, in requests a minute. */
export function limitersOf(limits: { readonly shopper?: number; readonly address?: number }): RateLimiters {
  const counters = createMemoryCounters();
  return {
    ...(limits.shopper === undefined ? {} : { shopper: counters.createLimiter('shopper', limits.shopper) }),
    ...(limits.address === undefined ? {} : { address: counters.createLimiter('address', limits.address) }),
  };
}

/** Returns the body of POST /cart that changes variant `number` by `quantity`. */
export function delta(number: number, quantity: number) {
  return { items: [{ product_variant_id: variantId(number), quantity }] };
}

/** Returns the response body of GET and POST /cart; `lines` are variant numbers with their quantities. */
export function cartOf(...lines: readonly (readonly [number, number])[]) {
  return {
    status: lines.length === 0 ? 'empty' : 'success',
    items: lines.map(([number, quantity]) => ({ product_variant_id: variantId(number), quantity })),
  };
}

export const newAddress = {
  name: 'Meera Rao',
  phone: '+919876500001',
  address: '12, 3rd Cross, Indiranagar, Bengaluru',
  latitude: 12.9719,
  longitude: 77.6412,
};

export async function saveAddress(call: Call, name = newAddress.name): Promise<string> {
  const { body } = await call('POST', '/customer/address', { body: { ...newAddress, name } });
  if (typeof body === 'object' && body && 'id' in body && typeof body.id === 'string') return body.id;
  throw new Error(`No address was saved: ${JSON.stringify(body)}`);
}

/** Returns the body of POST /order. */
export function orderTo(addressId: string, extra: Record<string, unknown> = {}) {
  const { address, ...rest } = newAddress;
  return { address: { full_address: address, ...rest, address_id: addressId }, ...extra };
}
