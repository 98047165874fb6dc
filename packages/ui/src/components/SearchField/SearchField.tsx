import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Icon, magnifyingGlassIcon, xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextButton } from '../Link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { box, form, input, lead, notice, root } from './SearchField.css.ts';
import type { SuggestionGroup, SuggestionTarget } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Suggestions for the current text, best first, without empty groups. The list is open if there are any. */
  suggestions: readonly SuggestionGroup[];
  suggestionsLabel: string;
  /** Announced when it changes, such as '5 suggestions'. */
  announcement?: string;
  /** Shown in place of the list when nothing matches, with a button that submits a similar text. */
  noMatch?: { message: string; similar: { label: string; text: string } | null } | undefined;
  /** Whether more suggestions are to come; those of the previous text may be shown meanwhile. */
  loading?: boolean;
  clearLabel: string;
  /** Path that lists the results. Used with `name` when the text is submitted without JavaScript. */
  action?: string;
  /** Query parameter of `action`. */
  name?: string;
  /** Called on Enter, on a phone's search key, and when a suggested text is selected. */
  onSubmit: (text: string) => void;
  /** Called when a suggested product is selected. */
  onOpen: (href: string) => void;
  autoFocus?: boolean;
}

/** A search box with suggestions: a WAI-ARIA combobox with a listbox popup. The focus stays in the input. */
export function SearchField({
  suggestions,
  value,
  onValueChange,
  onSubmit,
  onOpen,
  noMatch,
  ...texts
}: SearchFieldProps) {
  const { label, placeholder, suggestionsLabel, announcement = '', loading = false, clearLabel } = texts;
  const { action, name, autoFocus = false } = texts;
  const inputRef = useRef<HTMLInputElement>(null);
  const { List, active, activeTarget, listId, optionId, load, dismiss, reopen, onKey } = useSuggestions(
    suggestions,
    value !== '',
  );

  function change(text: string) {
    reopen();
    onValueChange(text);
  }

  const keepTypedText = useEffectEvent(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed !== value) change(typed);
  });
  // Keeps text that was typed before hydration, about which React sends no event.
  useLayoutEffect(() => keepTypedText(), []);

  function select(target: SuggestionTarget) {
    dismiss();
    if ('href' in target) onOpen(target.href);
    else onSubmit(target.text);
  }

  return (
    <search className={root}>
      <form
        className={form}
        action={action}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) dismiss();
        }}
        onKeyDown={(event) => {
          // Esc on a button of the list.
          if (event.key !== 'Escape' || List === null || event.target === inputRef.current) return;
          inputRef.current?.focus();
          dismiss();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          select(activeTarget ?? { text: value });
        }}
      >
        <div className={`${control()} ${box}`}>
          <span className={lead}>
            {loading ? <Spinner size={20} /> : <Icon icon={magnifyingGlassIcon} size={22} />}
          </span>
          <input
            ref={inputRef}
            className={`${bareInput} ${input}`}
            type="search"
            name={name}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={List !== null}
            aria-controls={List ? listId : undefined}
            aria-activedescendant={active === null ? undefined : optionId(active)}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: the caller sets it only where the shopper has asked for the field
            autoFocus={autoFocus}
            placeholder={placeholder}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={(event) => {
              // The keys belong to the input method while it composes a text.
              if (event.nativeEvent.isComposing) return;
              if (!onKey(event) && event.key === 'Escape') change('');
            }}
            onFocus={load}
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
        {List && (
          <List
            id={listId}
            label={suggestionsLabel}
            groups={suggestions}
            query={value}
            active={active}
            optionId={optionId}
            busy={loading}
            onSelect={select}
            focusInput={() => inputRef.current?.focus()}
          />
        )}
        {noMatch && suggestions.length === 0 && (
          <div className={notice}>
            <Text tone="secondary">{noMatch.message}</Text>
            {noMatch.similar && (
              <TextButton
                label={noMatch.similar.label}
                onClick={() => select({ text: noMatch.similar?.text ?? '' })}
              />
            )}
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </form>
    </search>
  );
}
