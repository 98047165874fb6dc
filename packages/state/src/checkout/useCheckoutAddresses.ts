import type { Address, NewAddress } from '@naap/api-clients';
import { useState } from 'react';
import { useAddresses } from '../addresses/useAddresses.ts';
import { useShopState } from '../context.ts';
import type { Removal } from '../result.ts';
import type { CheckoutDraftStorage } from './checkout-draft.ts';

/** Returns the shopper's addresses and the one that is selected for the order. */
export function useCheckoutAddresses() {
  const addressBook = useAddresses();
  const { addresses } = addressBook;
  const { checkoutDraft } = useShopState();
  const { selectedAddressId, select, selectAgain } = useSelectedAddress(addresses, checkoutDraft);

  async function createAddress(input: NewAddress) {
    const result = await addressBook.create(input);
    if (result.ok && selectedAddressId === null) select(result.value.id);
    return result;
  }

  async function removeAddress(id: string): Promise<Removal> {
    const result = await addressBook.remove(id);
    if (!result.ok || id !== selectedAddressId) return result;
    select(null);
    return {
      ...result,
      value() {
        selectAgain(id);
        return result.value();
      },
    };
  }

  return {
    addressBook,
    selectedAddressId,
    /** undefined when none is selected, or when the selected one was deleted on another device. */
    selected: addresses.find(({ id }) => id === selectedAddressId),
    select,
    createAddress,
    removeAddress,
  };
}

/**
 * Selects the address of the draft, or else the first one, once, when the addresses are loaded; afterwards the shopper selects
 * (docs/decisions/bag-and-order.md).
 */
function useSelectedAddress(addresses: readonly Address[], draft: CheckoutDraftStorage) {
  const [selection, setSelection] = useState<{ readonly id: string | null } | null>(null);
  const [first] = addresses;
  if (selection === null && first !== undefined) {
    const { addressId } = draft.get();
    setSelection({ id: addresses.some(({ id }) => id === addressId) ? addressId : first.id });
  }
  return {
    selectedAddressId: selection?.id ?? null,
    select(id: string | null) {
      setSelection({ id });
      draft.set({ addressId: id });
    },
    /** Selects an address that was deleted and put back, unless the shopper has selected another one meanwhile. */
    selectAgain(id: string) {
      if (draft.get().addressId !== null) return;
      setSelection({ id });
      draft.set({ addressId: id });
    },
  };
}
