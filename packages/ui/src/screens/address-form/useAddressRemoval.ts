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

  async function removeWithToast(id: string): Promise<Removal> {
    const removal = await removeAddress(id);
    const dismiss = show(removal);
    if (!removal.ok) return removal;
    const undo = () => {
      dismiss();
      return removal.value();
    };
    return { ...removal, value: undo };
  }

  const remove = (address: Address) => markRemoved(address, removeWithToast(address.id));

  return { rows, remove, removeButton };
}
