import type { AuthenticatedConfig } from '../backend/types.ts';
import type { ShopApiClient } from './types.ts';

export function createShopApiClient(_config: AuthenticatedConfig): ShopApiClient {
  throw new Error('not there yet');
}
