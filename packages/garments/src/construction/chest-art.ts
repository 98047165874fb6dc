import { path } from '../geometry/parse.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import type { ChestArt } from '../spec.ts';
import { box, roundedBox } from './shapes.ts';

interface Inks {
  readonly ink: string;
  readonly second: string;
  /** The colour of the cloth, for gaps in the print. */
  readonly cloth: string;
}

const rays = (count: number, inner: number, outer: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return path`M${x * inner} ${y * inner}L${x * outer} ${y * outer}`;
  }).flat();

const arts: Readonly<Record<ChestArt, (inks: Inks) => Mark[]>> = {
  sun: ({ ink, second, cloth }) => [
    circle(0, 0, 24, { fill: ink }),
    shape(rays(16, 31, 42), { stroke: ink, width: 4, cap: 'round' }),
    circle(0, 0, 16, { stroke: cloth, width: 1.6, dash: '2 3' }),
    shape(path`M-26 10H26M-22 16H22M-15 22H15`, { stroke: cloth, width: 2.4 }),
    circle(0, -6, 4, { fill: second }),
  ],
  ambi: ({ ink, second, cloth }) => [
    shape(
      path`M4 -46C20 -48 34 -36 28 -24C24 -16 12 -18 12 -9C12 2 36 8 36 30C36 46 20 54 0 54C-22 54 -36 42 -36 24C-36 -4 -16 -20 -12 -34C-10 -42 -2 -46 4 -46Z`,
      { fill: ink },
    ),
    shape(path`M4 -20C12 -8 24 6 24 28C24 38 14 44 0 44C-14 44 -24 36 -24 24C-24 8 -6 -6 4 -20Z`, {
      stroke: cloth,
      width: 2.2,
    }),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      rigid([0, 26], [shape(path`M0 -3Q5 -9 0 -14Q-5 -9 0 -3Z`, { fill: second })], { turn }),
    ),
    circle(0, 26, 3.4, { fill: cloth }),
  ],
  mountains: ({ ink, second, cloth }) => [
    circle(16, -20, 15, { fill: second }),
    shape(path`M-48 34L-18 -14L2 16L14 0L46 34Z`, { fill: ink }),
    shape(path`M-18 -14L-26 -1L-18 4L-11 -3L-18 -14Z`, { fill: cloth }),
    shape(path`M-48 41H46M-38 48H36`, { stroke: ink, width: 2.6 }),
  ],
  'auto-rickshaw': ({ ink, second, cloth }) => [
    shape(path`M-40 22V0C-38 -22 -24 -30 0 -30H20C32 -30 38 -18 42 2L46 22Z`, { fill: ink }),
    shape(path`M-40 0H44L46 22H-40Z`, { fill: second }),
    shape(path`M-28 -4C-26 -18 -20 -23 -6 -23V-4ZM2 -23H18C25 -23 29 -16 33 -4H2Z`, { fill: cloth }),
    shape(path`M-40 8H45`, { stroke: cloth, width: 2 }),
    circle(-22, 25, 10, { fill: ink, stroke: cloth, width: 3 }),
    circle(30, 25, 10, { fill: ink, stroke: cloth, width: 3 }),
    shape(path`M-48 41H52`, { stroke: ink, width: 2.4, dash: '10 5' }),
  ],
  // Blocks that look like a slogan; real letters would need a font.
  words: ({ ink, second }) => [
    ...[-38, -12, 14].map((x) => shape(roundedBox(x, -34, 22, 30, 3), { stroke: ink, width: 6 })),
    shape(box(-42, 6, 82, 9), { fill: second }),
    shape(path`M-41 26H-8M-2 26H18M24 26H40M-41 36H10M16 36H40`, { stroke: ink, width: 4.5 }),
  ],
};

/** Returns a picture printed on the chest, about 96 pixels wide, centred at (x, y). */
export const chestArt = (art: ChestArt, x: number, y: number, inks: Inks, scale = 1): Mark =>
  rigid([x, y], arts[art](inks), { scale });
