import { useShopState } from '../context.ts';
import type { NewAddressDraft } from './checkout-draft.ts';

/** Returns how to read and keep what was typed into the address form; `keep(null)` drops it. */
export function useNewAddressDraft(): {
  readonly read: () => NewAddressDraft | null;
  readonly keep: (draft: NewAddressDraft | null) => void;
} {
  const { checkoutDraft } = useShopState();
  return {
    read: () => checkoutDraft.get().newAddress,
    keep: (newAddress) => checkoutDraft.set({ newAddress }),
  };
}
