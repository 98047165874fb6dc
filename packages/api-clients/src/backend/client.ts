import type { AuthenticatedConfig, BackendClient } from './types.ts';

export function createBackendClient(_config: AuthenticatedConfig): BackendClient {
  throw new Error('not there yet');
}
