import { useId } from 'react';
import { chip, radio, row, text } from './OptionChips.css.ts';

export interface OptionChipsProps {
  /** `label` is shown instead of `value`. Only `selectable` values can be selected. Unavailable values are struck through. */
  values: readonly { value: string; label?: string; available: boolean; selectable: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Appended to the name of an unavailable value: 'unavailable'. */
  unavailableLabel: string;
}

/** A radio group with the values of a product option other than size and colour. */
export function OptionChips({ values, selected, onSelect, labelledBy, unavailableLabel }: OptionChipsProps) {
  const group = useId();
  return (
    <fieldset className={row} aria-labelledby={labelledBy}>
      {values.map(({ value, label = value, available, selectable }) => (
        <label key={value} className={chip}>
          <input
            className={radio}
            type="radio"
            // A browser restores the state of a control on reload, and would change a hydrated one.
            autoComplete="off"
            name={group}
            value={value}
            checked={value === selected}
            aria-label={available ? undefined : `${label}, ${unavailableLabel}`}
            // Not `disabled`, because a disabled radio is not focusable and screen reader users would not find it.
            aria-disabled={!selectable || undefined}
            onChange={() => selectable && onSelect(value)}
          />
          <span className={text({ available })}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
