import type { Product } from '@naap/api-clients';
import { useMemo } from 'react';
import { knownBodiesOf } from './known-bodies.ts';
import { recommendSize, type SizeAdvice } from './recommend-size.ts';
import { useFitHistory } from './useFitHistory.ts';
import { useNaap } from './useNaap.ts';
import { useSizeChart } from './useSizeChart.ts';
import { useSizeCharts } from './useSizeCharts.ts';

/** Returns the size of a product that fits the shopper; null without measurements or without a chart, undefined while they are loaded. */
export function useSizeAdvice(product: Product): SizeAdvice | null | undefined {
  const chart = useSizeChart(product);
  const { naap } = useNaap();
  const history = useFitHistory(product);
  const knownSizes = naap?.known_sizes;
  const charts = useSizeCharts(chart != null && knownSizes !== undefined && knownSizes.length > 0);
  const { vendor, productType = '' } = product;
  return useMemo(() => {
    if (chart === null || naap === null) return null;
    if (chart === undefined || naap === undefined) return undefined;
    const knownBodies = charts && knownBodiesOf(naap.known_sizes, charts);
    return recommendSize(
      { chart, brand: vendor, kind: productType, ...(knownBodies && { knownBodies }) },
      naap,
      history,
    );
  }, [chart, naap, history, charts, vendor, productType]);
}
