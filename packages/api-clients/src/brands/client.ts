import type { BrandsClient, BrandsConfig } from './types.ts';

export function createBrandsClient(_config: BrandsConfig): BrandsClient {
  throw new Error('not there yet');
}
