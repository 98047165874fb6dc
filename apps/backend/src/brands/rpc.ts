import {
  Code,
  ConnectError,
  createConnectRouter,
  createContextKey,
  createContextValues,
} from '@connectrpc/connect';
import {
  type UniversalHandler,
  universalServerRequestFromFetch,
  universalServerResponseToFetch,
} from '@connectrpc/connect/protocol';
import { trailerParse } from '@connectrpc/connect/protocol-grpc-web';
import { BrandService, type CustomerAddress, StatusCode } from '@naap/proto';
import { describeError, type Logger } from '../logging.ts';
import { type Store, StoreUnavailableError } from '../store/store.ts';
import { errorResponse, protocolOf } from './rpc-errors.ts';

export interface BrandsRpcOptions {
  readonly store: Store;
  /** Base URL of brand images; brands have no images without it. */
  readonly imagesUrl: string | undefined;
  readonly maxBodyBytes: number;
  readonly logger: Logger;
}

const servicePath = `/${BrandService.typeName}/`;

/** Returns whether the path is a method of BrandService, existing or not. */
export const isBrandsRpc = (path: string): boolean => path.startsWith(servicePath);

/**
 * Creates the handler of BrandService for Connect and gRPC-Web. Errors have the format of the request's protocol; for an unknown
 * method in neither protocol, the handler returns null.
 */
export function createBrandsRpc(options: BrandsRpcOptions): (request: Request) => Promise<Response | null> {
  const { store, imagesUrl, logger } = options;
  const router = createConnectRouter({
    grpc: false,
    readMaxBytes: options.maxBodyBytes,
    // Browsers do not compress requests, and a compressed message could exceed the limit once decompressed.
    acceptCompression: [],
  });
  router.service(BrandService, {
    /** Returns the same list for every address: every brand delivers everywhere. */
    async getBrand({ header }, { values }) {
      values.get(progressKey).isMessageRead = true;
      validateAddress(header?.customerAddress);
      try {
        const brands = await store.listBrands();
        return {
          header: { status: StatusCode.SUCCESS },
          brands: brands.map(({ id, name, description, imagePaths }) => ({
            primaryKey: { brandId: id },
            name,
            description,
            imageUrls: imagesUrl === undefined ? [] : imagePaths.map((path) => `${imagesUrl}/${path}`),
          })),
        };
      } catch (error) {
        logger.error({ error: describeError(error) }, 'brands failed');
        if (error instanceof StoreUnavailableError)
          throw new ConnectError('Brands cannot be read right now.', Code.Unavailable);
        throw error;
      }
    },
  });
  const handlers = new Map(router.handlers.map((handler) => [handler.requestPath, handler]));

  return async (request) => {
    const path = new URL(request.url).pathname;
    const handler = handlers.get(path);
    if (handler) return handle(handler, request);
    return errorResponse(
      request,
      new ConnectError(`${BrandService.name} has no such method.`, Code.Unimplemented),
    );
  };
}

interface Progress {
  /** The request message was parsed. */
  isMessageRead: boolean;
}

const progressKey = createContextKey<Progress>({ isMessageRead: false });

async function handle(handler: UniversalHandler, request: Request): Promise<Response> {
  const progress: Progress = { isMessageRead: false };
  const response = universalServerResponseToFetch(
    await handler({
      ...universalServerRequestFromFetch(request, {}),
      contextValues: createContextValues().set(progressKey, progress),
    }),
  );
  if (response.status === 405) response.headers.set('Allow', handler.allowedMethods.join(', '));
  if (response.status === 415) response.headers.set('Accept-Post', acceptedTypes);
  if (progress.isMessageRead || response.status === 405 || response.status === 415) return response;
  return toInvalidArgument(request, response);
}

const acceptedTypes =
  'application/json, application/proto, application/grpc-web+json, application/grpc-web+proto, application/grpc-web';

/** Replaces a server error about an unreadable message by `invalid_argument`: Connect reports some malformed bytes as a server error. */
async function toInvalidArgument(request: Request, response: Response): Promise<Response> {
  const isUnreadable =
    protocolOf(request) === 'grpc-web'
      ? serverErrors.has(await statusOfTrailers(response.clone()))
      : response.status === 500;
  const replacement = isUnreadable
    ? errorResponse(request, new ConnectError('The body is no message of this method.', Code.InvalidArgument))
    : null;
  return replacement ?? response;
}

const serverErrors: ReadonlySet<string | null> = new Set(
  [Code.Unknown, Code.Internal, Code.DataLoss].map(String),
);

/** Returns the gRPC status of a gRPC-Web response without messages: one frame of trailers after a header of five bytes. */
async function statusOfTrailers(response: Response): Promise<string | null> {
  const frame = new Uint8Array(await response.arrayBuffer());
  return trailerParse(frame.subarray(5)).get('grpc-status');
}

function validateAddress(address: CustomerAddress | undefined): void {
  if (!address) return;
  // Negated comparisons, so that NaN is rejected too.
  if (!(Math.abs(address.latitude) <= 90) || !(Math.abs(address.longitude) <= 180))
    throw new ConnectError(
      'customer_address: latitude must be from -90 to 90 degrees, longitude from -180 to 180.',
      Code.InvalidArgument,
    );
}
