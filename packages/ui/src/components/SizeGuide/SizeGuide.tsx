import { useId, useState } from 'react';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { measured, number, radio, ruler, scroller, table, unit, units } from './SizeGuide.css.ts';
import { measure, tapeScale, type Unit } from './scale.ts';

export interface SizeGuideProps {
  /** Names the table: 'Body measurements'. */
  label: string;
  /** Heads the column of the sizes: 'Size'. */
  sizeLabel: string;
  /** Heads the other columns, the one that decides first: ['Chest', 'Waist', 'Hip']. */
  measurements: readonly [string, ...string[]];
  /** One a size, smallest first; `centimetres` in the order of `measurements`. */
  rows: readonly { size: string; centimetres: readonly [number, ...number[]] }[];
  /** The size that is marked and laid on the tape; without one the first size is laid on it and none is marked. */
  selected: string | null;
  /** `choice` names the choice between the two units. */
  unitLabels: { choice: string; inches: string; centimetres: string };
}

/** What the sizes measure, one of them laid out on the tape. */
export function SizeGuide({ label, sizeLabel, measurements, rows, selected, unitLabels }: SizeGuideProps) {
  const group = useId();
  const [shown, setShown] = useState<Unit>('inches');
  const laidOut = rows.find(({ size }) => size === selected) ?? rows[0];
  return (
    <Stack space={20}>
      {laidOut && (
        <Ruler
          name={`${laidOut.size} · ${measurements[0]}`}
          unitLabel={unitLabels[shown]}
          unit={shown}
          centimetres={laidOut.centimetres[0]}
          longest={Math.max(...rows.map(({ centimetres }) => centimetres[0]))}
        />
      )}
      <fieldset className={units} aria-label={unitLabels.choice}>
        {(['inches', 'centimetres'] as const).map((value) => (
          <label key={value} className={unit}>
            <input
              className={radio}
              type="radio"
              name={group}
              value={value}
              checked={value === shown}
              onChange={() => setShown(value)}
            />
            {unitLabels[value]}
          </label>
        ))}
      </fieldset>
      {/* Large text makes the table wider than the screen. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions are focusable (WCAG 2.1.1) */}
      <section className={scroller} aria-label={label} tabIndex={0}>
        <table className={table} aria-label={`${label}, ${unitLabels[shown]}`}>
          <thead>
            <tr>
              {[sizeLabel, ...measurements].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, centimetres }) => (
              <tr key={size} aria-current={size === selected ? 'true' : undefined}>
                <th scope="row">{size}</th>
                {centimetres.map((value, index) => (
                  <td key={measurements[index]}>{measure(value, shown)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  );
}

interface RulerProps {
  name: string;
  unitLabel: string;
  unit: Unit;
  centimetres: number;
  longest: number;
}

/** One measurement at its length. A picture of what its caption says. */
function Ruler({ name, unitLabel, unit: shown, centimetres, longest }: RulerProps) {
  const { ticks, share, numbers } = tapeScale(centimetres, longest, shown);
  return (
    <figure>
      <figcaption>
        <Text weight="strong">
          {name} {measure(centimetres, shown)} {unitLabel}
        </Text>
      </figcaption>
      <div className={ruler} style={{ '--ticks': ticks, '--share': share }} aria-hidden="true">
        <div className={measured}>
          {numbers.map(({ value, at }) => (
            <span key={value} className={number} style={{ '--at': at }}>
              {value}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
