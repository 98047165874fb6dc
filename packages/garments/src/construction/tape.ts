import { path } from '../geometry/parse.ts';
import { type Path, type Point, translate } from '../geometry/path.ts';
import { type Mark, rigid, shape } from '../marks.ts';
import { tapeInk, tapeYellow } from './hardware.ts';
import { box } from './shapes.ts';

const tapeWidth = 17;
const metal = '#cfc8bd';

/** Digits as strokes in a box of 3.4 by 5, so that no font is needed. Tapes are shorter than 70 inches: these seven suffice. */
const figures: Readonly<Record<string, Path>> = {
  '0': path`M0 1.2Q0 0 1.7 0Q3.4 0 3.4 1.2V3.8Q3.4 5 1.7 5Q0 5 0 3.8Z`,
  '1': path`M0.4 1L1.9 0V5`,
  '2': path`M0 1.2Q0 0 1.7 0Q3.4 0 3.4 1.4Q3.4 2.4 0 5H3.4`,
  '3': path`M0 0H3.3L1.5 1.9Q3.4 2 3.4 3.5Q3.4 5 1.6 5Q0.3 5 0 4.2`,
  '4': path`M2.5 5V0L0 3.5H3.4`,
  '5': path`M3.2 0H0.3V2.1Q3.4 1.6 3.4 3.4Q3.4 5 1.6 5Q0.3 5 0 4.3`,
  '6': path`M3 0Q0 0.6 0 3.4Q0 5 1.7 5Q3.4 5 3.4 3.5Q3.4 2.1 1.8 2.1Q0.4 2.1 0 3.4`,
};

const numeral = (value: number, x: number, y: number): Path => {
  const digits = [...String(value)];
  const width = digits.length * 4.6 - 1.2;
  return digits.flatMap((digit, index) => translate(figures[digit] ?? [], x - width / 2 + index * 4.6, y));
};

/** Returns the inch tape, straight from one point to another. `inch` is the length of an inch in garment pixels. */
export const tape = (from: Point, to: Point, inch: number): Mark => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const top = -tapeWidth / 2;
  const ticks: Path[] = [];
  const halves: Path[] = [];
  const numerals: Path[] = [];
  for (let half = 0; half * (inch / 2) <= length + 0.01; half += 1) {
    const x = half * (inch / 2);
    const inches = half / 2;
    if (half % 2 === 1) halves.push(path`M${x} ${top}V${top + 4}`);
    else ticks.push(path`M${x} ${top}V${top + (inches % 5 === 0 ? 10 : 7)}`);
    if (half % 10 === 0 && half > 0 && x < length - 6) numerals.push(numeral(inches, x + 6.5, top + 10.6));
  }
  return rigid(
    from,
    [
      shape(box(-6, 2, length + 12, tapeWidth), { fill: tapeInk, opacity: 0.38, blur: 2.5 }),
      shape(box(-6, top, length + 12, tapeWidth), { fill: tapeYellow }),
      shape(ticks.flat(), { stroke: tapeInk, width: 1.1 }),
      shape(halves.flat(), { stroke: tapeInk, width: 0.8 }),
      shape(numerals.flat(), { stroke: tapeInk, width: 1.1, cap: 'round' }),
      ...[-9, length + 3].map((x) => shape(box(x, top - 0.5, 6, tapeWidth + 1), { fill: metal })),
    ],
    { turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI },
  );
};
