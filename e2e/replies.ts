import type { Page, Request, Route } from 'playwright';
import { type Chance, chance } from './random.ts';
import { urls } from './remotes.ts';

/** What a remote answered once. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** How an answer can be wrong. */
export const spoilages = [
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
  'no answer',
] as const;
export type Spoilage = (typeof spoilages)[number];

/**
 * The name of a remote call, the same whatever its ids and tokens are: 'SearchProducts', 'GET /cart', 'POST …:lookup'. Null for what is
 * no call: pages, pictures, preflights.
 */
export function callName(request: Request): string | null {
  const url = new URL(request.url());
  if (!isRemote(url) || request.method() === 'OPTIONS' || url.pathname.startsWith('/cdn/')) return null;
  const operation = /query (\w+)/.exec(request.postData() ?? '')?.[1];
  if (operation) return operation;
  const path = url.pathname.replace(/\/customer\/address\/.+/, '/customer/address/{id}');
  return `${request.method()} ${path.split('/').slice(-2).join('/')}`;
}

/** Passes every remote call of a page on, and writes down the first answer to each. */
export async function record(page: Page): Promise<ReadonlyMap<string, Reply>> {
  const replies = new Map<string, Reply>();
  await page.route(isRemote, async (route) => {
    const name = callName(route.request());
    if (name === null) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    const contentType = response.headers()['content-type'] ?? '';
    if (!replies.has(name)) replies.set(name, { status: response.status(), contentType, body });
    return route.fulfill({ response, body });
  });
  return replies;
}

export function isRemote({ origin }: URL): boolean {
  return [urls.backend, urls.sandbox, urls.identity].includes(origin);
}

/** Answers as the remote did. */
export function replay(route: Route, { status, contentType, body }: Reply): Promise<void> {
  return route.fulfill({ status, contentType, body, headers: openToAll });
}

/** Answers wrongly; the same seed is wrong in the same place. */
export async function spoil(route: Route, reply: Reply, spoilage: Spoilage, seed: number): Promise<void> {
  if (spoilage === 'no answer') return;
  if (spoilage === 'no connection') return route.abort('connectionfailed');
  if (spoilage === '204') return route.fulfill({ status: 204, headers: openToAll });
  const {
    status = reply.status,
    contentType = reply.contentType,
    body,
  } = wrong(reply, spoilage, chance(seed));
  return replay(route, { status, contentType, body: Buffer.from(body) });
}

const openToAll = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };

interface WrongReply {
  readonly status?: number;
  readonly contentType?: string;
  readonly body: string | Buffer;
}

function wrong(reply: Reply, spoilage: Spoilage, dice: Chance): WrongReply {
  const page = '<!doctype html><h1>Bad gateway</h1>';
  switch (spoilage) {
    case 'HTML with 200':
      return { status: 200, contentType: 'text/html', body: page };
    case '503 in HTML':
      return { status: 503, contentType: 'text/html', body: page };
    case '500':
      return { status: 500, body: '{}' };
    case 'cut short':
      return { body: reply.body.subarray(0, Math.max(1, dice.below(reply.body.length))) };
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
      return { body: wrongFields(reply, spoilage, dice) };
  }
}

function wrongFields({ body }: Reply, spoilage: Spoilage, dice: Chance): string | Buffer {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return wrongBytes(body, spoilage, dice);
  }
  if (spoilage === '5 MB') return JSON.stringify(padded(value, NEARLY_5_MB));
  if (spoilage === '10,000 items') return JSON.stringify(lengthened(value, dice));
  const place = dice.pick(fieldsOf(value));
  if (!place) return '[]';
  const { owner, key } = place;
  if (spoilage === 'a field missing') delete owner[key];
  else if (spoilage === 'a field null') owner[key] = null;
  else owner[key] = dice.pick([otherType(owner[key]), [], {}, 'text', '', -1, 1e308, true]);
  return JSON.stringify(value);
}

/** The brands come in bytes of their own: one is changed, or many are added. */
function wrongBytes(body: Buffer, spoilage: Spoilage, dice: Chance): Buffer {
  if (spoilage === '5 MB' || spoilage === '10,000 items')
    return Buffer.concat([body, Buffer.alloc(5_000_000, 0x41)]);
  const bytes = Buffer.from(body);
  bytes[dice.below(bytes.length)] = dice.below(256);
  return bytes;
}

/** A little less than what the clients refuse unread. */
const NEARLY_5_MB = 4_900_000;

/** Makes every text longer until all of it has so many characters. */
function padded(value: unknown, length: number): unknown {
  const isText = (text: unknown) => typeof text === 'string' && text.length > 2;
  let texts = 0;
  const json = JSON.stringify(value, (_, text) => {
    if (isText(text)) texts += 1;
    return text;
  });
  const more = Math.floor((length - json.length) / Math.max(1, texts));
  const pad = (text: string) => text.padEnd(text.length + more, `${text.replaceAll(/["\\\s]/g, '')} `);
  return JSON.parse(json, (_, text) => (isText(text) ? pad(text) : text));
}

/** Has one of its lists grow; the value itself may be one. */
function lengthened(value: unknown, dice: Chance): unknown {
  const reply = { value };
  const list = dice.pick(fieldsOf(reply).filter(({ owner, key }) => isList(owner[key])));
  if (list) list.owner[list.key] = Array(10_000).fill(Object.values(list.owner[list.key] ?? [])[0]);
  return reply.value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

interface Place {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Every field at any depth, once for each place where it stands. */
function fieldsOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...fieldsOf(owner[key])]);
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  return typeof value === 'number' ? 'seven' : 'text';
}
