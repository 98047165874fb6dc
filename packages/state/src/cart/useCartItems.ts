import type { ApiError, Cart, Precision, VariantLookup } from '@naap/api-clients';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useShopState } from '../context.ts';
import { type CartItem, toCartItem } from './cart-lines.ts';
import { useShownCart } from './useShownCart.ts';
import { VARIANTS, variantLookupsQueryOptions } from './variant-lookups.ts';

export interface CartItems {
  /** undefined until the cart and its products are loaded. */
  readonly items: readonly CartItem[] | undefined;
  /** Whether products of some lines are still being looked up; these lines are not in `items` yet. */
  readonly hasUnknownLines: boolean;
  readonly error: ApiError | null;
  retry(): void;
  /** Refetches the cart and its prices. Resolves when both have settled; never rejects. */
  refresh(): Promise<void>;
  /** Whether the prices are being fetched again. */
  readonly isRefreshing: boolean;
}

/** Returns the lines of the cart with their products, which are looked up in one request (docs/decisions/wire.md). */
export function useCartItems(prices: Precision): CartItems {
  const { clients, content } = useShopState();
  const { pricing } = content;
  const queryClient = useQueryClient();
  const { cart, query } = useShownCart();
  const variantIds = useLookedUpVariantIds(cart);
  const lookupQuery = useQuery({
    ...variantLookupsQueryOptions(clients.storefront, variantIds),
    placeholderData: keepPreviousData,
  });
  const { data } = lookupQuery;
  const error = useLastError(lookupQuery.error, variantIds);
  const lookups = useMemo(
    () => data ?? (error ? failedLookups(variantIds, error, queryClient) : undefined),
    [data, error, variantIds, queryClient],
  );

  const items = useMemo(() => {
    if (cart === undefined) return undefined;
    if (cart.lines.length === 0) return [];
    if (lookups === undefined) return undefined;
    // A line added on another device or in another tab is shown as soon as its product is loaded.
    const known = cart.lines.flatMap((line) => {
      const lookup = lookups.get(line.variantId);
      return lookup ? [toCartItem(line, lookup, prices, pricing.currency)] : [];
    });
    return known.length > 0 ? known : undefined;
  }, [cart, lookups, prices, pricing]);

  return {
    items,
    error: cart === undefined ? query.error : null,
    hasUnknownLines: items !== undefined && items.length < (cart?.lines.length ?? 0),
    retry: () => void query.refetch(),
    async refresh() {
      await query.refetch();
      await queryClient.refetchQueries({ queryKey: VARIANTS, type: 'active' });
    },
    isRefreshing: lookupQuery.isFetching,
  };
}

/** Returns the error of the last look-up of these variants, also while they are looked up again, when the query has none. */
function useLastError(error: ApiError | null, variantIds: readonly string[]): ApiError | null {
  const [last, setLast] = useState({ error, variantIds });
  if (error === null) return last.variantIds === variantIds ? last.error : null;
  if (error !== last.error || variantIds !== last.variantIds) setLast({ error, variantIds });
  return error;
}

/** Returns the look-ups after a failed request: those that other requests have found, and `error` for all other variants. */
function failedLookups(
  variantIds: readonly string[],
  error: ApiError,
  queryClient: QueryClient,
): ReadonlyMap<string, VariantLookup> {
  const others = queryClient.getQueriesData<ReadonlyMap<string, VariantLookup>>({ queryKey: VARIANTS });
  const known = new Map(others.flatMap(([, lookups]) => [...(lookups ?? [])]));
  return new Map(variantIds.map((id) => [id, known.get(id) ?? { status: 'failed', error }]));
}

/** Returns the variant IDs to look up: those of all lines that the cart has or had, so that removing a line does not start another look-up. */
function useLookedUpVariantIds(cart: Cart | undefined): readonly string[] {
  const ids = cart?.lines.map(({ variantId }) => variantId) ?? [];
  const [lookedUp, setLookedUp] = useState<readonly string[]>(ids);
  if (ids.every((id) => lookedUp.includes(id))) return lookedUp;
  setLookedUp(ids);
  return ids;
}
