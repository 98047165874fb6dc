import { useShopState } from '../context.ts';
import type { NewAddressDraft } from './checkout-draft.ts';

/** Returns the functions that read and store the text typed into the address form; `keep(null)` deletes it. */
export function useNewAddressDraft(): {
  readonly read: () => NewAddressDraft | null;
  readonly keep: (draft: NewAddressDraft | null) => void;
} {
  const { draft } = useShopState().checkout;
  return {
    read: () => draft.get().newAddress,
    keep: (newAddress) => draft.set({ newAddress }),
  };
}
