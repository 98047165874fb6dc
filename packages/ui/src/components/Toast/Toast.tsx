import { useEffect, useRef, useState } from 'react';
import { xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link, TextButton } from '../Link/index.ts';
import { PhoneGroups } from '../PhoneField/PhoneGroups.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  action as actionClass,
  afterName,
  description as descriptionClass,
  name as nameClass,
  namedDescription,
  namedText,
  text,
  title as titleClass,
  toast as toastClass,
} from './Toast.css.ts';

/** Content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** The part of the description that ends in an ellipsis where there is no room: the name of a product. */
  name?: string;
  /** `danger` interrupts the screen reader (`alert`); `neutral` does not (`status`). */
  tone?: 'neutral' | 'danger';
  /** A link to continue with, or an undo. The page must have the same action, because the toast is dismissed soon. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
}

const SHOWN_FOR_MS = 6_000;

function NamedDescription({ text, name }: { text: string; name: string }) {
  const start = text.indexOf(name);
  return (
    <p className={namedDescription}>
      {/* One sentence for a screen reader. */}
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">{text.slice(0, start)}</span>
      <span aria-hidden="true" className={nameClass}>
        {name}
      </span>
      <span aria-hidden="true" className={afterName}>
        {text.slice(start + name.length)}
      </span>
    </p>
  );
}

interface ToastProps {
  message: ToastMessage;
  dismissLabel: string;
  /** Pauses the timer while the message is not visible. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** A message that is dismissed after 6 s. The timer restarts after hover, focus, or a time without a free position. */
export function Toast({ message, dismissLabel, isPaused, onDismiss }: ToastProps) {
  const { title, description, name = '', tone = 'neutral', action } = message;
  const isNamed = name !== '' && description?.includes(name) === true;
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
      className={toastClass({ tone, named: isNamed })}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={isNamed ? namedText : text}>
        <p className={titleClass}>{title}</p>
        {description &&
          (isNamed ? (
            <NamedDescription text={description} name={name} />
          ) : (
            <p className={descriptionClass}>
              <PhoneGroups text={description} />
            </p>
          ))}
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
