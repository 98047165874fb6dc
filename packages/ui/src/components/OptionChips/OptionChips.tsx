import { useId } from 'react';
import { chip, radio, row, word } from './OptionChips.css.ts';

export interface OptionChipsProps {
  /** Only a `selectable` value can be chosen; an unavailable one is struck. */
  values: readonly { value: string; available: boolean; selectable: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Added to the name of an unavailable value: 'unavailable'. */
  unavailableLabel: string;
}

/** The values of a product option that is neither a size nor a colour: a group of radios. */
export function OptionChips({ values, selected, onSelect, labelledBy, unavailableLabel }: OptionChipsProps) {
  const group = useId();
  return (
    <fieldset className={row} aria-labelledby={labelledBy}>
      {values.map(({ value, available, selectable }) => (
        <label key={value} className={chip}>
          <input
            className={radio}
            type="radio"
            name={group}
            value={value}
            checked={value === selected}
            aria-label={available ? undefined : `${value}, ${unavailableLabel}`}
            // A disabled radio takes no focus, so nobody would learn that it is unavailable.
            aria-disabled={!selectable || undefined}
            onChange={() => selectable && onSelect(value)}
          />
          <span className={word({ available })}>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
