import type { BodyMeasurement } from '@naap/state/naap';
import { drawing, tapeBand, tapeEdge, tapeTicks } from './YourNaap.css.ts';

/** A body from the neck to the thighs. */
const BODY = [
  'M29 3v5c0 3-5 4-11 6-4 1.500-6 5-7 10l-3 15',
  'M43 3v5c0 3 5 4 11 6 4 1.500 6 5 7 10l3 15',
  'M18 25c1 9 4 12 4 18 0 7-5 11-5 20v8',
  'M54 25c-1 9-4 12-4 18 0 7 5 11 5 20v8',
  'M36 63v8',
];
/** A foot on the floor, from the side. */
const FOOT = ['M17 6c0 12 1 20-3 27-3 6-2 13 4 14h41c5 0 6-6 1-9-6-3-12-3-17-8-6-6-8-13-8-24', 'M8 47h58'];

const DRAWINGS: Readonly<
  Record<BodyMeasurement, { readonly body: readonly string[]; readonly tape: string }>
> = {
  chest: { body: BODY, tape: 'M18.500 27c8 4 27 4 35 0' },
  waist: { body: BODY, tape: 'M22 43c7 3.500 21 3.500 28 0' },
  hip: { body: BODY, tape: 'M17.500 59c9 4.500 28 4.500 37 0' },
  foot: { body: FOOT, tape: 'M14 60h48' },
};

/** A drawing of where the tape goes. Decorative: the text beside it says the same. */
export function MeasureDrawing({ of }: { of: BodyMeasurement }) {
  const { body, tape } = DRAWINGS[of];
  return (
    <svg className={drawing} viewBox="0 0 72 72" aria-hidden="true">
      {body.map((path) => (
        <path key={path} d={path} />
      ))}
      {[tapeEdge, tapeBand, tapeTicks].map((layer) => (
        <path key={layer} className={layer} d={tape} />
      ))}
    </svg>
  );
}
