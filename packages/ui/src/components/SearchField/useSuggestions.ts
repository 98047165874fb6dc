import { type KeyboardEvent, useId, useState } from 'react';

export interface Suggestions {
  open: boolean;
  /** Index of the active suggestion. */
  active: number | null;
  listId: string;
  optionId: (index: number) => string;
  dismiss: () => void;
  /** Opens the list again with no active suggestion. Call it when the text changes. */
  reopen: () => void;
  /** Handles Esc and the keys that change the active suggestion. Returns false for other keys. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** State of a combobox's list: whether it is open, and which suggestion is active. */
export function useSuggestions(suggestions: readonly string[]): Suggestions {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const [current, setCurrent] = useState<number | null>(null);
  const open = !dismissed && suggestions.length > 0;
  const active = open && current !== null && current < suggestions.length ? current : null;
  const optionId = (index: number) => `${id}-${index}`;

  function onKey(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && open) {
      setDismissed(true);
    } else {
      const next = stepTo(event.key, active, suggestions.length);
      if (next === null) return false;
      setDismissed(false);
      setCurrent(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
    return true;
  }

  return {
    open,
    active,
    listId: `${id}-list`,
    optionId,
    dismiss: () => setDismissed(true),
    reopen: () => {
      setDismissed(false);
      setCurrent(null);
    },
    onKey,
  };
}

/**
 * Returns the index of the suggestion that a key activates, wrapping around at the ends; null for other keys. Home and End move the caret
 * until a suggestion is active.
 */
function stepTo(key: string, active: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === null ? count - 1 : (active - 1 + count) % count;
  if (active === null) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
