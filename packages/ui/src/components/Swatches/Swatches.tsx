import { colour, row, swatch } from './Swatches.css.ts';

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

/** The colours of a product, one of them chosen. */
export function Swatches({ colours, selected, onSelect, labelledBy, unavailableLabel }: SwatchesProps) {
  return (
    <fieldset className={row} aria-labelledby={labelledBy}>
      {colours.map(({ value, swatchColor, available }) => (
        <button
          key={value}
          type="button"
          className={swatch({ chosen: value === selected, named: swatchColor === null })}
          aria-label={available ? value : `${value}, ${unavailableLabel}`}
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {swatchColor === null ? (
            value
          ) : (
            <span className={colour({ available })} style={{ backgroundColor: swatchColor }} />
          )}
        </button>
      ))}
    </fieldset>
  );
}
