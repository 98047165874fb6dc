import { promise, strip } from './PromiseStrip.css.ts';

export interface PromiseStripProps {
  label: string;
  promises: readonly [string, string, string];
}

/** The shop's three promises on a tape with thirty ticks. */
export function PromiseStrip({ label, promises }: PromiseStripProps) {
  return (
    <ul className={strip} aria-label={label}>
      {promises.map((text) => (
        <li key={text} className={promise}>
          {text}
        </li>
      ))}
    </ul>
  );
}
