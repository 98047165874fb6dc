import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Icon, magnifyingGlassIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { box, form, input, list, option, root } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Its name; the placeholder is only an example. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What the text so far may become, best first; eight are shown. The list is open while there are some. */
  suggestions: readonly string[];
  suggestionsLabel: string;
  clearLabel: string;
  /** Enter, the keyboard's search key, or a chosen suggestion. */
  onSubmit: (text: string) => void;
  autoFocus?: boolean;
}

/** More would hide the page and never be read. */
const MOST_SHOWN = 8;

/** A search box with suggestions: the WAI-ARIA combobox with a listbox popup, focus staying in the box. */
export function SearchField({
  suggestions,
  suggestionsLabel,
  value,
  onValueChange,
  onSubmit,
  ...texts
}: SearchFieldProps) {
  const { label, placeholder, clearLabel, autoFocus = false } = texts;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const shown = suggestions.slice(0, MOST_SHOWN);
  const open = !dismissed && shown.length > 0;
  const activeIndex = open && active !== null && active < shown.length ? active : null;
  const optionId = (index: number) => `${id}-${index}`;

  function change(text: string) {
    setDismissed(false);
    setActive(null);
    onValueChange(text);
  }

  function choose(text: string) {
    setDismissed(true);
    onSubmit(text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    choose((activeIndex === null ? undefined : shown[activeIndex]) ?? value);
  }

  function navigate(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (!open) return change('');
      event.preventDefault();
      setDismissed(true);
      return;
    }
    const next = stepTo(event.key, activeIndex, shown.length);
    if (next === null) return;
    event.preventDefault();
    setDismissed(false);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <search className={root}>
      <form className={form} onSubmit={submit}>
        <div className={`${control()} ${box}`}>
          <Icon icon={magnifyingGlassIcon} size={22} />
          <input
            ref={inputRef}
            className={`${bareInput} ${input}`}
            type="search"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeIndex === null ? undefined : optionId(activeIndex)}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: the page exists for this box
            autoFocus={autoFocus}
            placeholder={placeholder}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={navigate}
            onBlur={() => setDismissed(true)}
          />
          {value !== '' && (
            <IconButton
              icon={xIcon}
              iconSize={20}
              label={clearLabel}
              onClick={() => {
                change('');
                inputRef.current?.focus();
              }}
            />
          )}
        </div>
        {open && (
          <div id={`${id}-list`} role="listbox" aria-label={suggestionsLabel} className={list}>
            {shown.map((suggestion, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box; aria-activedescendant points here
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box's own keys choose it
              <div
                key={suggestion}
                id={optionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                className={option({ active: index === activeIndex })}
                // Keeps the focus, and with it the keyboard of a phone, in the box.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <Icon icon={magnifyingGlassIcon} size={18} />
                {suggestion}
              </div>
            ))}
          </div>
        )}
      </form>
    </search>
  );
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
