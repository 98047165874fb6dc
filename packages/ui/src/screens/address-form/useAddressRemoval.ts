import type { Removal } from '@naap/state';
import { useRef } from 'react';
import { useFocusById } from '../../behaviour/useFocusById.ts';
import { useOfferUndo } from '../app-frame/useOfferUndo.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';

/**
 * Returns the function that removes an address and offers to undo that. The focus moves to the button that adds an address, because the focused
 * delete button is removed with its card; after the undo it moves to the delete button that is back.
 */
export function useAddressRemoval(removeAddress: (id: string) => Promise<Removal>) {
  const addButton = useRef<HTMLButtonElement>(null);
  const deleteButtons = useFocusById();
  const show = useResultToast();
  const offerUndo = useOfferUndo();

  async function remove(id: string) {
    const removal = await removeAddress(id);
    if (!removal.ok) {
      show(removal);
      return;
    }
    offerUndo({ title: removal.title, undo: removal.value, onUndo: () => deleteButtons.focus(id) });
    addButton.current?.focus();
  }

  return { remove, addButton, deleteButtons };
}
