import { ERROR_MESSAGES, type StorefrontClient, type VariantLookup } from '@naap/api-clients';
import { queryOptions } from '@tanstack/react-query';
import { repeatLost } from '../lost-requests.ts';
import { asApiError } from '../result.ts';

/** Prefix of the query keys of all variant look-ups. */
export const VARIANTS = ['variants'] as const;

/** Returns the query options of one look-up for many variants, by ID. When the request fails, every variant has the status `failed`. */
export function variantLookupsQueryOptions(storefront: StorefrontClient, variantIds: readonly string[]) {
  const ids = [...variantIds].sort();
  return queryOptions({
    queryKey: [...VARIANTS, ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, VariantLookup>> => {
      try {
        const lookups = await repeatLost(() => storefront.getVariants(ids, { signal }), { signal });
        return new Map(ids.map((id, index) => [id, lookups[index] ?? { status: 'not-found' }]));
      } catch (cause) {
        const error = asApiError(cause, ERROR_MESSAGES.storefront.getVariants);
        if (error.kind === 'aborted') throw error;
        return new Map(ids.map((id) => [id, { status: 'failed', error }]));
      }
    },
    enabled: ids.length > 0,
    // A failed look-up is retried on the next visit.
    staleTime: ({ state }) => {
      const lookups = [...(state.data?.values() ?? [])];
      return lookups.some(({ status }) => status === 'failed') ? 0 : 60_000;
    },
    structuralSharing: false,
  });
}
