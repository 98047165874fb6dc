import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { hasModifier } from '../../behaviour/hasModifier.ts';
import type { SuggestionListProps } from './SuggestionList.tsx';
import { optionsOf, type SuggestionGroup, type SuggestionTarget } from './suggestions.ts';

export interface Suggestions {
  /** The listbox; null while it is closed. */
  List: ComponentType<SuggestionListProps> | null;
  /** Index of the active suggestion, counted through all groups. */
  active: number | null;
  activeTarget: SuggestionTarget | undefined;
  listId: string;
  optionId: (index: number) => string;
  /** Loads the code of the listbox. Call it when the field is used. */
  load: () => void;
  dismiss: () => void;
  /** Opens the list again with no active suggestion. Call it when the text changes. */
  reopen: () => void;
  /** Handles Esc and the keys that change the active suggestion. Returns false for other keys. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Returns the state of a combobox's list: whether it is open, and which suggestion is active. */
export function useSuggestions(groups: readonly SuggestionGroup[], initiallyUsed: boolean): Suggestions {
  const id = useId();
  const [isUsed, setUsed] = useState(initiallyUsed);
  const [dismissed, setDismissed] = useState(false);
  // Not an index: the list may change while a suggestion is active.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const List = useList(isUsed);
  const options = List === null ? [] : optionsOf(groups);
  const open = !dismissed && options.length > 0;
  const index = open ? options.findIndex(({ key }) => key === activeKey) : -1;
  const active = index === -1 ? null : index;
  const optionId = (position: number) => `${id}-${position}`;

  function onKey(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && open) {
      setDismissed(true);
    } else {
      const next = hasModifier(event) ? null : stepTo(event.key, active, options.length);
      if (next === null) return false;
      setDismissed(false);
      setActiveKey(options[next]?.key ?? null);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
    return true;
  }

  return {
    List: open ? List : null,
    active,
    activeTarget: active === null ? undefined : options[active]?.target,
    listId: `${id}-list`,
    optionId,
    load: () => setUsed(true),
    dismiss: () => setDismissed(true),
    reopen: () => {
      setUsed(true);
      setDismissed(false);
      setActiveKey(null);
    },
    onKey,
  };
}

/** Loads the listbox. Without it, for example after a failure, the field works without suggestions. */
function useList(isNeeded: boolean): ComponentType<SuggestionListProps> | null {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./SuggestionList.tsx').then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => undefined,
    );
  }, [isNeeded]);
  return List;
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
