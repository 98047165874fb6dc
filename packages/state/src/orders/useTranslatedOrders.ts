import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { variantLookupsQueryOptions } from '../cart/variant-lookups.ts';
import { foreignLanguage } from '../content/foreign-language.ts';
import { useShopState } from '../context.ts';

interface NamedItems {
  readonly items: readonly { readonly variantId: string; readonly name: string }[];
}

/**
 * Returns orders with the names of their products in the page's language. An order stores them in the language of the shop, so they are looked up
 * in the storefront. A product that is no longer sold, or that cannot be looked up, keeps the name as ordered.
 */
export function useTranslatedOrders<Order extends NamedItems>(orders: readonly Order[]): readonly Order[] {
  const { storefront } = useShopState().clients;
  const ids = useMemo(
    () => [
      ...new Set(
        orders.flatMap(({ items }) =>
          items.filter(({ name }) => foreignLanguage(name)).map(({ variantId }) => variantId),
        ),
      ),
    ],
    [orders],
  );
  const { data: lookups } = useQuery({
    ...variantLookupsQueryOptions(storefront, ids),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (ids.length === 0 || lookups === undefined) return orders;
    const nameOf = ({ variantId, name }: NamedItems['items'][number]) => {
      const lookup = foreignLanguage(name) && lookups.get(variantId);
      return (lookup && lookup.status === 'found' && lookup.variant.productTitle) || name;
    };
    return orders.map((order) => ({
      ...order,
      items: order.items.map((item) => ({ ...item, name: nameOf(item) })),
    }));
  }, [ids, lookups, orders]);
}
