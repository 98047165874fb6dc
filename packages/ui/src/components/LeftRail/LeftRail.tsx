import type { KeyboardEvent } from 'react';
import { rail, tab } from './LeftRail.css.ts';

export interface LeftRailProps<Value extends string> {
  /** Says what is chosen here: "Shop for". */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Id of the panel that shows the chosen one. */
  panelId: string;
}

/** Where a key leads from the tab at `index`; round the ends. */
const targets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Upright tabs at the edge of the page. Arrow keys move between them. */
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
    if (!next) return;
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
              // Focus follows the arrow keys, and only when the focus is in the rail already.
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
