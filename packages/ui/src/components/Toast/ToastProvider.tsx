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
import { useFreePlace } from './useFreePlace.ts';

interface ToastApi {
  /**
   * Shows a message in place of the one that is shown. Never the only record of an error: the screen says it too. The function it returns
   * takes the message away, if it is still there: for an error whose cause is gone.
   */
  show: (message: ToastMessage) => () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  dismissLabel: string;
}

/** Holds the one region messages appear in, for the whole app. One message is shown at a time, the newest. */
export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null);
  const lastId = useRef(0);
  const regionRef = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isPlaced = useFreePlace(regionRef, current);

  /** The focus returns to where it came from; with the message it would be lost. */
  const releaseFocus = useCallback(() => {
    if (regionRef.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }, []);
  const dismiss = useCallback(
    (id: number) => {
      if (id !== lastId.current) return;
      releaseFocus();
      setCurrent((shown) => (shown?.id === id ? null : shown));
    },
    [releaseFocus],
  );
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const id = lastId.current;
      releaseFocus();
      setCurrent({ ...message, id });
      return () => dismiss(id);
    },
    [dismiss, releaseFocus],
  );
  const api = useMemo(() => ({ show }), [show]);

  useEffect(() => {
    const element = regionRef.current;
    // Hiding it would take the focus out of it.
    if (!element?.showPopover || element.contains(document.activeElement)) return;
    element.hidePopover();
    // Shown anew, it comes over a dialog opened since.
    if (current !== null) element.showPopover();
  }, [current]);

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  const toast = current && (
    <Toast
      key={current.id}
      message={current}
      dismissLabel={dismissLabel}
      isHeld={!isPlaced}
      onDismiss={() => dismiss(current.id)}
    />
  );
  const isDanger = current?.tone === 'danger';
  return (
    <ToastContext value={api}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices where the focus has come from */}
      <div ref={regionRef} className={region({ placed: isPlaced })} popover="manual" onFocus={rememberOrigin}>
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

/** Shows messages. Throws outside a ToastProvider. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it; put one around the app.');
  return api;
}
