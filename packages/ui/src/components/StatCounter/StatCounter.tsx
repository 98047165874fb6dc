import { Text } from '../Text/index.ts';
import { counter, row } from './StatCounter.css.ts';

export interface StatCounterProps {
  counters: readonly {
    label: string;
    /** The formatted number, such as "12" or "10+"; null if it is not known. */
    value: string | null;
  }[];
}

/** Numbers side by side, each with its label below. */
export function StatCounter({ counters }: StatCounterProps) {
  return (
    <dl className={row}>
      {counters.map(({ label, value }) => (
        <div key={label} className={counter}>
          <Text as="dt" size="small" tone="secondary">
            {label}
          </Text>
          <Text as="dd" size="priceLarge">
            {value ?? '–'}
          </Text>
        </div>
      ))}
    </dl>
  );
}
