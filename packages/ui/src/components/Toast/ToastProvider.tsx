import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTopDialog } from '../../behaviour/topDialog.ts';
import { region } from './Toast.css.ts';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useFreePosition } from './useFreePosition.ts';

interface ToastApi {
  /**
   * Shows a message, which replaces the current one. The screen must show an error too. Returns a function that dismisses the message if it is
   * still shown, for an error that has been resolved.
   */
  show: (message: ToastMessage) => () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  dismissLabel: string;
}

interface ShownMessage extends ToastMessage {
  readonly id: number;
}

/** Provides `useToast` and renders the region of the newest message. */
export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const lastId = useRef(0);
  const placeRef = useRef<HTMLDivElement>(null);
  const regionRef = useRef<HTMLDivElement>(null);
  const dialog = useTopDialog();
  const previousFocus = useRef<HTMLElement>(null);
  const isPositioned = useFreePosition(regionRef, shown);

  const replace = useCallback((next: ShownMessage | null) => {
    // Removing the focused message would lose the focus.
    if (regionRef.current?.contains(document.activeElement)) previousFocus.current?.focus();
    setShown(next);
  }, []);
  const dismiss = useCallback(
    (id: number) => {
      if (id === lastId.current) replace(null);
    },
    [replace],
  );
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const id = lastId.current;
      replace({ ...message, id });
      return () => dismiss(id);
    },
    [replace, dismiss],
  );
  const api = useMemo(() => ({ show }), [show]);

  // Outside of a modal dialog the region would be inert. It is moved and not rendered there, because a new live region is not announced.
  useLayoutEffect(() => {
    const parent = dialog ?? placeRef.current;
    if (regionRef.current && regionRef.current.parentElement !== parent) parent?.append(regionRef.current);
  }, [dialog]);

  // A popover that is moved is closed.
  useEffect(() => {
    const element = regionRef.current;
    // Hiding the region would move the focus out of it.
    if (!element?.showPopover || element.contains(document.activeElement)) return;
    element.hidePopover();
    // Showing the popover again moves it above dialogs that were opened since. In a dialog it is always shown: its position must not depend on the dialog's.
    if (shown || dialog) element.showPopover();
  }, [shown, dialog]);

  function rememberPreviousFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  const toast = shown && (
    <Toast
      key={shown.id}
      message={shown}
      dismissLabel={dismissLabel}
      isPaused={!isPositioned}
      onDismiss={() => dismiss(shown.id)}
    />
  );
  const isDanger = shown?.tone === 'danger';
  return (
    <ToastContext value={api}>
      {children}
      <div ref={placeRef}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes where the focus comes from */}
        <div
          ref={regionRef}
          className={region({ positioned: isPositioned })}
          popover="manual"
          onFocus={rememberPreviousFocus}
        >
          <div role="alert">{isDanger && toast}</div>
          <div role="status">{!isDanger && toast}</div>
        </div>
      </div>
    </ToastContext>
  );
}

/** Returns the function that shows messages. Throws outside of a ToastProvider. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api)
    throw new Error('useToast was called outside of a ToastProvider. Put a ToastProvider around the app.');
  return api;
}
