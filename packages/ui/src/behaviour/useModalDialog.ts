import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusTitle } from './focusTitle.ts';
import { recordDialog } from './topDialog.ts';

interface ModalDialog {
  /** Spread onto the `<dialog>`. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    'data-closing': '' | undefined;
    onCancel: (event: SyntheticEvent) => void;
    onClose: () => void;
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Opens and closes a native modal `<dialog>` to match `open`. Esc, a click on the scrim and the browser's Back button call `onClose`.
 * The browser traps the focus inside the dialog and restores it afterwards; if the former element is gone, the page's title gets the focus.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  // The first frame of the closing transition is painted at once. `close()` follows in the next render, because the browser then computes the styles of
  // the whole page, which is inert no longer.
  const wasOpen = useDeferredValue(open);
  const isShown = open || wasOpen;

  // A layout effect, because a dialog restores the focus only if it is closed before it is removed from the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isShown || !dialog) return;
    return () => {
      dialog.close();
      recordDialog(dialog, false);
    };
  }, [isShown]);

  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  // Depends on `open` too: the browser may have closed the dialog, and `open` become true again, before `isShown` has changed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isShown || !open || !dialog || dialog.open) return;
    const { documentElement: root } = document;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
    dialog.showModal();
    recordDialog(dialog, true);
  }, [isShown, open]);

  // After the commit, which may have removed or disabled the opener. Some browsers do not focus a button that is clicked, so that the opener is the body.
  useEffect(() => {
    const dialog = ref.current;
    if (!isShown) return;
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || dialog?.contains(activeElement);
      if (isLost && opener.current !== body) focusTitle();
    };
  }, [isShown]);

  const pressedScrim = useRef(false);

  useCloseOnBack(open, onClose);

  return {
    dialog: {
      ref,
      'data-closing': isShown && !open ? '' : undefined,
      onCancel(event) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      // Browsers limit how often a page can cancel Esc; after that they close the dialog themselves. They dispatch the event some time after the
      // dialog has closed, when it may be about to open again.
      onClose() {
        if (open && isShown && !ref.current?.open) onClose();
      },
      onPointerDown(event) {
        pressedScrim.current = isOnScrim(event);
      },
      // A press that starts and ends on different elements is a click on the dialog, which contains both.
      onClick(event) {
        if (pressedScrim.current && isOnScrim(event)) onClose();
      },
    },
  };
}

/** Whether the pointer is outside of the dialog's box. The target of an event on the scrim is the dialog. */
function isOnScrim({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Pushes a history entry while open, so that the Back button closes the overlay instead of leaving the page. */
function useCloseOnBack(open: boolean, onClose: () => void): void {
  const id = useId();
  const latest = useRef({ open, onClose });
  const removalTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRemovingEntry = useRef(false);
  useEffect(() => {
    latest.current = { open, onClose };
    // An overlay that is unmounted is closed.
    return () => {
      latest.current = { open: false, onClose };
    };
  });

  useEffect(() => {
    if (!open) return;
    clearTimeout(removalTimer.current);
    // Copies the current entry's state, because the router keeps fields of its own there.
    const pushEntry = () => {
      if (overlayOnTop() !== id) history.pushState({ ...history.state, overlay: id }, '');
    };
    const closeOnBack = () => {
      if (overlayOnTop() !== id) latest.current.onClose();
    };
    pushEntry();
    window.addEventListener('popstate', closeOnBack);
    return () => {
      window.removeEventListener('popstate', closeOnBack);
      // Deferred, because the handler that closes the overlay may also navigate; the entry of that navigation must stay.
      removalTimer.current = setTimeout(() => {
        // The browser removes the entry some time later. Until then the overlay may be opened and closed again, and going back twice would
        // leave the page.
        if (overlayOnTop() !== id || isRemovingEntry.current) return;
        isRemovingEntry.current = true;
        const onRemoved = () => {
          isRemovingEntry.current = false;
          if (latest.current.open) pushEntry();
        };
        window.addEventListener('popstate', onRemoved, { once: true });
        history.back();
      });
    };
  }, [open, id]);
}

/**
 * Calls `callback` once the history entry of a closing overlay has been removed, or immediately if there is none. Use it to change the
 * URL of the page under the overlay: done earlier, the change would apply to the overlay's entry.
 */
export function afterOverlay(callback: () => void): void {
  if (overlayOnTop() === undefined) callback();
  else window.addEventListener('popstate', () => callback(), { once: true });
}

function overlayOnTop(): unknown {
  return history.state?.overlay;
}
