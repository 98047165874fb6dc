import type { Product } from '@naap/api-clients';
import type { SizeChart } from '@naap/api-clients/naap';
import { chartOf } from '@naap/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShopState } from '../context.ts';
import { optionKind } from '../product/option-kind.ts';
import type { ShopState } from '../shop-state.ts';

/** Returns the query options of the size chart of a product without a chart of its own. The data is null without one. */
export function sizeChartQueryOptions(
  { loadSizeCharts }: Pick<ShopState, 'loadSizeCharts'>,
  product: Product,
) {
  return queryOptions({
    queryKey: ['size-chart', product.id],
    queryFn: async () => chartOf(await loadSizeCharts(), product),
    enabled: !product.sizeChart && product.options.some(isSize),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/**
 * Returns the size chart of a product with the sizes that the product has: its own chart, or the one of its brand, kind and gender. Undefined
 * while it is loaded, null without one.
 */
export function useSizeChart(product: Product): SizeChart | null | undefined {
  const options = sizeChartQueryOptions(useShopState(), product);
  const { data, isLoading } = useQuery(options);
  const chart = product.sizeChart ?? data;
  return useMemo(() => {
    if (!chart) return isLoading ? undefined : null;
    const sizes = product.options.filter(isSize).flatMap(({ values }) => values.map(({ name }) => name));
    const known = chart.sizes.filter(({ size }) => sizes.includes(size));
    return known.length > 0 ? { ...chart, sizes: known } : null;
  }, [chart, isLoading, product]);
}

const isSize = (option: Product['options'][number]) => optionKind(option) === 'size';
