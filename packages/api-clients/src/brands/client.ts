import { withinDeadline } from '../deadline.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import type { BrandsClient, BrandsConfig } from './types.ts';

/** Creates the client of the brands service. The first call loads the RPC runtime, a separate chunk of 32 kB. */
export function createBrandsClient(config: BrandsConfig): BrandsClient {
  return {
    getBrands({ customerAddress }, { signal } = {}) {
      const failure = ERROR_MESSAGES.brands.getBrands;
      return withinDeadline({ signal, timeoutMs: config.timeoutMs, failure }, async (deadline) => {
        const { getBrands } = await import('./rpc.ts');
        return getBrands(config, customerAddress, deadline);
      });
    },
  };
}
