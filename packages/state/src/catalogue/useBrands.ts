import type { ApiError, Brand, BrandsClient, CustomerAddress } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';

/** `whereabouts` is asked when the request goes out: what is known of the shopper's location by then. */
export function brandsQueryOptions(brands: BrandsClient, whereabouts: () => CustomerAddress | null) {
  return queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => {
      const customerAddress = whereabouts();
      return brands.getBrands(customerAddress === null ? {} : { customerAddress }, { signal });
    },
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

/** The brands of the home grid and of the filter dialog: one fetch for both. */
export function useBrands(): Brands {
  const { clients, location } = useShopState();
  const { data, isPending, error, refetch } = useQuery(
    brandsQueryOptions(clients.brands, () => location.store.getState().customerAddress),
  );
  return {
    brands: data ?? NO_BRANDS,
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
