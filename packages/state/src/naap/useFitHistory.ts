import type { Product } from '@naap/api-clients';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShopState } from '../context.ts';
import type { FitHistory } from './recommend-size.ts';
import { useAccountNaap, useNaap } from './useNaap.ts';

/** The shop API lets caches keep the counts for so long, in ms. */
const FIT_STALE_MS = 3_600_000;

/** Returns what the shopper and other shoppers did with pieces like this product. Empty until it is loaded, and without measurements. */
export function useFitHistory({ id }: Pick<Product, 'id'>): FitHistory {
  const { shopApi } = useShopState().clients;
  const { naap } = useNaap();
  const pieces = useAccountNaap()?.history;
  const { data: product = null } = useQuery({
    queryKey: ['product-fit', id],
    queryFn: ({ signal }) => shopApi.getProductFit(id, { signal }),
    enabled: naap != null,
    staleTime: FIT_STALE_MS,
  });
  return useMemo(() => ({ pieces: pieces ?? [], product }), [pieces, product]);
}
