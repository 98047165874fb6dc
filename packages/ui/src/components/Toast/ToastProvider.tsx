import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { list, region } from './Toast.css.ts';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useFreePosition } from './useFreePosition.ts';

interface ToastApi {
  /**
   * Shows a message, which replaces the current one. The screen must show an error too. Returns a function that dismisses the message if it
   * is still shown, for an error that has been resolved.
   */
  show: (message: ToastMessage) => () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  dismissLabel: string;
}

/** Provides `useToast` and renders the region of the messages. Only the newest message is shown. */
export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null);
  const lastId = useRef(0);
  const regionRef = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const isPositioned = useFreePosition(regionRef, current);

  /** Moves the focus from the message to the previous element, because removing the message would lose it. */
  const restoreFocus = useCallback(() => {
    if (regionRef.current?.contains(document.activeElement)) previousFocus.current?.focus();
  }, []);
  const dismiss = useCallback(
    (id: number) => {
      if (id !== lastId.current) return;
      restoreFocus();
      setCurrent((shown) => (shown?.id === id ? null : shown));
    },
    [restoreFocus],
  );
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const id = lastId.current;
      restoreFocus();
      setCurrent({ ...message, id });
      return () => dismiss(id);
    },
    [dismiss, restoreFocus],
  );
  const api = useMemo(() => ({ show }), [show]);

  useEffect(() => {
    const element = regionRef.current;
    // Hiding the region would move the focus out of it.
    if (!element?.showPopover || element.contains(document.activeElement)) return;
    element.hidePopover();
    // Showing the popover again moves it above dialogs that were opened since.
    if (current !== null) element.showPopover();
  }, [current]);

  function rememberPreviousFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  const toast = current && (
    <Toast
      key={current.id}
      message={current}
      dismissLabel={dismissLabel}
      isPaused={!isPositioned}
      onDismiss={() => dismiss(current.id)}
    />
  );
  const isDanger = current?.tone === 'danger';
  return (
    <ToastContext value={api}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes where the focus comes from */}
      <div
        ref={regionRef}
        className={region({ positioned: isPositioned })}
        popover="manual"
        onFocus={rememberPreviousFocus}
      >
        <div className={list} role="alert">
          {isDanger && toast}
        </div>
        <div className={list} role="status">
          {!isDanger && toast}
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
