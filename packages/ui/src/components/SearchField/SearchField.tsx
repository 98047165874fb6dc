import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Icon, magnifyingGlassIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { box, form, input, list, option, root } from './SearchField.css.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Suggestions for the current text, best first. The list is open if there are any. */
  suggestions: readonly string[];
  suggestionsLabel: string;
  clearLabel: string;
  /** Path that lists the results. Used with `name` when the text is submitted without JavaScript. */
  action?: string;
  /** Query parameter of `action`. */
  name?: string;
  /** Called on Enter, on a phone's search key, and when a suggestion is selected. */
  onSubmit: (text: string) => void;
  autoFocus?: boolean;
}

/** A search box with suggestions: a WAI-ARIA combobox with a listbox popup. The focus stays in the input. */
export function SearchField({ suggestions, value, onValueChange, onSubmit, ...texts }: SearchFieldProps) {
  const { label, placeholder, suggestionsLabel, clearLabel, action, name, autoFocus = false } = texts;
  const inputRef = useRef<HTMLInputElement>(null);
  const { open, active, listId, optionId, dismiss, reopen, onKey } = useSuggestions(suggestions);

  function change(text: string) {
    reopen();
    onValueChange(text);
  }

  const keepTypedText = useEffectEvent(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed !== value) onValueChange(typed);
  });
  // Keeps text that was typed before hydration, about which React sends no event.
  useLayoutEffect(() => keepTypedText(), []);

  function submit(text: string) {
    dismiss();
    onSubmit(text);
  }

  return (
    <search className={root}>
      <form
        className={form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          submit((active === null ? undefined : suggestions[active]) ?? value);
        }}
      >
        <div className={`${control()} ${box}`}>
          <Icon icon={magnifyingGlassIcon} size={22} />
          <input
            ref={inputRef}
            className={`${bareInput} ${input}`}
            type="search"
            name={name}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={active === null ? undefined : optionId(active)}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: the caller sets it only on the search page
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
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input; aria-activedescendant refers to the option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
              <div
                key={suggestion}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={option({ active: index === active })}
                // Keeps the focus in the input, and so a phone's keyboard open.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => submit(suggestion)}
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
