import type { BackendClient, CartPort } from './backend/types.ts';
import type { BrandsClient } from './brands/types.ts';
import type { LocationClient } from './location/types.ts';
import type { PhoneAuthClient } from './phone-auth/types.ts';
import type { ShopApiClient } from './shop-api/types.ts';
import type { StorefrontClient } from './storefront/index.ts';

/** All clients of the shop. `cart` is the product backend, or an adapter (docs/decisions/wire.md). */
export interface Clients {
  readonly storefront: StorefrontClient;
  readonly backend: BackendClient;
  readonly cart: CartPort;
  readonly shopApi: ShopApiClient;
  readonly brands: BrandsClient;
  readonly phoneAuth: PhoneAuthClient;
  readonly location: LocationClient;
}
