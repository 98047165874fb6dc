import type { Address, NewAddress } from '@naap/api-clients';
import { useState } from 'react';
import { type Addresses, useAddresses } from '../addresses/useAddresses.ts';
import { useShopState } from '../context.ts';
import { useOutsideArea } from '../location/useOutsideArea.ts';
import type { Removal, Result } from '../result.ts';
import type { CheckoutDraftStorage } from './checkout-draft.ts';

export interface CheckoutAddresses extends Pick<Addresses, 'addresses' | 'isLoading' | 'error' | 'retry'> {
  readonly selectedAddressId: string | null;
  /** undefined when none is selected, or when the selected one was deleted on another device. */
  readonly selected: Address | undefined;
  /** The label of the nearest delivery area when the selected address is outside all of them, where nothing is delivered. */
  readonly outsideArea: string | null;
  selectAddress(id: string): void;
  /** Creates an address, and selects it when none is selected. */
  createAddress(input: NewAddress): Promise<Result<Address>>;
  /** Deleting the selected address leaves none selected; the undo selects it again. */
  removeAddress(id: string): Promise<Removal>;
  /** Selects none, and fetches the list again: the selected address was deleted on another device. */
  dropSelected(): void;
  readonly isCreatingAddress: boolean;
  /** The IDs of the addresses that are being deleted. */
  readonly deletingAddressIds: readonly string[];
}

/** Returns the shopper's addresses and the one that is selected for the order. */
export function useCheckoutAddresses(): CheckoutAddresses {
  const { addresses, isLoading, error, retry, create, remove, isCreating, deletingIds } = useAddresses();
  const { draft } = useShopState().checkout;
  const { selectedAddressId, select, selectAgain } = useSelectedAddress(addresses, draft);
  const selected = addresses.find(({ id }) => id === selectedAddressId);

  return {
    addresses,
    isLoading,
    error,
    retry,
    selectedAddressId,
    selected,
    outsideArea: useOutsideArea(selected ?? null),
    selectAddress: select,
    async createAddress(input) {
      const result = await create(input);
      if (result.ok && selectedAddressId === null) select(result.value.id);
      return result;
    },
    async removeAddress(id) {
      const result = await remove(id);
      if (!result.ok || id !== selectedAddressId) return result;
      select(null);
      return {
        ...result,
        value() {
          selectAgain(id);
          return result.value();
        },
      };
    },
    dropSelected() {
      select(null);
      retry();
    },
    isCreatingAddress: isCreating,
    deletingAddressIds: deletingIds,
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
