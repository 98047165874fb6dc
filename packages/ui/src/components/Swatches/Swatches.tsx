import { useId } from 'react';
import { colour, radio, row, swatch } from './Swatches.css.ts';

export interface SwatchesProps {
  /** `swatchColor` is a CSS colour; a colour without one shows its name. */
  colours: readonly { value: string; swatchColor: string | null; available: boolean }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Said after a colour that is sold out: 'unavailable'. */
  unavailableLabel: string;
}

/** The colours of a product, one of them chosen: a group of radios. A sold-out colour can be looked at. */
export function Swatches({ colours, selected, onSelect, labelledBy, unavailableLabel }: SwatchesProps) {
  const group = useId();
  return (
    <fieldset className={row} aria-labelledby={labelledBy}>
      {colours.map(({ value, swatchColor, available }) => (
        <label key={value} className={swatch({ named: swatchColor === null })}>
          <input
            className={radio}
            type="radio"
            name={group}
            value={value}
            checked={value === selected}
            aria-label={available ? value : `${value}, ${unavailableLabel}`}
            onChange={() => onSelect(value)}
          />
          {swatchColor === null ? (
            value
          ) : (
            <span className={colour({ available })} style={{ backgroundColor: swatchColor }} />
          )}
        </label>
      ))}
    </fieldset>
  );
}
