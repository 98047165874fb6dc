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

/** Upright tabs at the edge of the page. Arrow keys move between them. */
export function LeftRail<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  panelId,
}: LeftRailProps<Value>) {
  const step = (from: number, by: number) => {
    const next = tabs[(from + by + tabs.length) % tabs.length];
    if (next) onValueChange(next.value);
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
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') step(index, 1);
              else if (event.key === 'ArrowUp') step(index, -1);
              else return;
              event.preventDefault();
            }}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}
