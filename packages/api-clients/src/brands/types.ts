import type { WireConfig } from '../config.ts';
import type { CallOptions } from '../error.ts';

export interface BrandsConfig extends WireConfig {
  /** Origin (and path prefix) of the RPC service. */
  readonly baseUrl: string;
  /** Default: binary gRPC-Web. */
  readonly protocol?: 'grpc-web' | 'connect';
}

/** The shopper's location. Missing fields are sent empty. Coordinates are WGS 84 degrees. */
export interface CustomerAddress {
  readonly fullAddress?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly postalCode?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

export interface Brand {
  readonly brandId: number;
  readonly name: string;
  readonly description: string;
  readonly imageUrls: readonly string[];
}

/** The binary RPC brands service (spec section 7, Brands). */
export interface BrandsClient {
  /** Rejects with 'Unable to load brands'; `code` is the RPC code, e.g. `unavailable`. */
  getBrands(
    input: { readonly customerAddress?: CustomerAddress },
    options?: CallOptions,
  ): Promise<readonly Brand[]>;
}
