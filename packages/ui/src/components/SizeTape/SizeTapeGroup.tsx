import { useId } from 'react';
import { legend as legendClass } from '../Checkbox/Checkbox.css.ts';
import type { CheckboxGroupProps } from '../Checkbox/index.ts';
import {
  cell,
  count as countClass,
  marker,
  piece,
  pieces,
  radio,
  tapeName,
  text,
  unavailable,
} from './SizeTape.css.ts';

type SizeOption = CheckboxGroupProps<string>['options'][number] & {
  /** Sizes with the same name are on one tape: 'Letter sizes'. */
  tape?: string;
};

interface SizeTapeGroupProps extends Omit<CheckboxGroupProps<string>, 'columns' | 'options'> {
  options: readonly SizeOption[];
}

/** The most cells, and the most letters, of a row at each width of the container (`pieces`). */
const ROWS = {
  '--tiny': { cells: 3, letters: 12 },
  '--narrow': { cells: 5, letters: 20 },
  '--small': { cells: 6, letters: 24 },
  '--regular': { cells: 6, letters: 28 },
  '--wide': { cells: 8, letters: 40 },
};

/** Returns the columns of a tape at each width, of which the rows are as equally long as can be. */
function columnsOf(sizes: readonly SizeOption[]) {
  const longest = Math.max(...sizes.map(({ label }) => label.length));
  return Object.fromEntries(
    Object.entries(ROWS).map(([width, { cells, letters }]) => {
      const most = Math.max(1, Math.min(cells, Math.floor(letters / longest)));
      return [width, Math.ceil(sizes.length / Math.ceil(sizes.length / most))];
    }),
  );
}

/**
 * A group of checkboxes with sizes as marks on inch tapes, which are cut into rows. Several tapes have their names above them. A size with a
 * `disabledReason` is hatched.
 */
export function SizeTapeGroup({ legend, options, values, onValuesChange }: SizeTapeGroupProps) {
  const id = useId();
  const tapes = [...new Set(options.map(({ tape }) => tape))].map((name) =>
    options.filter(({ tape }) => tape === name),
  );
  const isNamed = tapes.length > 1;
  const Tape = isNamed ? 'fieldset' : 'div';
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={pieces}>
        {tapes.map((sizes) => (
          <Tape key={sizes[0]?.value} className={piece} style={columnsOf(sizes)}>
            {isNamed && <legend className={tapeName}>{sizes[0]?.tape}</legend>}
            {sizes.map(({ value, label, count, countLabel, disabledReason }) => {
              const description = disabledReason ?? countLabel;
              const descriptionId = `${id}-${options.findIndex((option) => option.value === value)}`;
              return (
                <label key={value} className={disabledReason === undefined ? cell : `${cell} ${unavailable}`}>
                  {values.includes(value) && (
                    <span className={marker} style={{ '--sizes': 1, '--chosen': 0 }} />
                  )}
                  <input
                    className={radio}
                    type="checkbox"
                    autoComplete="off"
                    checked={values.includes(value)}
                    aria-disabled={disabledReason === undefined ? undefined : true}
                    aria-describedby={description === undefined ? undefined : descriptionId}
                    onChange={({ currentTarget }) => {
                      if (disabledReason !== undefined) return;
                      onValuesChange(
                        currentTarget.checked
                          ? [...values, value]
                          : values.filter((other) => other !== value),
                      );
                    }}
                  />
                  <span className={text}>{label}</span>
                  <span className={countClass} aria-hidden="true">
                    {count}
                  </span>
                  {description !== undefined && (
                    <span id={descriptionId} hidden>
                      {description}
                    </span>
                  )}
                </label>
              );
            })}
          </Tape>
        ))}
      </div>
    </fieldset>
  );
}
