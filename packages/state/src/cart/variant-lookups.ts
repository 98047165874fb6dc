import type { StorefrontClient, VariantLookup } from '@naap/api-clients';
import { queryOptions } from '@tanstack/react-query';

/** Prefix of the query keys of all variant look-ups. */
export const VARIANTS = ['variants'] as const;

/** Returns the query options of one look-up for many variants, by ID. */
export function variantLookupsQueryOptions(storefront: StorefrontClient, variantIds: readonly string[]) {
  const ids = [...variantIds].sort();
  return queryOptions({
    queryKey: [...VARIANTS, ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, VariantLookup>> => {
      const lookups = await storefront.getVariants(ids, { signal });
      return new Map(ids.map((id, index) => [id, lookups[index] ?? { status: 'not-found' }]));
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
