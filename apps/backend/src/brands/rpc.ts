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
import { BrandService, type CustomerAddress, StatusCode } from '@naap/proto';
import { HttpError } from '../http/errors.ts';
import { describeError, type Logger } from '../logging.ts';
import { type Store, StoreUnavailableError } from '../store/port.ts';

export interface BrandsRpcOptions {
  readonly store: Store;
  /** Images of brands lie below this address; without it brands have none. */
  readonly imagesUrl: string | undefined;
  readonly maxBodyBytes: number;
  readonly logger: Logger;
}

/** Answers BrandService over Connect and gRPC-Web; null for requests of any other path. */
export function createBrandsRpc(options: BrandsRpcOptions): (request: Request) => Promise<Response> | null {
  const { store, imagesUrl, logger } = options;
  const router = createConnectRouter({
    grpc: false,
    readMaxBytes: options.maxBodyBytes,
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

  return (request) => {
    const handler = handlers.get(new URL(request.url).pathname);
    if (!handler) return null;
    refuseCompressed(request);
    return answer(handler, request);
  };
}

/** How far a request came. */
interface Progress {
  /** The message could be read. */
  isReadable: boolean;
}

const progressKey = createContextKey<Progress>({ isReadable: false });

/** Connect calls bytes that are no message an internal error (500, or status 13 of gRPC-Web): here they are a 400. */
async function answer(handler: UniversalHandler, request: Request): Promise<Response> {
  const progress: Progress = { isReadable: false };
  const response = await handler({
    ...universalServerRequestFromFetch(request, {}),
    contextValues: createContextValues().set(progressKey, progress),
  });
  const isRefusal = response.status >= 400 && response.status < 500;
  if (!progress.isReadable && !isRefusal) throw new HttpError(400, 'The body is no message of this call.');
  return universalServerResponseToFetch(response);
}

/** Browsers do not compress what they send, and what is could swell beyond its limit. Connect would answer 501. */
function refuseCompressed({ headers, url }: Request): void {
  const named = [
    headers.get('Content-Encoding'),
    headers.get('Grpc-Encoding'),
    new URL(url).searchParams.get('compression'),
  ];
  if (named.some((encoding) => encoding && encoding !== 'identity'))
    throw new HttpError(415, 'Compressed requests are not taken.');
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
