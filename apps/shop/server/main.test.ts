// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Number of fuzzed requests; NAAP_FUZZ_RUNS=20000 for a long run. */
const RUNS = Number(process.env.NAAP_FUZZ_RUNS ?? 400);
const SEED = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const RESPONSE_TIMEOUT_MS = 5_000;
/**
 * Size of the largest request head that Node reads. Node responds to a larger head before all of it has arrived, and closes the connection, which
 * the operating system then resets.
 */
const MAX_HEAD_BYTES = 16 * 1024;

const lines = (text: string, count: number) => Buffer.from(`${text}\n`.repeat(count));

/** The built pages, by URL path. Text files larger than 1 kB also have compressed files, as build/compress.ts writes them. */
const files: Readonly<Record<string, Buffer>> = {
  '/index.html': lines('<p>shell</p>', 200),
  '/icon.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/placeholder.svg': lines('<!-- placeholder -->', 100),
  '/assets/app-4f3a.js': lines('console.log("naap");', 500),
  '/assets/none-0000.css': Buffer.alloc(0),
  '/art/kurta.webp': Buffer.from([...Array(300).keys()].map((byte) => byte % 256)),
};
const isCompressed = (path: string) => /\.(js|css|html|svg)$/.test(path) && (files[path]?.length ?? 0) > 1024;

let folder: string;
let port: number;
let server: ChildProcess;
let printed = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naap-shop-'));
  for (const path of Object.keys(files)) write(path);
  port = await getPort();
  server = spawn('node', [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, SHOP_PORT: String(port), SHOP_PAGES_DIR: folder, SHOP_METRICS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await vi.waitFor(() => get('/'), { timeout: 30_000 });
});

afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string): void {
  const content = files[path] ?? Buffer.alloc(0);
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
  if (!isCompressed(path)) return;
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(content));
}

function remove(path: string): void {
  for (const extension of ['', '.br', '.gz']) rmSync(join(folder, path + extension), { force: true });
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends bytes over a new connection and reads until the server closes it. Rejects after `RESPONSE_TIMEOUT_MS`. */
async function exchange(request: Buffer): Promise<Reply | null> {
  const socket = connect(port, 'localhost');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy(new Error('no response in time')));
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
  socket.write(request);
  await closed;
  return readReply(Buffer.concat(chunks));
}

/** Parses a response; null when the connection was closed without one. */
function readReply(bytes: Buffer): Reply | null {
  if (bytes.length === 0) return null;
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...headerLines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  if (status === undefined) throw new Error(`no status line: ${statusLine}`);
  const headers = Object.fromEntries(
    headerLines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(status), headers, body: bytes.subarray(end + 4) };
}

async function request(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const fields = Object.entries({ Host: `localhost:${port}`, ...headers, Connection: 'close' });
  const head = [`${method} ${target} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`)];
  const reply = await exchange(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
  if (reply === null) throw new Error(`${method} ${target} got no response`);
  return reply;
}

const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  request('GET', target, headers);

function decoded({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return body;
}

describe('the static file server', () => {
  it.each([
    ['/', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html?utm=1', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/products?tag=Jeans', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/product/%E0%A4%A8', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/product/100%', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/%00', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/..%2f..%2fetc/passwd', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/art', '/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['http://localhost/icon.svg', '/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/art/kurta.webp', '/art/kurta.webp', 'image/webp', 'no-cache'],
    [
      '/assets/app-4f3a.js',
      '/assets/app-4f3a.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('answers %s with %s', async (target, path, type, cacheControl) => {
    const reply = await get(target);
    expect(reply.status).toBe(200);
    expect(decoded(reply)).toEqual(files[path]);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it.each(['/assets/gone-1234.js', '/robots.txt', '/.env', '/.vite/manifest.json', '/..%2fserver.ts'])(
    'answers 404 for %s',
    async (target) => {
      const { status, headers, body } = await get(target);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(body.toString()).toBe('Not found\n');
    },
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('answers Accept-Encoding "%s" with Content-Encoding %s', async (accept, coding) => {
    const reply = await get('/assets/app-4f3a.js', { 'Accept-Encoding': accept });
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(decoded(reply)).toEqual(files['/assets/app-4f3a.js']);
  });

  it('answers a conditional request by its entity tag', async () => {
    const { headers } = await get('/icon.svg');
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    expect(await get('/icon.svg', { 'If-None-Match': etag })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
    expect((await get('/icon.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD without a body, and other methods than GET with 405', async () => {
    const head = await request('HEAD', '/icon.svg');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe('41');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      expect(await request(method, '/icon.svg')).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
  });
});

const token = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);
const anyHeader = fc.oneof(token, fc.string({ unit: 'binary', maxLength: 30 }));
const knownPath = fc.constantFrom(...Object.keys(files), '/', '/products', '/art', '/assets/');
const range = fc.oneof(
  fc.constantFrom(
    'bytes=0-0',
    'bytes=5-',
    'bytes=-3',
    'bytes=40-99',
    'bytes=99999-',
    'bytes=5-2',
    'bytes=-0',
  ),
  fc.constantFrom('bytes=0-1,3-4', 'bytes=1e3-', `bytes=${'9'.repeat(25)}-1`, 'items=0-1', '='),
  anyHeader,
);
const date = fc.oneof(fc.constant('Thu, 01 Jan 2026 00:00:00 GMT'), anyHeader);
const entityTag = fc.oneof(fc.constantFrom('*', '""', 'W/', '"a", W/"b"', ','.repeat(500)), anyHeader);

/** Undefined nine times in ten, because a single malformed header ends a request early. */
function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

const fuzzed = fc.record({
  method: fc.oneof(
    { weight: 20, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'G\0T', ''),
  ),
  target: fc.oneof(
    { weight: 12, arbitrary: knownPath },
    fc.tuple(knownPath, token).map(([path, query]) => `${path}?${encodeURIComponent(query)}`),
    fc.webPath(),
    fc.webUrl(),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
    anyHeader,
    fc.constantFrom(
      '*',
      '//',
      '/%',
      '/%00',
      '/..%2f',
      '/\\..\\',
      `/${'a'.repeat(300)}`,
      `/${'b/'.repeat(4000)}`,
    ),
  ),
  version: fc.oneof(
    { weight: 30, arbitrary: fc.constant('HTTP/1.1') },
    fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
  ),
  host: fc.oneof(
    { weight: 20, arbitrary: fc.constant<string | undefined>('localhost') },
    fc.constantFrom(undefined, '', 'evil.example', '[::1]:99999', '../..'),
    anyHeader,
  ),
  headers: rarely(
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          'Accept',
          'Content-Length',
          'Transfer-Encoding',
          'Expect',
          'Upgrade',
          'X-Forwarded-Host',
        ),
        token,
      ),
      fc.oneof(anyHeader, fc.constantFrom('100-continue', 'chunked', 'websocket', '5', 'x'.repeat(20_000))),
      { maxKeys: 2 },
    ),
  ),
  conditions: fc.record(
    {
      Range: range,
      'If-Range': fc.oneof(date, entityTag),
      'If-None-Match': entityTag,
      'Accept-Encoding': fc.oneof(fc.constantFrom('br', 'gzip, br', '*;q=0', 'br;q=2, gzip;q=x'), anyHeader),
    },
    { requiredKeys: [] },
  ),
  missing: rarely(fc.constantFrom(...Object.keys(files))),
});

describe('metrics', () => {
  it('are at a port of their own, with the kind of each path and no path', async () => {
    await get('/secret-page?q=secret');
    await get('/assets/app-4f3a.js');
    await get('/art/kurta.webp');
    const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(printed)?.[1] ?? '';
    const text = await vi.waitFor(async () => {
      const metrics = await (await fetch(metricsUrl)).text();
      for (const route of ['page', '/assets/*', 'file']) expect(metrics).toContain(`http_route="${route}"`);
      return metrics;
    });
    expect(text).not.toContain('secret');
    expect(text).not.toContain('kurta');
  });
});

describe('malformed requests', () => {
  it(`never crash the process or receive a wrong file (seed ${SEED}, ${RUNS} runs)`, {
    timeout: 60_000 + RUNS * 20,
  }, async () => {
    const statuses = new Map<number, number>();
    const contents = Object.values(files);

    await fc.assert(
      fc.asyncProperty(fuzzed, async ({ method, target, version, host, headers, conditions, missing }) => {
        if (missing !== undefined) remove(missing);
        const fields = Object.entries({
          ...(host === undefined ? {} : { Host: host }),
          ...headers,
          ...conditions,
        });
        const head = [
          `${method} ${target} ${version}`,
          ...fields.map(([name, value]) => `${name}: ${value}`),
        ];
        const sent = `${head.join('\r\n')}\r\nConnection: close\r\n\r\n`;
        const reply = await exchange(Buffer.from(sent, 'latin1')).catch((error: unknown) => {
          if (sent.length > MAX_HEAD_BYTES && Object(error).code === 'ECONNRESET') return null;
          throw error;
        });
        if (missing !== undefined) write(missing);
        expect(server.exitCode, printed).toBeNull();
        if (reply === null) return;
        const { status, body } = reply;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status, sent).toBeLessThan(500);
        if (method !== 'GET' || ![200, 206].includes(status)) return;
        const length = reply.headers['content-length'];
        if (length !== undefined) expect(body.length).toBe(Number(length));
        // This client does not read chunks.
        if (reply.headers['transfer-encoding'] !== undefined) return;
        if (status === 200) expect(contents.some((content) => content.equals(decoded(reply)))).toBe(true);
        else expect(reply.headers['content-range']).toMatch(/^bytes \d+-\d+\/\d+$/);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );

    // Every branch of the handler was reached.
    for (const status of [200, 206, 304, 400, 404, 405, 416]) {
      expect(statuses.get(status) ?? 0, `responses with ${status}`).toBeGreaterThan(0);
    }
    expect((await get('/')).status).toBe(200);
  });
});
