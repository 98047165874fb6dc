import { useSyncExternalStore } from 'react';

/** The open modal dialogs, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Records that a dialog was opened above the others or was closed. Called by `useModalDialog`. */
export function recordDialog(dialog: HTMLDialogElement, isOpen: boolean): void {
  dialogs = [...dialogs.filter((one) => one !== dialog), ...(isOpen ? [dialog] : [])];
  for (const listener of listeners) listener();
}

/** Returns the topmost open modal dialog, or null. Everything outside of it is inert. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
