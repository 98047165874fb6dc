import { useState } from 'react';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { bodies, measured, number, ruler, scroller, table } from './SizeGuide.css.ts';
import { formatRange, type Range, tapeScale, type Unit } from './scale.ts';

export interface SizeGuideProps {
  /** Accessible name of the table: 'Body measurements'. */
  label: string;
  /** Header of the column with the sizes: 'Size'. */
  sizeLabel: string;
  /** Headers of the other columns, the most important measurement first: ['Chest', 'Waist', 'Hip']. */
  measurements: readonly [string, ...string[]];
  /** One row per size, smallest first. Its ranges are the shortest and the longest body in mm, in the order of `measurements`. */
  rows: readonly { size: string; ranges: readonly [Range, ...Range[]] }[];
  /** The unit that is shown first. */
  unit?: Unit;
  /** The size that is marked in the table and shown on the tape. If null, the tape shows the first size. */
  selected: string | null;
  /** `choice` is the accessible name of the radio group. */
  unitLabels: { choice: string; inches: string; centimetres: string };
}

const UNITS: readonly Unit[] = ['inches', 'centimetres'];

/** A table with the body ranges of each size, and a tape for one of them. */
export function SizeGuide({
  label,
  sizeLabel,
  measurements,
  rows,
  unit = 'inches',
  selected,
  unitLabels,
}: SizeGuideProps) {
  const [shown, setShown] = useState(unit);
  const onTape = rows.find(({ size }) => size === selected) ?? rows[0];
  return (
    <Stack space={20}>
      {onTape && (
        <Ruler
          name={`${onTape.size} · ${measurements[0]}`}
          unitLabel={unitLabels[shown]}
          unit={shown}
          range={onTape.ranges[0]}
          longest={Math.max(...rows.map(({ ranges: [[, to]] }) => to))}
        />
      )}
      <SegmentedControl
        label={unitLabels.choice}
        options={UNITS.map((value) => ({ value, label: unitLabels[value] }))}
        selected={shown}
        onSelect={setShown}
      />
      {/* Scrolls if large text makes the table wider than the viewport. */}
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
            {rows.map(({ size, ranges }) => (
              <tr key={size} aria-current={size === selected ? 'true' : undefined}>
                <th scope="row">{size}</th>
                {ranges.map((range, index) => (
                  <td key={measurements[index]}>{formatRange(range, shown)}</td>
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
  range: Range;
  longest: number;
}

/** The bodies of a size on a tape, with a caption. */
function Ruler({ name, unitLabel, unit: shown, range, longest }: RulerProps) {
  const { ticks, shares, numbers } = tapeScale(range, longest, shown);
  const [from, to] = shares;
  return (
    <figure>
      <figcaption>
        <Text weight="strong">
          {name} {formatRange(range, shown)} {unitLabel}
        </Text>
      </figcaption>
      <div className={ruler} style={{ '--ticks': ticks, '--from': from, '--share': to }} aria-hidden="true">
        <div className={measured}>
          <span className={bodies} />
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
