import { create, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { Code, ConnectError, createConnectRouter } from '@connectrpc/connect';
import {
  universalServerRequestFromFetch,
  universalServerResponseToFetch,
} from '@connectrpc/connect/protocol';
import { BrandService, type GetBrandRequest, GetBrandResponseSchema, StatusCode } from '@naap/proto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { failingFetch, failureOf, hangingFetch } from '../../test/fakes.ts';
import { ApiError } from '../error.ts';
import { createBrandsClient } from './client.ts';
import type { BrandsConfig } from './types.ts';

type Fetch = typeof globalThis.fetch;

const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 20);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

const protocols = ['grpc-web', 'connect'] as const;
const FAILURE = 'Unable to load brands';

const goodResponse = {
  header: { status: StatusCode.SUCCESS },
  brands: [
    {
      primaryKey: { brandId: 7 },
      name: 'Kaarigar',
      description: 'Block prints',
      imageUrls: ['https://cdn.example/kaarigar.webp'],
    },
  ],
};

/** Creates a `fetch` that is served by a real Connect router. */
function serving(getBrand: (request: GetBrandRequest) => MessageInitShape<typeof GetBrandResponseSchema>) {
  const router = createConnectRouter().service(BrandService, { getBrand });
  const urls: string[] = [];
  const contentTypes: (string | null)[] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    urls.push(request.url);
    contentTypes.push(request.headers.get('content-type'));
    const [handler] = router.handlers;
    if (!handler) throw new Error('The service has no method');
    return universalServerResponseToFetch(await handler(universalServerRequestFromFetch(request, {})));
  };
  return { fetch, urls, contentTypes };
}

const answering =
  (response: () => Response): Fetch =>
  async () =>
    response();

describe.each(protocols)('over %s', (protocol) => {
  const brandsFrom = (fetch: Fetch, config: Partial<BrandsConfig> = {}) =>
    createBrandsClient({ baseUrl: 'http://brands.test', protocol, fetch, ...config });

  it("sends the customer's address and parses the brands", async () => {
    let sent: GetBrandRequest | undefined;
    const { fetch, urls, contentTypes } = serving((request) => {
      sent = request;
      return goodResponse;
    });
    const customerAddress = {
      fullAddress: '12 MG Road',
      latitude: 12.9716,
      longitude: 77.5946,
      postalCode: '560001',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'India',
    };
    expect(await brandsFrom(fetch).getBrands({ customerAddress })).toEqual([
      {
        brandId: 7,
        name: 'Kaarigar',
        description: 'Block prints',
        imageUrls: ['https://cdn.example/kaarigar.webp'],
      },
    ]);
    expect(sent?.header?.customerAddress).toMatchObject(customerAddress);
    expect(urls).toEqual(['http://brands.test/api.common.proto.brandservice.BrandService/GetBrand']);
    expect(contentTypes).toEqual([
      protocol === 'connect' ? 'application/proto' : 'application/grpc-web+proto',
    ]);
  });

  it('returns an empty list when there are no brands', async () => {
    const { fetch } = serving(() => ({ ...goodResponse, brands: [] }));
    expect(await brandsFrom(fetch).getBrands({})).toEqual([]);
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'permission_denied'],
    [404, 'not_found'],
    [429, 'resource_exhausted'],
    [503, 'unavailable'],
    [504, 'deadline_exceeded'],
    [500, 'unknown'],
  ])('maps status %i to %s', async (status, code) => {
    const fetch = answering(() => new Response('<h1>Sorry</h1>', { status }));
    expect(await failureOf(brandsFrom(fetch).getBrands({}))).toMatchObject({
      message: FAILURE,
      kind: 'rpc',
      status,
      code,
    });
  });

  it('keeps the RPC code sent by the service', async () => {
    const { fetch } = serving(() => {
      throw new ConnectError('latitude out of range', Code.InvalidArgument);
    });
    expect(await failureOf(brandsFrom(fetch).getBrands({}))).toMatchObject({
      message: FAILURE,
      kind: 'rpc',
      code: 'invalid_argument',
    });
  });

  it.each([
    [StatusCode.INVALID_ARGUMENT, 'invalid_argument'],
    [StatusCode.INTERNAL_ERROR, 'internal_error'],
  ])('rejects when the response header has status %i', async (status, code) => {
    const { fetch } = serving(() => ({ ...goodResponse, header: { status } }));
    expect(await failureOf(brandsFrom(fetch).getBrands({}))).toMatchObject({
      message: FAILURE,
      kind: 'rpc',
      code,
    });
  });

  it.each([
    ['HTML', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
    ['a 204', () => new Response(null, { status: 204 })],
    ['JSON', () => Response.json({ brands: [] })],
  ])('rejects %s as malformed', async (_, response) => {
    expect(await failureOf(brandsFrom(answering(response)).getBrands({}))).toMatchObject({
      message: FAILURE,
      kind: 'malformed',
    });
  });

  it('skips and reports a brand of ten that has no key or name', async () => {
    for (const defect of [{ primaryKey: undefined }, { name: '' }]) {
      for (const position of [0, 5, 9]) {
        const brands = Array.from({ length: 10 }, (_, index) => ({
          primaryKey: { brandId: index },
          name: `Brand ${index}`,
          description: '',
          imageUrls: [],
          ...(index === position ? defect : {}),
        }));
        const { fetch } = serving(() => ({ ...goodResponse, brands }));
        const report = vi.fn();
        const ids = (await brandsFrom(fetch, { report }).getBrands({})).map(({ brandId }) => brandId);
        expect(ids).toEqual(brands.map((_, index) => index).filter((index) => index !== position));
        expect(report.mock.calls).toMatchObject([[{ kind: 'malformed', subject: 'brand' }]]);
      }
    }
  });

  it('distinguishes a network failure, a time-out and an abort', async () => {
    expect(await failureOf(brandsFrom(failingFetch).getBrands({}))).toMatchObject({
      message: FAILURE,
      kind: 'network',
    });
    expect(await failureOf(brandsFrom(hangingFetch, { timeoutMs: 5 }).getBrands({}))).toMatchObject({
      message: FAILURE,
      kind: 'timeout',
    });
    const aborted = brandsFrom(hangingFetch).getBrands({}, { signal: AbortSignal.abort() });
    expect(await failureOf(aborted)).toMatchObject({ message: FAILURE, kind: 'aborted' });
  });

  it(`returns brands or rejects with an ApiError for ${numRuns} malformed responses (NAAP_FUZZ_SEED=${seed})`, async () => {
    const message = toBinary(GetBrandResponseSchema, create(GetBrandResponseSchema, goodResponse));
    const bytes = protocol === 'connect' ? message : enveloped(message);
    const contentType = protocol === 'connect' ? 'application/proto' : 'application/grpc-web+proto';
    const responseOf = (body: Uint8Array) => () =>
      new Response(new Blob([new Uint8Array(body)]), { headers: { 'content-type': contentType } });
    expect(await brandsFrom(answering(responseOf(bytes))).getBrands({})).toHaveLength(1);

    const truncated = fc.integer({ min: 0, max: bytes.length - 1 }).map((end) => bytes.slice(0, end));
    const flipped = fc
      .tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }))
      .map(([at, mask]) => bytes.map((byte, index) => (index === at ? byte ^ mask : byte)));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array(), truncated, flipped), async (body) => {
        const outcome = await brandsFrom(answering(responseOf(body)))
          .getBrands({})
          .catch((error: unknown) => error);
        // The result can still be valid: a flipped bit may only change a text, and a message may be cut between two fields.
        if (Array.isArray(outcome)) return;
        expect(outcome).toBeInstanceOf(ApiError);
        expect(outcome).toMatchObject({ message: FAILURE });
      }),
      { numRuns, seed },
    );
  });
});

/** Returns a gRPC-Web body: the message in a data frame, then a trailer frame with status 0. */
function enveloped(message: Uint8Array): Uint8Array {
  const frame = (flags: number, data: Uint8Array) => {
    const header = new DataView(new ArrayBuffer(5));
    header.setUint8(0, flags);
    header.setUint32(1, data.length);
    return [...new Uint8Array(header.buffer), ...data];
  };
  return new Uint8Array([
    ...frame(0, message),
    ...frame(0x80, new TextEncoder().encode('grpc-status: 0\r\n')),
  ]);
}
