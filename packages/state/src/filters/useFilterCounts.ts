import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ProductListInput } from '../catalogue/product-list.ts';
import { useShopState } from '../context.ts';
import { type FilterCounts, type FilterSelection, planFilterCounts } from './filter-counts.ts';
import { productCountsQueryOptions } from './product-counts.ts';

/**
 * Returns the number of products that match a selection of filters, and the number for each filter that could be chosen. Counts are null until
 * they have arrived and after a failure; they follow a changed selection one render later. `applied` is the selection before it was edited.
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
