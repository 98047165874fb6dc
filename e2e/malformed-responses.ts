import type { Page, Request, Route } from '@playwright/test';
import { urls } from './environment.ts';
import { createRandom, type Random } from './random.ts';

/** A response of a service, recorded to be repeated or corrupted. */
export interface RecordedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** The ways in which a response is corrupted. */
export const corruptions = [
  'a field missing',
  'a field null',
  'a field of another type',
  'null',
  '5 MB',
  '10,000 items',
  'HTML with 200',
  'cut short',
  'errors with 200',
  'an empty body',
  '204',
  '500',
  '503 in HTML',
  'no connection',
  'no response',
] as const;
export type Corruption = (typeof corruptions)[number];

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
export function fulfillRecorded(
  route: Route,
  { status, contentType, body }: RecordedResponse,
): Promise<void> {
  return route.fulfill({ status, contentType, body, headers: corsHeaders });
}

/** Fulfills a request with a corrupted response; the same seed corrupts the same place. */
export async function fulfillCorrupted(
  route: Route,
  response: RecordedResponse,
  corruption: Corruption,
  seed: number,
): Promise<void> {
  if (corruption === 'no response') return;
  if (corruption === 'no connection') return route.abort('connectionfailed');
  if (corruption === '204') return route.fulfill({ status: 204, headers: corsHeaders });
  const {
    status = response.status,
    contentType = response.contentType,
    body,
  } = corrupt(response, corruption, createRandom(seed));
  return fulfillRecorded(route, { status, contentType, body: Buffer.from(body) });
}

const corsHeaders = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };

interface CorruptedResponse {
  readonly status?: number;
  readonly contentType?: string;
  readonly body: string | Buffer;
}

function corrupt(response: RecordedResponse, corruption: Corruption, random: Random): CorruptedResponse {
  const page = '<!doctype html><h1>Bad gateway</h1>';
  switch (corruption) {
    case 'HTML with 200':
      return { status: 200, contentType: 'text/html', body: page };
    case '503 in HTML':
      return { status: 503, contentType: 'text/html', body: page };
    case '500':
      return { status: 500, body: '{}' };
    case 'cut short':
      return { body: response.body.subarray(0, Math.max(1, random.below(response.body.length))) };
    case 'an empty body':
      return { body: '' };
    case 'errors with 200':
      return {
        status: 200,
        body: JSON.stringify({ errors: [{ message: 'Throttled' }], error: 'Throttled' }),
      };
    case 'null':
      return { body: 'null' };
    default:
      return { body: corruptFields(response, corruption, random) };
  }
}

function corruptFields({ body }: RecordedResponse, corruption: Corruption, random: Random): string | Buffer {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return corruptBytes(body, corruption, random);
  }
  if (corruption === '5 MB') return JSON.stringify(withLongTexts(value, NEARLY_5_MB));
  if (corruption === '10,000 items') return JSON.stringify(withManyItems(value, random));
  const property = random.pick(propertiesOf(value));
  if (!property) return '[]';
  const { owner, key } = property;
  if (corruption === 'a field missing') delete owner[key];
  else if (corruption === 'a field null') owner[key] = null;
  else owner[key] = random.pick([otherType(owner[key]), [], {}, 'text', '', -1, 1e308, true]);
  return JSON.stringify(value);
}

/** Corrupts a response that is not JSON, such as the protobuf of the brands: changes one byte or appends many. */
function corruptBytes(body: Buffer, corruption: Corruption, random: Random): Buffer {
  if (corruption === '5 MB' || corruption === '10,000 items')
    return Buffer.concat([body, Buffer.alloc(5_000_000, 0x41)]);
  const bytes = Buffer.from(body);
  bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

/** Slightly below the size at which the clients refuse a response without parsing it. */
const NEARLY_5_MB = 4_900_000;

/** Lengthens every text until the JSON has about this many characters. */
function withLongTexts(value: unknown, length: number): unknown {
  const isText = (text: unknown) => typeof text === 'string' && text.length > 2;
  let texts = 0;
  const json = JSON.stringify(value, (_, text) => {
    if (isText(text)) texts += 1;
    return text;
  });
  const extra = Math.floor((length - json.length) / Math.max(1, texts));
  const pad = (text: string) => text.padEnd(text.length + extra, `${text.replaceAll(/["\\\s]/g, '')} `);
  return JSON.parse(json, (_, text) => (isText(text) ? pad(text) : text));
}

/** Repeats the first item of one list, possibly the value itself, until it has 10,000 items. */
function withManyItems(value: unknown, random: Random): unknown {
  const root = { value };
  const list = random.pick(propertiesOf(root).filter(({ owner, key }) => isList(owner[key])));
  if (list) list.owner[list.key] = Array(10_000).fill(Object.values(list.owner[list.key] ?? [])[0]);
  return root.value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** A property at any depth of a JSON value. */
interface Property {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Returns every property of a JSON value, at any depth. */
function propertiesOf(value: unknown): readonly Property[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...propertiesOf(owner[key])]);
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  return typeof value === 'number' ? 'seven' : 'text';
}
