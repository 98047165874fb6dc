import { useId } from 'react';
import { colour, name, radio, row, swatch } from './Swatches.css.ts';
import { swatchStyle } from './swatch-style.ts';

export interface SwatchesProps {
  /** `swatchColor` is a CSS colour, `swatchImage` the URL of a pattern. A colour with neither shows its name. */
  colours: readonly {
    value: string;
    /** The text to show. Default: `value`. */
    label?: string;
    swatchColor: string | null;
    swatchImage?: string | null;
    available: boolean;
  }[];
  selected: string | null;
  onSelect: (value: string) => void;
  /** Id of the OptionLabel above. */
  labelledBy: string;
  /** Appended to the name of a sold-out colour: 'unavailable'. */
  unavailableLabel: string;
}

/** A radio group with the colours of a product. A sold-out colour can be selected to look at it. */
export function Swatches({ colours, selected, onSelect, labelledBy, unavailableLabel }: SwatchesProps) {
  const group = useId();
  return (
    <fieldset className={row} aria-labelledby={labelledBy}>
      {colours.map(({ value, label = value, swatchColor, swatchImage = null, available }) => (
        <label key={value} className={swatch({ named: swatchColor === null && swatchImage === null })}>
          <input
            className={radio}
            type="radio"
            // A browser restores the state of a control on reload, and would change a hydrated one.
            autoComplete="off"
            name={group}
            value={value}
            checked={value === selected}
            aria-label={available ? label : `${label}, ${unavailableLabel}`}
            onChange={() => onSelect(value)}
          />
          {swatchColor === null && swatchImage === null ? (
            <span className={name({ available })}>{label}</span>
          ) : (
            <span className={colour({ available })} style={swatchStyle(swatchColor, swatchImage)} />
          )}
        </label>
      ))}
    </fieldset>
  );
}
