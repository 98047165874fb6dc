import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShopState } from '../context.ts';
import type { FilterSelection } from '../filters/filter-counts.ts';
import { sizesOfList } from './list-sizes.ts';
import { useNaap } from './useNaap.ts';

/** Returns the sizes that fit the shopper in a list with these filters; none without measurements, and while they are loaded. */
export function useListSizes({ tags, brands }: Pick<FilterSelection, 'tags' | 'brands'>): readonly string[] {
  const { content, loadSizeCharts } = useShopState();
  const { naap } = useNaap();
  const { data: charts } = useQuery({
    queryKey: ['size-charts'],
    queryFn: loadSizeCharts,
    enabled: Boolean(naap),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(
    () => (naap && charts ? sizesOfList(charts, { tags, brands }, content, naap) : []),
    [naap, charts, tags, brands, content],
  );
}
