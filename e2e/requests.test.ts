import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createCustomer } from './helpers/customers.ts';
import { readCount, urls } from './helpers/environment.ts';
import { expect, test } from './helpers/fixtures.ts';
import { createRandom, type Random, seedFor } from './helpers/random.ts';
import { availableProducts } from './helpers/services.ts';

/** Requests to each server; NAAP_E2E_REQUESTS=20000 for a long run. */
const REQUESTS = readCount('NAAP_E2E_REQUESTS', 400);
const AT_ONCE = 8;
/** How long to wait for a response, in ms. The time-outs of the servers are longer, and have tests of their own. */
const RESPONSE_TIMEOUT_MS = 1_500;

const ODD_TEXTS = [
  '%',
  '%00',
  '%ff',
  '\0',
  '../',
  '//',
  '\\',
  '?',
  '#',
  ' ',
  'क',
  '😀',
  '\'"<>',
  'x'.repeat(9_000),
] as const;

const ODD_HEADERS = [
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Range: bytes=5-2',
  'Range: bytes=0-0,1-1',
  'If-None-Match: *',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: br;q=x, gzip;;',
  'Accept-Language: hi;q=0.9, *;q=0',
  'Expect: 100-continue',
  'Expect: something',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Connection: close',
  'Cookie: a=b; =; ;;',
  'Host:',
  'Host: x\r\nHost: y',
  'traceparent: 00-zz-zz-00',
  'Authorization: Bearer',
  'Origin: null',
  'X-Forwarded-For: a, b, c',
  ': no name',
  'No colon',
  `X-Long: ${'y'.repeat(20_000)}`,
] as const;

/** Makes raw requests: valid ones of the paths, with up to three faults. */
function makeRequest(random: Random, paths: readonly string[], header: string): Buffer {
  let method = random.pick([
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'BREW',
  ]);
  let path = random.pick(paths) ?? '/';
  let version = 'HTTP/1.1';
  const headers = ['Host: localhost', header];
  let body =
    method === 'POST' ? random.pick(['{}', '[', '{"items":[]}', 'null', '{"release":"x","events":[]}']) : '';
  if (body !== '') headers.push('Content-Type: application/json', `Content-Length: ${body.length}`);
  let cut = 1;
  let flips = 0;
  for (let fault = random.below(4); fault > 0; fault--) {
    const kind = random.below(9);
    const at = random.below(path.length + 1);
    if (kind < 2) path = path.slice(0, at) + random.pick(ODD_TEXTS) + path.slice(at);
    else if (kind < 5) headers.push(random.pick(ODD_HEADERS));
    else if (kind === 5) version = random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']);
    else if (kind === 6) cut = random.below(100) / 100;
    else if (kind === 7) flips += 1 + random.below(5);
    else method = random.pick(['', 'G\0T', 'GET GET', 'get']);
    if (kind === 8) body = '\xff'.repeat(random.below(2_000));
  }
  const bytes = Buffer.from(`${method} ${path} ${version}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  for (; flips > 0; flips--) bytes[random.below(bytes.length)] = random.below(256);
  return bytes.subarray(0, Math.ceil(bytes.length * cut));
}

/** Sends bytes, in one or more pieces. Resolves with the response until the server closes the connection or `RESPONSE_TIMEOUT_MS` has passed. */
async function exchange(url: URL, bytes: Buffer, pieces: number): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    // The head of the response is enough.
    if (received.length < 2_000) received += text;
  });
  socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy());
  // Not `once`, which rejects when the server resets a malformed request.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const size = Math.ceil(bytes.length / pieces) || 1;
  for (let start = 0; start < bytes.length; start += size) {
    socket.write(bytes.subarray(start, start + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
  // A keep-alive connection would stay open: the last request asks to close it, if the server still reads requests.
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await closed;
  return received;
}

/** Opens a connection that stays in use, which ends when the process that has accepted it does. */
async function holdConnection(url: URL, path: string) {
  const socket: Socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.resume();
  const use = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  use();
  const timer = setInterval(use, 1_000);
  return {
    isOpen: () => !socket.destroyed && socket.readyState === 'open',
    release() {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

async function fuzz(
  name: string,
  url: URL,
  paths: readonly string[],
  { heldPath, header }: { readonly heldPath: string; readonly header: string },
): Promise<void> {
  const random = createRandom(seedFor(name));
  const held = await holdConnection(url, heldPath);
  const problems: string[] = [];
  const statuses = new Map<string, number>();
  let remaining = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (remaining-- > 0) {
        const bytes = makeRequest(random, paths, header);
        const reply = await exchange(url, bytes, 1 + random.below(4));
        const status = /^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1] ?? (reply === '' ? 'closed' : 'no HTTP');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // 501: an unknown method of the RPC, or of HTTP.
        if (/^5(?!01)|no HTTP/.test(status))
          problems.push(
            `${JSON.stringify(bytes.toString('latin1').slice(0, 300))} got ${reply.slice(0, 200)}`,
          );
      }
    }),
  );
  expect(problems).toEqual([]);
  expect(held.isOpen(), 'the process goes on').toBe(true);
  held.release();
  // Many requests are still understood.
  const { 400: malformed = 0, closed = 0, ...understood } = Object.fromEntries(statuses);
  expect(malformed + closed).toBeGreaterThan(0);
  expect(Object.values(understood).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(REQUESTS / 10);
  console.log(`${name}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
}

test('malformed requests over raw sockets end no shop server, while it renders pages', async () => {
  const products = (await availableProducts(3)).map(({ productId }) => `/product/${productId}`);
  const pages = [
    '/',
    '/categories',
    '/category/women',
    '/products',
    '/products?search=linen&sort=price-low',
    '/search-page?q=a',
  ];
  const paths = [
    ...pages,
    ...products,
    ...pages.map((path) => `/hi${path}`),
    '/index.html',
    '/sw.js',
    '/reports',
    '/sitemap.xml',
    '/robots.txt',
    '/nowhere',
  ];
  await fuzz('shop server', new URL(urls.shop), paths, {
    heldPath: '/robots.txt',
    header: 'Accept-Encoding: br',
  });
});

test('malformed requests over raw sockets end no backend', async () => {
  const { idToken } = await createCustomer();
  const paths = [
    '/cart',
    '/order',
    '/orders?after=x',
    '/order/1',
    '/customer/address',
    '/customer/address/1',
    '/customer/data',
    '/customer',
    '/login',
    '/livez',
    '/readyz',
    '/openapi.json',
    '/api.common.proto.brandservice.BrandService/GetBrand',
    '/nowhere',
  ];
  await fuzz('backend', new URL(urls.backend), paths, {
    heldPath: '/livez',
    header: `Authorization: Bearer ${idToken}`,
  });
});
