import { useQueries } from '@tanstack/react-query';
import type { ProductListInput } from '../catalogue/product-list.ts';
import { useShopState } from '../context.ts';
import { type FilterCounts, type FilterSelection, planFilterCounts } from './filter-counts.ts';
import { productCountsQueryOptions } from './product-counts.ts';

/**
 * Returns the number of products that a selection of filters leaves, and that each filter would leave. Counts are those of this selection:
 * until they have arrived, and after a failure, they are null. `applied` is the selection before it was edited.
 */
export function useFilterCounts(
  input: ProductListInput,
  selection: FilterSelection,
  applied: FilterSelection,
): FilterCounts & { readonly isLoading: boolean } {
  const { clients, content, queryClient } = useShopState();
  const source = { queryClient, storefront: clients.storefront };
  const plan = planFilterCounts(input, selection, content, applied);
  const results = useQueries({
    queries: plan.requests.map((request) => productCountsQueryOptions(source, request)),
  });
  return {
    ...plan.readCounts(results.map(({ data }) => data ?? null)),
    isLoading: results.some(({ isFetching }) => isFetching),
  };
}
