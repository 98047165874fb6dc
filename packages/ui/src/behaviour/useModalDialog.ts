import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

interface ModalDialog {
  /** Spread onto the `<dialog>`. Its content must fill it: a press on the dialog itself is one on the scrim. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent) => void;
    onClose: () => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Drives a native modal `<dialog>` from `open`. Esc, a press on the scrim and the browser's Back ask to close by `onClose`; focus
 * is kept inside by the platform and returns to where it was.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  // In a layout effect, because only a dialog that is closed before it leaves the page gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  useClosedByBack(open, onClose);

  return {
    dialog: {
      ref,
      onCancel(event) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      // A browser lets a page refuse Esc only so often; then it closes the dialog without asking.
      onClose() {
        if (open && !ref.current?.open) onClose();
      },
      onClick(event) {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}

/** Puts an entry of its own on the history while open, so that Back closes the overlay instead of leaving the page. */
function useClosedByBack(open: boolean, onClose: () => void): void {
  const id = useId();
  const latest = useRef({ open, onClose });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { open, onClose };
  });

  useEffect(() => {
    if (!open) return;
    clearTimeout(leaving.current);
    // The router keeps fields of its own in the state; otherwise the entry is a copy of the one under it.
    const enter = () => {
      if (overlayOnTop() !== id) history.pushState({ ...history.state, overlay: id }, '');
    };
    const closeOnBack = () => {
      if (overlayOnTop() !== id) latest.current.onClose();
    };
    enter();
    window.addEventListener('popstate', closeOnBack);
    return () => {
      window.removeEventListener('popstate', closeOnBack);
      // Later, because closing may go with a navigation in the same handler: that then stands on top and must stay.
      leaving.current = setTimeout(() => {
        if (overlayOnTop() !== id) return;
        // Opened again before the entry has gone: it gets another.
        window.addEventListener('popstate', () => latest.current.open && enter(), { once: true });
        history.back();
      });
    };
  }, [open, id]);
}

/**
 * Runs `callback` once the history entry of an overlay that is being closed has gone, at once where there is none. For who
 * writes the address of the page under the overlay: written sooner, it would name the overlay's entry instead.
 */
export function afterOverlay(callback: () => void): void {
  if (overlayOnTop() === undefined) callback();
  else window.addEventListener('popstate', () => callback(), { once: true });
}

function overlayOnTop(): unknown {
  return history.state?.overlay;
}
