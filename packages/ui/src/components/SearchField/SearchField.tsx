import { useRef } from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Icon, magnifyingGlassIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { box, form, input, list, option, root } from './SearchField.css.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SearchFieldProps {
  /** Its name; the placeholder is only an example. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What the text so far may become, best first. The list is open while there are some, and scrolls beyond 12 rem. */
  suggestions: readonly string[];
  suggestionsLabel: string;
  clearLabel: string;
  /** Enter, the keyboard's search key, or a chosen suggestion. */
  onSubmit: (text: string) => void;
  autoFocus?: boolean;
}

/** A search box with suggestions: the WAI-ARIA combobox with a listbox popup, focus staying in the box. */
export function SearchField({ suggestions, value, onValueChange, onSubmit, ...texts }: SearchFieldProps) {
  const { label, placeholder, suggestionsLabel, clearLabel, autoFocus = false } = texts;
  const inputRef = useRef<HTMLInputElement>(null);
  const { open, active, listId, optionId, dismiss, reopen, onKey } = useSuggestions(suggestions);

  function change(text: string) {
    reopen();
    onValueChange(text);
  }

  function choose(text: string) {
    dismiss();
    onSubmit(text);
  }

  return (
    <search className={root}>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          choose((active === null ? undefined : suggestions[active]) ?? value);
        }}
      >
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
            aria-controls={listId}
            aria-activedescendant={active === null ? undefined : optionId(active)}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: the page exists for this box
            autoFocus={autoFocus}
            placeholder={placeholder}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!onKey(event) && event.key === 'Escape') change('');
            }}
            onBlur={dismiss}
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
          <div id={listId} role="listbox" aria-label={suggestionsLabel} className={list}>
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box; aria-activedescendant points here
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box's own keys choose it
              <div
                key={suggestion}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={option({ active: index === active })}
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
