import type { Page, Request, Route } from '@playwright/test';
import { urls } from './environment.ts';
import { createRandom, type Random } from './random.ts';

/** A response of a service, recorded to be repeated or corrupted. */
export interface RecordedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

interface Property {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

type Change = (response: RecordedResponse, random: Random) => Partial<RecordedResponse>;

const badGateway = Buffer.from('<!doctype html><h1>Bad gateway</h1>');
const throttled = Buffer.from(JSON.stringify({ errors: [{ message: 'Throttled' }], error: 'Throttled' }));

const changeByte: Change = ({ body }, random) => {
  const bytes = Buffer.from(body);
  bytes[random.below(bytes.length)] = random.below(256);
  return { body: bytes };
};

/** Changes properties of a JSON response, at any depth, and a byte of any other, such as the protobuf of the brands. */
const inJson =
  (change: (properties: readonly Property[], random: Random, length: number) => void): Change =>
  (response, random) => {
    const { body, contentType } = response;
    if (!contentType.includes('json')) return changeByte(response, random);
    const root = { value: JSON.parse(body.toString()) };
    change(propertiesOf(root), random, body.length);
    return { body: Buffer.from(JSON.stringify(root.value) ?? '') };
  };

/** Changes the value of one property of a JSON response; undefined removes it. */
const inField = (change: (value: unknown, random: Random) => unknown) =>
  inJson((properties, random) => {
    const property = random.pick(properties);
    if (property) property.owner[property.key] = change(property.owner[property.key], random);
  });

const otherType = (value: unknown) => (typeof value === 'string' ? 7 : 'text');

/** Slightly below the size at which the clients refuse a response without parsing it. */
const NEARLY_5_MB = 4_900_000;

/** What of a response is changed by each corruption. */
const changes = {
  'a field missing': inField(() => undefined),
  'a field null': inField(() => null),
  'a field of another type': inField((value, random) =>
    random.pick([otherType(value), 'seven', [], {}, '', -1, 1e308, true]),
  ),
  null: () => ({ body: Buffer.from('null') }),
  '5 MB': inJson((properties, _, length) => {
    const texts = properties.filter(({ owner, key }) => typeof owner[key] === 'string');
    const extra = Math.floor((NEARLY_5_MB - length) / Math.max(1, texts.length));
    for (const { owner, key } of texts) {
      const text = String(owner[key]);
      owner[key] = text.padEnd(text.length + extra, `${text.replaceAll(/["\\\s]/g, '')} `);
    }
  }),
  'over 5 MB': ({ body }) => ({ body: Buffer.concat([body, Buffer.alloc(5_000_000, 0x41)]) }),
  '10,000 items': inJson((properties, random) => {
    const lists = properties.map(({ owner, key }) => owner[key]).filter(Array.isArray);
    const list = random.pick(lists.filter(({ length }) => length > 0));
    if (list) list.push(...Array(10_000 - list.length).fill(list[0]));
  }),
  'HTML with 200': () => ({ status: 200, contentType: 'text/html', body: badGateway }),
  'cut short': ({ body }, random) => ({ body: body.subarray(0, Math.max(1, random.below(body.length))) }),
  'errors with 200': () => ({ status: 200, body: throttled }),
  'an empty body': () => ({ body: Buffer.alloc(0) }),
  'status 204': () => ({ status: 204, body: Buffer.alloc(0) }),
  'status 500': () => ({ status: 500, body: Buffer.from('{}') }),
  '503 in HTML': () => ({ status: 503, contentType: 'text/html', body: badGateway }),
} satisfies Record<string, Change>;

export type Corruption = keyof typeof changes | 'no connection' | 'no response';

/** The ways in which a response is corrupted. */
export const corruptions = [...Object.keys(changes), 'no connection', 'no response'] as readonly Corruption[];

/**
 * Returns the name of a request to a service, the same for all IDs and tokens: 'SearchProducts', 'GET /cart', 'POST v1/accounts:lookup'. Null
 * for pages, pictures and preflight requests.
 */
export function requestName(request: Request): string | null {
  const url = new URL(request.url());
  if (!isService(url) || request.method() === 'OPTIONS' || url.pathname.startsWith('/cdn/')) return null;
  const operation = /query (\w+)/.exec(request.postData() ?? '')?.[1];
  if (operation) return operation;
  const path = url.pathname.replace(/\/customer\/address\/.+/, '/customer/address/{id}');
  return `${request.method()} ${path.split('/').slice(-2).join('/')}`;
}

/** Records the first response to each request that the page sends to a service from now on. */
export async function recordResponses(page: Page): Promise<ReadonlyMap<string, RecordedResponse>> {
  const responses = new Map<string, RecordedResponse>();
  await page.route(isService, async (route) => {
    const name = requestName(route.request());
    if (name === null) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    const contentType = response.headers()['content-type'] ?? '';
    if (!responses.has(name)) responses.set(name, { status: response.status(), contentType, body });
    return route.fulfill({ response, body });
  });
  return responses;
}

export function isService({ origin }: URL): boolean {
  return [urls.backend, urls.sandbox, urls.identity].includes(origin);
}

/** Fulfills a request with the recorded response. */
export function fulfillRecorded(route: Route, response: RecordedResponse): Promise<void> {
  return route.fulfill({ ...response, headers: corsHeaders });
}

const corsHeaders = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };

/** Fulfills a request with a corrupted response; the same seed corrupts the same place. */
export async function fulfillCorrupted(
  route: Route,
  response: RecordedResponse,
  corruption: Corruption,
  seed: number,
): Promise<void> {
  if (corruption === 'no response') return;
  if (corruption === 'no connection') return route.abort('connectionfailed');
  return fulfillRecorded(route, { ...response, ...changes[corruption](response, createRandom(seed)) });
}

/** Returns every property of a JSON value, at any depth. */
function propertiesOf(value: unknown): readonly Property[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...propertiesOf(owner[key])]);
}
