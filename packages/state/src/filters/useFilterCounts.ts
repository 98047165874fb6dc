import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ProductListInput } from '../catalogue/product-list.ts';
import { useShopState } from '../context.ts';
import { type FilterCounts, type FilterSelection, planFilterCounts } from './filter-counts.ts';
import { productCountsQueryOptions } from './product-counts.ts';

/**
 * Returns the number of products that a selection of filters leaves, and that each filter would leave. Counts are those of this selection,
 * one render after it has changed: until they have arrived, and after a failure, they are null. `applied` is the selection before it was edited.
 */
export function useFilterCounts(
  input: ProductListInput,
  selection: FilterSelection,
  applied: FilterSelection,
): FilterCounts & { readonly isLoading: boolean } {
  const { clients, content, queryClient } = useShopState();
  const source = { queryClient, storefront: clients.storefront };
  // A changed checkbox is rendered first, and the count of every option after it.
  const counted = useDeferredValue(selection);
  const plan = planFilterCounts(input, counted, content, applied);
  const results = useQueries({
    queries: plan.requests.map((request) => productCountsQueryOptions(source, request)),
  });
  return {
    ...plan.readCounts(results.map(({ data }) => data ?? null)),
    isLoading: results.some(({ isFetching }) => isFetching),
  };
}
