import { Code, ConnectError, createConnectRouter } from '@connectrpc/connect';
import {
  universalServerRequestFromFetch,
  universalServerResponseToFetch,
} from '@connectrpc/connect/protocol';
import { BrandService, type CustomerAddress, StatusCode } from '@naap/proto';
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
    // What browsers send is not compressed, and what is could swell beyond its limit.
    acceptCompression: [],
  });
  router.service(BrandService, {
    /** The list is the same everywhere: every brand delivers to every address. */
    async getBrand({ header }) {
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
    return handler(universalServerRequestFromFetch(request, {})).then(universalServerResponseToFetch);
  };
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
