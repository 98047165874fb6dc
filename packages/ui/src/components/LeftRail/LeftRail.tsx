import type { KeyboardEvent } from 'react';
import { hasModifier } from '../../behaviour/hasModifier.ts';
import { rail, tab } from './LeftRail.css.ts';

export interface LeftRailProps<Value extends string> {
  /** Accessible name, such as "Shop for". */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Id of the panel of the selected tab. */
  panelId: string;
}

/** Index of the tab that a key selects from the tab at `index`. -1 is the last tab. */
const targets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Vertical tabs at the edge of the page. */
export function LeftRail<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  panelId,
}: LeftRailProps<Value>) {
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = targets[event.key]?.(index, tabs.length);
    const next = target === undefined ? undefined : tabs.at(target);
    if (!next || hasModifier(event)) return;
    event.preventDefault();
    onValueChange(next.value);
  };
  return (
    <div className={rail} role="tablist" aria-label={label} aria-orientation="vertical">
      {tabs.map((item, index) => {
        const selected = item.value === value;
        return (
          <button
            key={item.value}
            ref={(element) => {
              // Moves the focus to the selected tab, but only if the rail already has the focus.
              if (selected && element?.parentElement?.contains(document.activeElement)) element.focus();
            }}
            type="button"
            role="tab"
            className={tab({ selected })}
            aria-selected={selected}
            aria-controls={panelId}
            tabIndex={selected ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}
