/** Calls BrandService over connect-web. Only `client.ts` imports this file, dynamically. */
import { ConnectError, createClient } from '@connectrpc/connect';
import { codeFromString, codeToString } from '@connectrpc/connect/protocol-connect';
import { createConnectTransport, createGrpcWebTransport } from '@connectrpc/connect-web';
import { BrandService, StatusCode } from '@naap/proto';
import * as v from 'valibot';
import { ApiError, reportSafely } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import type { Brand, BrandsConfig, CustomerAddress } from './types.ts';

/** The RPC code for each HTTP status (spec section 7). Connect's own mapping differs for 404, 429 and 504 (docs/decisions/wire.md). */
const RPC_CODE_OF_STATUS: ReadonlyMap<number, string> = new Map([
  [401, 'unauthenticated'],
  [403, 'permission_denied'],
  [404, 'not_found'],
  [429, 'resource_exhausted'],
  [503, 'unavailable'],
  [504, 'deadline_exceeded'],
]);

export async function getBrands(
  { baseUrl, protocol = 'grpc-web', fetch = globalThis.fetch, report }: BrandsConfig,
  customerAddress: CustomerAddress | undefined,
  signal: AbortSignal,
): Promise<readonly Brand[]> {
  const options = { baseUrl, fetch: withApiErrors(fetch), useBinaryFormat: true };
  const transport =
    protocol === 'connect' ? createConnectTransport(options) : createGrpcWebTransport(options);
  const { header, brands } = await createClient(BrandService, transport)
    .getBrand({ header: customerAddress ? { customerAddress } : {} }, { signal })
    .catch((error: unknown) => {
      throw toApiError(error);
    });

  const status = header?.status ?? StatusCode.UNSPECIFIED;
  if (status !== StatusCode.SUCCESS) {
    const code = (StatusCode[status] ?? StatusCode[StatusCode.UNSPECIFIED])?.toLowerCase();
    throw new ApiError(ERROR_MESSAGES.brands.getBrands, { kind: 'rpc', code });
  }
  return brands.flatMap(({ primaryKey, name, description, imageUrls }) => {
    if (primaryKey && name !== '') return [{ brandId: primaryKey.brandId, name, description, imageUrls }];
    const id = primaryKey ? String(primaryKey.brandId) : null;
    const reason = primaryKey ? 'name is missing' : 'primary_key is missing';
    reportSafely(report, { kind: 'malformed', subject: 'brand', id, reason });
    return [];
  });
}

/** Wraps `fetch` to throw an `ApiError` for network failures and statuses other than 2xx, before Connect maps them. */
function withApiErrors(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init).catch((cause: unknown) => {
      throw new ApiError(ERROR_MESSAGES.brands.getBrands, { kind: 'network', cause });
    });
    if (response.ok) return response;
    const { status } = response;
    const code = (await connectCodeOf(response)) ?? RPC_CODE_OF_STATUS.get(status) ?? 'unknown';
    throw new ApiError(ERROR_MESSAGES.brands.getBrands, { kind: 'rpc', status, code });
  };
}

/** Returns the code in the body of a Connect error response, which is more precise than the HTTP status. */
async function connectCodeOf(response: Response): Promise<string | undefined> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = v.safeParse(v.object({ code: v.string() }), body);
  return parsed.success && codeFromString(parsed.output.code) ? parsed.output.code : undefined;
}

function toApiError(error: unknown): ApiError {
  const failure = ConnectError.from(error);
  if (failure.cause instanceof ApiError) return failure.cause;
  // A wire error was sent by the service; any other error means that Connect could not read the response.
  const kind = failure.isWireError ? 'rpc' : 'malformed';
  return new ApiError(ERROR_MESSAGES.brands.getBrands, {
    kind,
    code: codeToString(failure.code),
    detail: failure.isWireError ? failure.rawMessage : undefined,
    cause: failure,
  });
}
