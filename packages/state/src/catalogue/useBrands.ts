import type { ApiError, Brand, BrandsClient, CustomerAddress } from '@naap/api-clients';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';

/**
 * Returns the query options of the brands at `customerAddress`; null while the position is unknown. Each position has its own cache entry.
 * The brands of the previous position stay visible until the response arrives.
 */
export function brandsQueryOptions(brands: BrandsClient, customerAddress: CustomerAddress | null) {
  return queryOptions({
    queryKey: ['brands', customerAddress],
    queryFn: ({ signal }) =>
      brands.getBrands(customerAddress === null ? {} : { customerAddress }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  });
}

export interface Brands {
  readonly brands: readonly Brand[];
  readonly isLoading: boolean;
  /** 'Unable to load brands' */
  readonly error: ApiError | null;
  retry(): void;
}

const NO_BRANDS: readonly Brand[] = [];

/**
 * Returns the brands; the home grid and the filter dialog share one request. When the request with the position fails, the brands that were
 * loaded without a position stay. Until `isNear`, those are enough.
 */
export function useBrands(isNear = true): Brands {
  const { clients, location, queryClient } = useShopState();
  const customerAddress = useStore(location.store, (state) => state.customerAddress);
  const query = useQuery(brandsQueryOptions(clients.brands, isNear ? customerAddress : null));
  const { isPending, error, refetch } = query;
  const data = query.data ?? queryClient.getQueryData(brandsQueryOptions(clients.brands, null).queryKey);
  return {
    brands: data ?? NO_BRANDS,
    isLoading: isPending && data === undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
