import { useEffect, useState } from 'react';
import { xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
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
}

const SHOWN_FOR_MS = 6_000;

interface ToastProps {
  message: ToastMessage;
  dismissLabel: string;
  onDismiss: () => void;
}

/** One message. Goes after six seconds, but never while it is pointed at or holds the focus. */
export function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  const { title, description, tone = 'neutral' } = message;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);

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
