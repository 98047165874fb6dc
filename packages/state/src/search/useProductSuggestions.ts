import type { ProductCard, StorefrontClient } from '@naap/api-clients';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShopState } from '../context.ts';

/** Products per text. */
const MAX_PRODUCTS = 4;
/** Time after the last key at which the request starts, in ms. */
export const TYPING_DELAY_MS = 150;

export interface ProductSuggestions {
  /**
   * At most four products. While the suggestions for a new text load, those for the previous text; empty after a failure and for a blank text.
   */
  readonly products: readonly ProductCard[];
  /** Whether the suggestions for the text are pending. */
  readonly isLoading: boolean;
  /** Whether `products` are those of the text, also when there are none. */
  readonly isComplete: boolean;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/** Returns the query options of the products suggested for a text, which is trimmed. Without an observer, a request in flight is aborted. */
export function productSuggestionsQueryOptions(storefront: StorefrontClient, text: string) {
  return queryOptions({
    queryKey: ['product-suggestions', text],
    queryFn: ({ signal }) => storefront.suggestProducts({ text, limit: MAX_PRODUCTS }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

/** Returns products that match a partly typed text. The request starts when the text has not changed for 150 ms. */
export function useProductSuggestions(text: string): ProductSuggestions {
  const words = text.trim();
  const isBlank = words === '';
  const hasSettled = useSettled(words);
  const { data, isFetching, isPending, isPlaceholderData } = useQuery({
    ...productSuggestionsQueryOptions(useShopState().clients.storefront, words),
    enabled: hasSettled && !isBlank,
    placeholderData: keepPreviousData,
    // Forgets the previous suggestions when the field is emptied.
    ...(isBlank && { initialData: NO_PRODUCTS }),
  });
  return {
    products: data ?? NO_PRODUCTS,
    isComplete: !isBlank && data !== undefined && !isPlaceholderData,
    isLoading: !isBlank && (isFetching || ((isPending || isPlaceholderData) && !hasSettled)),
  };
}

/** Returns whether the text has not changed for {@link TYPING_DELAY_MS}. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
