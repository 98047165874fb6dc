import type { Product } from '@naap/api-clients';
import { useMemo } from 'react';
import { choiceFromParams, paramsWithChoice } from './options-in-url.ts';
import { choose, NO_SELECTION, type Selection, selectVariant } from './selection.ts';
import { indexVariants } from './variant-index.ts';

/** The query of the product's address, in the words of whatever router there is. */
export interface OptionAddress {
  readonly params: URLSearchParams;
  /** Writes other parameters into the address, without a new history entry. */
  readonly replace: (next: URLSearchParams) => void;
}

export interface VariantSelection extends Selection {
  /** Chooses a value of an option: writes it into the address. */
  select(option: string, value: string): void;
}

/** The options chosen on a product page. The address alone holds them (docs/decisions/catalogue.md). */
export function useVariantSelection(
  product: Product | null | undefined,
  { params, replace }: OptionAddress,
): VariantSelection {
  const index = useMemo(() => (product ? indexVariants(product) : null), [product]);
  const query = params.toString();
  const selection = useMemo(
    () =>
      index === null
        ? NO_SELECTION
        : selectVariant(index, choiceFromParams(index, new URLSearchParams(query))),
    [index, query],
  );
  return {
    ...selection,
    select(option, value) {
      if (index === null) return;
      const choice = choose(index, choiceFromParams(index, params), option, value);
      const next = paramsWithChoice(index, params, choice);
      if (next.toString() !== query) replace(next);
    },
  };
}

/** The selection of a product before anything is chosen. */
export function unchosen(product: Product): Selection {
  return selectVariant(indexVariants(product), new Map());
}
