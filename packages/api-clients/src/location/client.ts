import type { LocationClient, LocationConfig } from './types.ts';

export function createLocationClient(_config: LocationConfig): LocationClient {
  throw new Error('not there yet');
}
