import type { StorefrontClient, StorefrontConfig } from './types.ts';

export function createStorefrontClient(_config: StorefrontConfig): StorefrontClient {
  throw new Error('not there yet');
}
