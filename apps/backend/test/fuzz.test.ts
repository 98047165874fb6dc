// @module-tag slow
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changed } from './helpers/generated-requests.ts';
import { createTestBackend } from './helpers/test-backend.ts';

/** Number of requests; NAAP_FUZZ_RUNS=20000 for a long run. */
const RUNS = Number(process.env.NAAP_FUZZ_RUNS ?? 600);
const SEED = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const TIMEOUT = 30_000 + RUNS * 50;

interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

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

/** Requests with bodies that are no JSON, with paths and methods that no route has, and with malformed headers. openapi-responses.test.ts has the others. */
const rest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    uid: fc.constantFrom('meera', 'asha'),
    key: fc.option(headerText(), { nil: undefined }),
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, headerText()),
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
    path: fc.oneof(
      fc.webPath().map((path) => path || '/'),
      fc.webPath().map((path) => `/order${path}`),
      fc.constantFrom(
        '/cart',
        '/order',
        '/login',
        '/customer/address',
        '/customer/address/%ff',
        '//',
        '/%00',
      ),
    ),
    body: oddBody,
  })
  .map(({ uid, key, type, method, path, body }) => ({
    method,
    path,
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
    headers: {
      Authorization: `Bearer ${uid}`,
      'Content-Type': type,
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
      fc
        .record({
          header: fc.record({
            customerAddress: fc.record({ latitude: fc.double(), longitude: fc.double(), city: fc.string() }),
          }),
        })
        .chain(changed)
        .map((body) => JSON.stringify(body)),
    ),
    path: fc.constantFrom('GetBrand', 'GetBrand', 'GetBrand', 'GetBrands', ''),
  })
  .map(({ type, extra, body, path }) => ({
    method: 'POST',
    path: `/api.common.proto.brandservice.BrandService/${path}`,
    headers: { 'Content-Type': type, ...extra },
    body,
  }));

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

it(`malformed requests cause no 5xx (seed ${SEED}, ${RUNS} runs)`, { timeout: TIMEOUT }, async () => {
  const { backend, as } = createTestBackend();
  const statuses = new Set<number>();

  const send = async ({ method, path, headers, body }: FuzzedRequest) => {
    const response = await backend.fetch(
      new Request(`http://backend.test${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : body.slice() }),
      }),
    );
    const text = await response.text();
    statuses.add(response.status);
    const isRpc = path.startsWith('/api.common.proto.brandservice.BrandService/');
    // Connect's 501: an unknown method or a compressed message.
    const isUnimplemented = isRpc && response.status === 501 && JSON.parse(text).code === 'unimplemented';
    if (!isUnimplemented) expect(response.status, `${method} ${path} got ${text}`).toBeLessThan(500);
    // gRPC-Web reports a server error with status 200 and the code unknown (2) or internal (13).
    const grpcStatus = response.headers.get('Grpc-Status') ?? /grpc-status: ?(\d+)/i.exec(text)?.[1] ?? '0';
    expect(grpcStatus).not.toMatch(/^(2|13)$/);
    if (response.status >= 400 && !isRpc && method !== 'HEAD')
      expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/./) });
    if (isRpc) expectProtocolError(headers['Content-Type'] ?? '', response, text);
  };

  await fc.assert(fc.asyncProperty(fc.oneof(rest, rpc), send), {
    seed: SEED,
    numRuns: RUNS,
    endOnFailure: true,
  });
  for (const status of [200, 400, 404, 405]) expect([...statuses]).toContain(status);
  expect((await as('meera')('GET', '/cart')).status).toBe(200);
});
