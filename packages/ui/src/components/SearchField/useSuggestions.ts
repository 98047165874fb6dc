import { type KeyboardEvent, useId, useState } from 'react';

export interface Suggestions {
  open: boolean;
  /** Index of the one the keyboard is at. */
  active: number | null;
  listId: string;
  optionId: (index: number) => string;
  dismiss: () => void;
  /** To be called when the text changes: the list opens again, and none is active. */
  reopen: () => void;
  /** Esc and the keys that move among the suggestions; false for a key that is none of them. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** The list of a combobox: what is in it, whether it is open, and where the keyboard is. The focus stays in the box. */
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
 * The suggestion a key leads to, round the ends; null for a key that is the text's own, as Home and End are until a suggestion is
 * active.
 */
function stepTo(key: string, active: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === null ? count - 1 : (active - 1 + count) % count;
  if (active === null) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
