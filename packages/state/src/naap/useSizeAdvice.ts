import type { Product } from '@naap/api-clients';
import { useMemo } from 'react';
import { type FitHistory, recommendSize, type SizeAdvice } from './recommend-size.ts';
import { useNaap } from './useNaap.ts';
import { useSizeChart } from './useSizeChart.ts';

const NO_HISTORY: FitHistory = { pieces: [], product: null };

/** Returns what the shopper and other shoppers did with pieces like this product. */
export function useFitHistory(_product: Product): FitHistory {
  return NO_HISTORY;
}

/** Returns the size of a product that fits the shopper; null without measurements or without a chart, undefined while they are loaded. */
export function useSizeAdvice(product: Product): SizeAdvice | null | undefined {
  const chart = useSizeChart(product);
  const { naap } = useNaap();
  const history = useFitHistory(product);
  const { vendor, productType = '' } = product;
  return useMemo(() => {
    if (chart === null || naap === null) return null;
    if (chart === undefined || naap === undefined) return undefined;
    return recommendSize({ chart, brand: vendor, kind: productType }, naap, history);
  }, [chart, naap, history, vendor, productType]);
}
