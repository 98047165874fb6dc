import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hasModifier } from '../../behaviour/hasModifier.ts';
import { chip, text } from '../Chip/Chip.css.ts';
import { checkIcon, Icon, type IconGlyph } from '../Icon/index.ts';
import { item, mark, menu, root } from './Menu.css.ts';
import { addLetter, findLabel, type TypedText } from './typeahead.ts';

export interface MenuProps<Value extends string> {
  label: string;
  icon: IconGlyph;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** A button that opens a list of options, such as sort orders; one of them may be selected. */
export function Menu<Value extends string>({ label, icon, options, value, onValueChange }: MenuProps<Value>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const items = list.current?.querySelectorAll('button');
    const checked = list.current?.querySelector<HTMLButtonElement>('[aria-checked="true"]');
    (checked ?? items?.[0])?.focus();
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const typed = useRef<TypedText>({ text: '', at: 0 });

  /** Returns the index of the item to which a key moves the focus; undefined if the key moves none. */
  function targetOf({ key, timeStamp }: KeyboardEvent, current: number): number | undefined {
    const moves = { ArrowDown: current + 1, ArrowUp: Math.max(current, 0) - 1, Home: 0, End: -1 };
    if (key in moves) return moves[key as keyof typeof moves];
    // Space selects the item.
    if (key.length !== 1 || key === ' ') return undefined;
    typed.current = addLetter(typed.current, key, timeStamp);
    const labels = options.map((option) => option.label);
    const found = findLabel(labels, typed.current.text, current);
    return found < 0 ? current : found;
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event;
    if (hasModifier(event)) return;
    // Tab moves on from the button.
    if (open && (key === 'Escape' || key === 'Tab')) close();
    else if (open) {
      const items = [...(list.current?.querySelectorAll('button') ?? [])];
      const target = targetOf(
        event,
        items.findIndex((element) => element.matches(':focus')),
      );
      if (target === undefined) return;
      items.at(target % items.length)?.focus();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    else return;
    if (key !== 'Tab') event.preventDefault();
  }

  function closeOnBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and the items, and observes that the focus leaves them
    <div className={root} onBlur={closeOnBlur} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={chip()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={icon} size={18} />
        <span className={text}>{label}</span>
      </button>
      {open && (
        <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={menu}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              aria-checked={option.value === value}
              tabIndex={-1}
              className={item}
              onClick={() => {
                onValueChange(option.value);
                close();
              }}
            >
              <span className={mark}>{option.value === value && <Icon icon={checkIcon} size={20} />}</span>
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
