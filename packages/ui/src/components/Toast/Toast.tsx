import { useEffect, useRef, useState } from 'react';
import { xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link, TextButton } from '../Link/index.ts';
import {
  action as actionClass,
  description as descriptionClass,
  text,
  title as titleClass,
  toast as toastClass,
} from './Toast.css.ts';

/** Content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `danger` interrupts the screen reader (`alert`); `neutral` does not (`status`). */
  tone?: 'neutral' | 'danger';
  /** A link to continue with, or an undo. The page must have the same action, because the toast is dismissed soon. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
}

const SHOWN_FOR_MS = 6_000;

interface ToastProps {
  message: ToastMessage;
  dismissLabel: string;
  /** Pauses the timer while the message is not visible. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** A message that is dismissed after 6 s. The timer restarts after hover, focus, or a time without a free position. */
export function Toast({ message, dismissLabel, isPaused, onDismiss }: ToastProps) {
  const { title, description, tone = 'neutral', action } = message;
  const latest = useRef(onDismiss);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = isPaused || hovered || focused;

  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => latest.current(), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only pauses the timer, there is no action
    <div
      data-toast=""
      className={toastClass({ tone })}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={text}>
        <p className={titleClass}>{title}</p>
        {description && <p className={descriptionClass({ isCut: action !== undefined })}>{description}</p>}
      </div>
      {action && (
        <p className={actionClass}>
          {'href' in action ? (
            <Link {...action} tone="inherit" placement="alone" onClick={onDismiss} />
          ) : (
            <TextButton
              label={action.label}
              tone="inherit"
              onClick={() => {
                onDismiss();
                action.onPress();
              }}
            />
          )}
        </p>
      )}
      <IconButton
        icon={xIcon}
        iconSize={20}
        label={dismissLabel}
        variant={tone === 'danger' ? 'plain' : 'onCloth'}
        onClick={onDismiss}
      />
    </div>
  );
}
