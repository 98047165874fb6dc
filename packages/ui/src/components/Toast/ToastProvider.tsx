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

interface ToastApi {
  /** Shows a message. Never the only record of an error: the screen says it too. */
  show: (message: ToastMessage) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** At most so many at a time; the oldest gives way. */
const MOST_SHOWN = 3;

export interface ToastProviderProps {
  children: ReactNode;
  dismissLabel: string;
}

/** Holds the one region messages appear in, for the whole app. */
export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [messages, setMessages] = useState<(ToastMessage & { id: number })[]>([]);
  const lastId = useRef(0);
  const regionRef = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setMessages((shown) => [...shown, { ...message, id }].slice(-MOST_SHOWN));
  }, []);
  const dismiss = useCallback((id: number) => {
    // The focus goes back to where it came from; with the message it would be lost.
    if (regionRef.current?.contains(document.activeElement)) cameFrom.current?.focus();
    setMessages((shown) => shown.filter((message) => message.id !== id));
  }, []);
  const api = useMemo(() => ({ show }), [show]);

  useEffect(() => {
    const element = regionRef.current;
    // Hiding it would take the focus out of it.
    if (!element?.showPopover || element.contains(document.activeElement)) return;
    element.hidePopover();
    // Shown anew, it comes over a dialog opened since.
    if (messages.length > 0) element.showPopover();
  }, [messages]);

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  const shown = (danger: boolean) =>
    messages
      .filter(({ tone }) => (tone === 'danger') === danger)
      .map(({ id, ...message }) => (
        <IdentifiedToast key={id} id={id} message={message} dismissLabel={dismissLabel} onDismiss={dismiss} />
      ));

  return (
    <ToastContext value={api}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices where the focus has come from */}
      <div ref={regionRef} className={region} popover="manual" onFocus={rememberOrigin}>
        <div className={list} role="alert">
          {shown(true)}
        </div>
        <div className={list} role="status">
          {shown(false)}
        </div>
      </div>
    </ToastContext>
  );
}

interface IdentifiedToastProps {
  id: number;
  message: ToastMessage;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

function IdentifiedToast({ id, message, dismissLabel, onDismiss }: IdentifiedToastProps) {
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  return <Toast message={message} dismissLabel={dismissLabel} onDismiss={dismiss} />;
}

/** Shows messages. Throws outside a ToastProvider. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it; put one around the app.');
  return api;
}
