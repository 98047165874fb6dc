import { type CSSProperties, useId } from 'react';
import { colour, name, radio, row, swatch } from './Swatches.css.ts';

export interface SwatchesProps {
  /** `swatchColor` is a CSS colour, `swatchImage` the address of a pattern; a colour without either shows its name. */
  colours: readonly {
    value: string;
    swatchColor: string | null;
    swatchImage?: string | null;
    available: boolean;
  }[];
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
      {colours.map(({ value, swatchColor, swatchImage = null, available }) => (
        <label key={value} className={swatch({ named: swatchColor === null && swatchImage === null })}>
          <input
            className={radio}
            type="radio"
            name={group}
            value={value}
            checked={value === selected}
            aria-label={available ? value : `${value}, ${unavailableLabel}`}
            onChange={() => onSelect(value)}
          />
          {swatchColor === null && swatchImage === null ? (
            <span className={name({ available })}>{value}</span>
          ) : (
            <span className={colour({ available })} style={painted(swatchColor, swatchImage)} />
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** The picture lies over the colour, which shows until it has come, and where it fails. */
function painted(swatchColor: string | null, swatchImage: string | null): CSSProperties {
  return {
    ...(swatchColor !== null && { backgroundColor: swatchColor }),
    ...(swatchImage !== null && { backgroundImage: `url(${JSON.stringify(swatchImage)})` }),
  };
}
