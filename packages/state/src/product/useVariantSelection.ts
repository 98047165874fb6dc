import type { Product } from '@naap/api-clients';
import { useMemo, useState } from 'react';
import { type Choice, type Selection, selectVariant } from './selection.ts';

export interface VariantSelection extends Selection {
  /** Clears the chosen size. */
  selectColour(colour: string): void;
  selectSize(size: string): void;
}

const NO_CHOICE: Choice = { colour: null, size: null };

/** The colour and size chosen on a product page; another product starts anew (spec section 4). */
export function useVariantSelection(product: Product | null | undefined): VariantSelection {
  const productId = product?.id ?? null;
  const [chosen, setChosen] = useState({ productId, choice: NO_CHOICE });
  const choice = chosen.productId === productId ? chosen.choice : NO_CHOICE;
  const selection = useMemo(() => selectVariant(product, choice), [product, choice]);
  return {
    ...selection,
    selectColour: (colour) => {
      if (colour !== selection.selectedColour) setChosen({ productId, choice: { colour, size: null } });
    },
    selectSize: (size) => setChosen({ productId, choice: { colour: selection.selectedColour, size } }),
  };
}
