import { gzipSync } from 'node:zlib';
import { create, toBinary } from '@bufbuild/protobuf';
import { Code, createClient } from '@connectrpc/connect';
import { trailerParse } from '@connectrpc/connect/protocol-grpc-web';
import { createConnectTransport, createGrpcWebTransport } from '@connectrpc/connect-web';
import { BrandService, GetBrandRequestSchema } from '@naap/proto';
import { describe, expect, it } from 'vitest';
import type { BackendOptions } from '../src/app.ts';
import { createMemoryStore } from '../src/store/memory.ts';
import { type Store, StoreUnavailableError } from '../src/store/store.ts';
import { createTestBackend, limitersOf } from './helpers/test-backend.ts';

const servicePath = '/api.common.proto.brandservice.BrandService';

interface RpcError {
  readonly code: string;
  readonly message: string;
}

interface RawRequest {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly type?: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface WireFormat {
  readonly type: string;
  /** A complete message. */
  readonly valid: string | Uint8Array<ArrayBuffer>;
  /** Reads the error of a response, and asserts that it has the format of the protocol. */
  readonly readError: (response: Response) => Promise<RpcError & { readonly httpStatus: number }>;
}

const bytes = (...values: readonly number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);

function frame(message: Uint8Array, { flags = 0, length = message.length } = {}): Uint8Array<ArrayBuffer> {
  const framed = new Uint8Array(5 + message.length);
  framed[0] = flags;
  new DataView(framed.buffer).setUint32(1, length);
  framed.set(message, 5);
  return framed;
}

const codeNames = new Map(
  Object.entries(Code).map(([name, number]) => [
    String(number),
    name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
  ]),
);

async function readConnectError(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/json');
  const error: RpcError = await response.json();
  expect(Object.keys(error).toSorted()).toEqual(['code', 'message']);
  return { ...error, httpStatus: response.status };
}

async function readGrpcWebError(response: Response) {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/grpc-web\+(proto|json)$/);
  const body = new Uint8Array(await response.arrayBuffer());
  expect(body[0]).toBe(0x80);
  expect(new DataView(body.buffer).getUint32(1)).toBe(body.length - 5);
  const trailers = trailerParse(body.subarray(5));
  return {
    code: codeNames.get(trailers.get('grpc-status') ?? '') ?? 'none',
    message: decodeURIComponent(trailers.get('grpc-message') ?? ''),
    httpStatus: response.status,
  };
}

const formats = {
  'Connect with JSON': { type: 'application/json', valid: '{}', readError: readConnectError },
  'Connect with bytes': { type: 'application/proto', valid: bytes(), readError: readConnectError },
  'gRPC-Web with JSON': {
    type: 'application/grpc-web+json',
    valid: frame(new TextEncoder().encode('{}')),
    readError: readGrpcWebError,
  },
  'gRPC-Web with bytes': {
    type: 'application/grpc-web+proto',
    valid: frame(bytes()),
    readError: readGrpcWebError,
  },
} satisfies Readonly<Record<string, WireFormat>>;

const httpStatusOf: Readonly<Record<string, number>> = {
  invalid_argument: 400,
  resource_exhausted: 429,
  unimplemented: 501,
  unavailable: 503,
  internal: 500,
};

function sender(options: Partial<BackendOptions> = {}) {
  const { backend } = createTestBackend({ allowedOrigins: ['http://localhost:5173'], ...options });
  return ({ body = '', type, method = 'POST', path = 'GetBrand', headers = {} }: RawRequest) =>
    backend.fetch(
      new Request(`http://backend.test${servicePath}/${path}`, {
        method,
        headers: {
          Origin: 'http://localhost:5173',
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...headers,
        },
        ...(method === 'GET'
          ? {}
          : { body: typeof body === 'string' ? new TextEncoder().encode(body) : body }),
      }),
    );
}

function brokenStore(error: Error): Store {
  return {
    ...createMemoryStore(),
    listBrands: async () => {
      throw error;
    },
  };
}

describe.each(Object.entries<WireFormat>(formats))('%s', (name, { type, valid, readError }) => {
  const isConnect = name.startsWith('Connect');
  const expectError = async (response: Response, code: string): Promise<RpcError> => {
    const error = await readError(response);
    expect(error).toMatchObject({ code, httpStatus: isConnect ? httpStatusOf[code] : 200 });
    expect(error.message).not.toBe('');
    // Pages of allowed origins can read the error; caches do not store it.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return error;
  };

  it('gets the brands', async () => {
    const response = await sender()({ type, body: valid });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
  });

  it('reports malformed messages', async () => {
    const text = (message: string) => new TextEncoder().encode(message);
    const messages = type.includes('json')
      ? [
          '{',
          'null',
          '[]',
          '7',
          '{"header": 7}',
          '{"header": {"customerAddress": {"latitude": "north"}}}',
        ].map(text)
      : [bytes(0xff), bytes(0x0a, 0x05, 0x01), bytes(0x0f), bytes(0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f)];
    for (const message of messages) {
      const body = isConnect ? message : frame(message);
      await expectError(await sender()({ type, body }), 'invalid_argument');
    }
  });

  it('reports coordinates out of range', async () => {
    const { backend } = createTestBackend();
    const createTransport = isConnect ? createConnectTransport : createGrpcWebTransport;
    const client = createClient(
      BrandService,
      createTransport({
        baseUrl: 'http://backend.test',
        useBinaryFormat: type.includes('proto'),
        fetch: (input, init) => backend.fetch(new Request(input, init)),
      }),
    );
    for (const latitude of [91, Number.NaN, Number.NEGATIVE_INFINITY])
      await expect(client.getBrand({ header: { customerAddress: { latitude } } })).rejects.toThrow(
        /latitude must be from -90/,
      );
  });

  it('reports compressed messages as unimplemented', async () => {
    const compressed = new Uint8Array(gzipSync('{}'));
    const request: RawRequest = isConnect
      ? { type, body: compressed, headers: { 'Content-Encoding': 'gzip' } }
      : { type, body: frame(compressed, { flags: 1 }), headers: { 'Grpc-Encoding': 'gzip' } };
    await expectError(await sender()(request), 'unimplemented');
  });

  it('accepts a message up to the limit, and reports a larger one as resource_exhausted', async () => {
    const limit = 2000;
    const send = sender({ limits: { bodyBytes: limit } });
    const messageOf = (size: number): Uint8Array<ArrayBuffer> => {
      const text = JSON.stringify({ header: { customerAddress: { city: '' } } });
      if (type.includes('json')) return new TextEncoder().encode(text.padEnd(size, ' '));
      const city = 'x'.repeat(size - 11);
      const message = create(GetBrandRequestSchema, { header: { customerAddress: { city } } });
      return new Uint8Array(toBinary(GetBrandRequestSchema, message));
    };
    const wrap = (message: Uint8Array<ArrayBuffer>) => (isConnect ? message : frame(message));
    expect((await send({ type, body: wrap(messageOf(limit - 100)) })).headers.get('Content-Type')).toBe(type);
    await expectError(await send({ type, body: wrap(messageOf(limit + 100)) }), 'resource_exhausted');
    await expectError(await send({ type, body: wrap(messageOf(limit * 100)) }), 'resource_exhausted');
  });

  it('reports an invalid time-out', async () => {
    const header = isConnect ? 'Connect-Timeout-Ms' : 'Grpc-Timeout';
    for (const value of ['soon', '-1', isConnect ? '99999999999' : '99999999999S']) {
      await expectError(
        await sender()({ type, body: valid, headers: { [header]: value } }),
        'invalid_argument',
      );
    }
  });

  it('reports an unknown method', async () => {
    const error = await expectError(
      await sender()({ type, body: valid, path: 'GetBrands' }),
      'unimplemented',
    );
    expect(error.message).toBe('BrandService has no such method.');
  });

  it('reports too many requests with Retry-After', async () => {
    const send = sender({ rateLimiters: limitersOf({ address: 1 }) });
    await send({ type, body: valid });
    const response = await send({ type, body: valid });
    expect(response.headers.get('Retry-After')).toBe('60');
    await expectError(response, 'resource_exhausted');
  });

  it('reports an unavailable database, and internal errors without their cause', async () => {
    const unavailable = sender({ store: brokenStore(new StoreUnavailableError(new Error('refused'))) });
    await expectError(await unavailable({ type, body: valid }), 'unavailable');
    const faulty = sender({ store: brokenStore(new TypeError('secret detail')) });
    const { message } = await expectError(await faulty({ type, body: valid }), 'internal');
    expect(message).not.toContain('secret');
  });
});

describe('gRPC-Web', () => {
  it.each([
    ['no frame', bytes()],
    ['a cut frame header', bytes(0, 0, 0)],
    ['a cut message', frame(bytes(0x0a), { length: 2 })],
    ['two messages', bytes(...frame(bytes()), ...frame(bytes()))],
    ['trailers only', frame(bytes(), { flags: 0x80 })],
    ['a compressed frame without an encoding', frame(bytes(), { flags: 1 })],
  ])('reports %s as an error of the client', async (_name, body) => {
    const { code, httpStatus } = await readGrpcWebError(
      await sender()({ type: 'application/grpc-web+proto', body }),
    );
    expect(httpStatus).toBe(200);
    expect(['invalid_argument', 'unimplemented']).toContain(code);
  });
});

describe('a Connect GET request', () => {
  const get = (query: string, options: Partial<BackendOptions> = {}) =>
    sender(options)({ method: 'GET', path: `GetBrand?${query}` });

  it('gets the brands', async () => {
    const response = await get('connect=v1&encoding=json&message={}');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
  });

  it.each([
    ['encoding=json&message={', 'invalid_argument'],
    ['encoding=proto&base64=1&message=_w', 'invalid_argument'],
    ['encoding=proto&base64=1&message=*', 'invalid_argument'],
    ['encoding=json&message={}&compression=gzip', 'unimplemented'],
    ['encoding=json', 'invalid_argument'],
  ])('with %s gets the error %s', async (query, code) => {
    expect(await readConnectError(await get(query))).toMatchObject({ code, httpStatus: httpStatusOf[code] });
  });

  it('counts towards the rate limit', async () => {
    const response = await get('encoding=json&message={}', { rateLimiters: limitersOf({ address: 0 }) });
    expect(await readConnectError(response)).toMatchObject({ code: 'resource_exhausted', httpStatus: 429 });
  });
});

describe('a request of neither protocol', () => {
  it('gets 415 and the accepted content types', async () => {
    for (const type of [
      undefined,
      'text/plain',
      'application/grpc',
      'application/grpc-web-text',
      'application/connect+proto',
    ]) {
      const response = await sender()(type === undefined ? {} : { type });
      expect(response.status, type).toBe(415);
      expect(response.headers.get('Accept-Post')).toContain('application/grpc-web+proto');
    }
  });

  it('gets 405 and the allowed methods', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await sender()({ method, type: 'application/json' });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST, GET');
    }
  });

  it('gets 404 for an unknown RPC method', async () => {
    const response = await sender()({ path: 'GetBrands', type: 'text/plain' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'There is nothing at this address.', code: 'not_found' },
    ]);
  });
});
