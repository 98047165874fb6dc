import type { ReactNode } from 'react';
import { marks as marksClass, promise, strip } from './PromiseStrip.css.ts';

export interface PromiseStripProps {
  label: string;
  promises: readonly [string, string, string];
  /** What the tape measures: its beginning and end for the first promise, then one mark for each promise. */
  marks: readonly [start: string, end: string, second: string, third: string];
  /** Rendered below the first promise, such as the arrival time. */
  note?: ReactNode;
}

/** The shop's three promises on a tape with thirty ticks from the order to the door, and one tick for each later step. */
export function PromiseStrip({ label, promises, marks: [start, end, ...others], note }: PromiseStripProps) {
  return (
    <ul className={strip} aria-label={label}>
      {promises.map((text, index) => (
        <li key={text} className={promise}>
          <div className={marksClass} aria-hidden="true">
            {(index === 0 ? [start, end] : others.slice(index - 1, index)).map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
          <div>{text}</div>
          {index === 0 && note}
        </li>
      ))}
    </ul>
  );
}
