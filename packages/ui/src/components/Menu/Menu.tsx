import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { chip, text } from '../Chip/Chip.css.ts';
import { checkIcon, Icon, type IconGlyph } from '../Icon/index.ts';
import { item, mark, menu, root } from './Menu.css.ts';

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

  function navigate(event: KeyboardEvent) {
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = items.findIndex((element) => element.matches(':focus'));
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (next !== undefined) items.at(next % items.length)?.focus();
    else return;
    event.preventDefault();
  }

  function closeOnBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes that the focus leaves it
    <div className={root} onBlur={closeOnBlur}>
      <button
        ref={button}
        type="button"
        className={chip()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon icon={icon} size={18} />
        <span className={text}>{label}</span>
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={menu}
          onKeyDown={navigate}
        >
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
