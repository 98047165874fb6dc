import { useMemo } from 'react';
import { useShopState } from '../context.ts';
import { type ListedProducts, sizesOfList } from './list-sizes.ts';
import { useNaap } from './useNaap.ts';
import { useSizeCharts } from './useSizeCharts.ts';

/** Returns the sizes that fit the shopper in a list with these filters; none without measurements, and while they are loaded. */
export function useListSizes({ tags, brands, search }: ListedProducts): readonly string[] {
  const { content } = useShopState();
  const { naap } = useNaap();
  const charts = useSizeCharts(Boolean(naap));
  return useMemo(
    () => (naap && charts ? sizesOfList(charts, { tags, brands, search }, content, naap) : []),
    [naap, charts, tags, brands, search, content],
  );
}
