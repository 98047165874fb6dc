import type { Address, Removal } from '@naap/state';
import { useRemovedRows } from '../app-frame/useRemovedRows.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';

/** Returns the rows of the addresses, also of removed ones, and the function that removes an address. */
export function useAddressRemoval(
  addresses: readonly Address[],
  removeAddress: (id: string) => Promise<Removal>,
) {
  const { rows, markRemoved, removeButton } = useRemovedRows(addresses, ({ id }) => id);
  const show = useResultToast();

  async function remove(address: Address) {
    const removal = removeAddress(address.id);
    markRemoved(address, removal);
    show(await removal);
  }

  return { rows, remove, removeButton };
}
