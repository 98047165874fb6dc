import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ProductListInput } from '../catalogue/product-list.ts';
import { useShopState } from '../context.ts';
import {
  type FilterCounts,
  type FilterSelection,
  type ListCounts,
  planFilterCounts,
} from './filter-counts.ts';
import { productCountsQueryOptions } from './product-counts.ts';

/**
 * Returns the number of products that match a selection of filters, and the number for each filter that could be chosen. Counts are null until
 * they have arrived and after a failure; they follow a changed selection one render later. `applied` is the selection before it was edited.
 * The returned object changes only when an argument, a count or `isLoading` does.
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
  const plan = useMemo(
    () => planFilterCounts(input, counted, content, applied),
    [input, counted, content, applied],
  );
  const combine = useCallback(
    (results: readonly Pick<UseQueryResult<ListCounts | null>, 'data' | 'isFetching'>[]) => ({
      ...plan.readCounts(results.map(({ data }) => data ?? null)),
      isLoading: results.some(({ isFetching }) => isFetching),
    }),
    [plan],
  );
  return useQueries({
    queries: plan.requests.map((request) => productCountsQueryOptions(source, request)),
    combine,
  });
}
