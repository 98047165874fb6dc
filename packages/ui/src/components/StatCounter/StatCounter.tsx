import { Text } from '../Text/index.ts';
import { counter, row } from './StatCounter.css.ts';

export interface StatCounterProps {
  counters: readonly {
    label: string;
    /** Null while it is not known. */
    value: number | null;
  }[];
}

/** Figures side by side, each with its name below. */
export function StatCounter({ counters }: StatCounterProps) {
  return (
    <dl className={row}>
      {counters.map(({ label, value }) => (
        <div key={label} className={counter} aria-busy={value === null || undefined}>
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
