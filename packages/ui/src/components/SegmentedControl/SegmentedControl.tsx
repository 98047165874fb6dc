import { useId } from 'react';
import { control, radio, segment } from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the radio group, or the id of the visible text with it. */
  label?: string;
  labelledBy?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** null selects none. */
  selected: Value | null;
  onSelect: (value: Value) => void;
}

/** A radio group of two to four short options in one line, which wraps where large text needs more room. */
export function SegmentedControl<Value extends string>({
  label,
  labelledBy,
  options,
  selected,
  onSelect,
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <fieldset className={control} aria-label={label} aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            className={radio}
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === selected}
            onChange={() => onSelect(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
