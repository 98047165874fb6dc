import type { Product } from '@naap/api-clients';
import type { SizeChart } from '@naap/api-clients/naap';
import { useMemo } from 'react';
import { type FitHistory, recommendSize, type SizeAdvice } from './recommend-size.ts';
import { useNaap } from './useNaap.ts';

/** Returns the size chart of a product: its own, or the one of its brand, kind and gender. Undefined while it is loaded, null without one. */
export function useSizeChart(product: Product): SizeChart | null | undefined {
  return product.sizeChart ?? null;
}

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
