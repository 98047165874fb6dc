import type {
  BackendClient,
  BrandsClient,
  CartPort,
  LocationClient,
  PhoneAuthClient,
  ShopApiClient,
  StorefrontClient,
} from '@naap/api-clients';

/** The clients that the hooks use. `cart` is the product backend, or an adapter (docs/decisions/wire.md). */
export interface Clients {
  readonly storefront: StorefrontClient;
  readonly backend: BackendClient;
  readonly cart: CartPort;
  readonly shopApi: ShopApiClient;
  readonly brands: BrandsClient;
  readonly phoneAuth: PhoneAuthClient;
  readonly location: LocationClient;
}
