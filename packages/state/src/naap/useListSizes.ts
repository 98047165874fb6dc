import { useMemo } from 'react';
import { useShopState } from '../context.ts';
import type { FilterSelection } from '../filters/filter-counts.ts';
import { sizesOfList } from './list-sizes.ts';
import { useNaap } from './useNaap.ts';
import { useSizeCharts } from './useSizeCharts.ts';

/** Returns the sizes that fit the shopper in a list with these filters; none without measurements, and while they are loaded. */
export function useListSizes({ tags, brands }: Pick<FilterSelection, 'tags' | 'brands'>): readonly string[] {
  const { content } = useShopState();
  const { naap } = useNaap();
  const charts = useSizeCharts(Boolean(naap));
  return useMemo(
    () => (naap && charts ? sizesOfList(charts, { tags, brands }, content, naap) : []),
    [naap, charts, tags, brands, content],
  );
}
