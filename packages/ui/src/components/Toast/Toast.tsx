import { useEffect, useRef, useState } from 'react';
import { xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import {
  action as actionClass,
  description as descriptionClass,
  title as titleClass,
  toast as toastClass,
  words,
} from './Toast.css.ts';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `danger` is read out at once; anything else when the reader is free. */
  tone?: 'neutral' | 'danger';
  /** Where to go on from here. Reachable on the page as well: the toast is soon gone. */
  action?: { label: string; href: string };
}

const SHOWN_FOR_MS = 6_000;

interface ToastProps {
  message: ToastMessage;
  dismissLabel: string;
  /** Nobody sees it at the moment: its time stands still. */
  isHeld: boolean;
  onDismiss: () => void;
}

/** One message. Dismissed after 6 s; the timer starts anew after a hover, the focus, or while there is no place to show it. */
export function Toast({ message, dismissLabel, isHeld, onDismiss }: ToastProps) {
  const { title, description, tone = 'neutral', action } = message;
  const latest = useRef(onDismiss);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = isHeld || hovered || focused;

  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => latest.current(), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it holds it, and there is nothing to press
    <div
      className={toastClass({ tone })}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={words}>
        <p className={titleClass}>{title}</p>
        {description && <p className={descriptionClass}>{description}</p>}
        {action && (
          <p className={actionClass}>
            <Link {...action} tone="inherit" placement="alone" onClick={onDismiss} />
          </p>
        )}
      </div>
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
