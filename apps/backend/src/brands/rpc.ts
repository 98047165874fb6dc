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
import { type Store, StoreUnavailableError } from '../store/port.ts';
import { errorResponse, protocolOf } from './rpc-errors.ts';

export interface BrandsRpcOptions {
  readonly store: Store;
  /** Images of brands lie below this address; without it brands have none. */
  readonly imagesUrl: string | undefined;
  readonly maxBodyBytes: number;
  readonly logger: Logger;
}

const servicePath = `/${BrandService.typeName}/`;

/** Whether the path is one of BrandService's methods, existing or not. */
export const isBrandsRpc = (path: string): boolean => path.startsWith(servicePath);

/**
 * Answers BrandService over Connect and gRPC-Web. Errors have the form of the request's protocol; an unknown method of a request
 * in neither protocol is null.
 */
export function createBrandsRpc(options: BrandsRpcOptions): (request: Request) => Promise<Response | null> {
  const { store, imagesUrl, logger } = options;
  const router = createConnectRouter({
    grpc: false,
    readMaxBytes: options.maxBodyBytes,
    // Browsers do not compress what they send, and compressed messages could swell beyond the limit.
    acceptCompression: [],
  });
  router.service(BrandService, {
    /** The list is the same everywhere: every brand delivers to every address. */
    async getBrand({ header }, { values }) {
      values.get(progressKey).isReadable = true;
      refuseImpossibleAddress(header?.customerAddress);
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
    if (handler) return answer(handler, request);
    return errorResponse(
      request,
      new ConnectError(`${BrandService.name} has no such method.`, Code.Unimplemented),
    );
  };
}

/** How far a request came. */
interface Progress {
  /** The message could be read. */
  isReadable: boolean;
}

const progressKey = createContextKey<Progress>({ isReadable: false });

async function answer(handler: UniversalHandler, request: Request): Promise<Response> {
  const progress: Progress = { isReadable: false };
  const response = universalServerResponseToFetch(
    await handler({
      ...universalServerRequestFromFetch(request, {}),
      contextValues: createContextValues().set(progressKey, progress),
    }),
  );
  if (response.status === 405) response.headers.set('Allow', handler.allowedMethods.join(', '));
  if (response.status === 415) response.headers.set('Accept-Post', acceptedTypes);
  if (progress.isReadable || response.status === 405 || response.status === 415) return response;
  return blameCaller(request, response);
}

const acceptedTypes =
  'application/json, application/proto, application/grpc-web+json, application/grpc-web+proto, application/grpc-web';

/**
 * Turns the error of a message that could not be read into `invalid_argument`: Connect reports some unreadable bytes as an error of
 * the server.
 */
async function blameCaller(request: Request, response: Response): Promise<Response> {
  const isUnreadable =
    protocolOf(request) === 'grpc-web'
      ? serverFaults.has(await statusOfTrailers(response.clone()))
      : response.status === 500;
  const refusal = isUnreadable
    ? errorResponse(request, new ConnectError('The body is no message of this method.', Code.InvalidArgument))
    : null;
  return refusal ?? response;
}

const serverFaults: ReadonlySet<string | null> = new Set(
  [Code.Unknown, Code.Internal, Code.DataLoss].map(String),
);

/** The status of a gRPC-Web response without messages: its one frame holds the trailers, behind a header of five bytes. */
async function statusOfTrailers(response: Response): Promise<string | null> {
  const frame = new Uint8Array(await response.arrayBuffer());
  return trailerParse(frame.subarray(5)).get('grpc-status');
}

function refuseImpossibleAddress(address: CustomerAddress | undefined): void {
  if (!address) return;
  // Also refuses NaN, which no comparison holds for.
  if (!(Math.abs(address.latitude) <= 90) || !(Math.abs(address.longitude) <= 180))
    throw new ConnectError(
      'customer_address: latitude must be from -90 to 90 degrees, longitude from -180 to 180.',
      Code.InvalidArgument,
    );
}
