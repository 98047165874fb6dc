import type { ApiError, Brand, BrandsClient, CustomerAddress } from '@naap/api-clients';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';

/**
 * The brands for a shopper at `customerAddress`, null while no position is known. Each position is a request of its own; until it is
 * answered, the brands of the one before stay.
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
 * The brands of the home grid and of the filter dialog: one fetch for both. Brands that were read before the position was known outlast a
 * failure of the call that carries it.
 */
export function useBrands(): Brands {
  const { clients, location, queryClient } = useShopState();
  const customerAddress = useStore(location.store, (state) => state.customerAddress);
  const query = useQuery(brandsQueryOptions(clients.brands, customerAddress));
  const { isPending, error, refetch } = query;
  const data = query.data ?? queryClient.getQueryData(brandsQueryOptions(clients.brands, null).queryKey);
  return {
    brands: data ?? NO_BRANDS,
    isLoading: isPending && data === undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
