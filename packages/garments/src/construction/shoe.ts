import { path } from '../geometry/parse.ts';
import { type Path, translate, turn } from '../geometry/path.ts';
import { warpPath } from '../geometry/warp.ts';
import { clipped, type Mark, rigid, shape } from '../marks.ts';
import { reshape, type Silhouette } from '../silhouettes.ts';
import type { Tones } from '../tones.ts';
import { warpMark } from '../warp-drawing.ts';
import { line, stitch } from './sewing.ts';

/** Both shoes of a pair, side on, one above the other, toes to the right. */
const pairPlaces = [
  { x: -10, y: 150 },
  { x: 14, y: 338 },
] as const;

const tilt = -9;
const size = 1.12;

/** Draws the same shoe twice, tilted. `shoe` is centred at the origin and about 290 pixels wide. */
export const pairOf = (shoe: readonly Mark[], { last }: Silhouette): Mark[] => {
  const shaped = last === undefined ? shoe : shoe.map((mark) => warpMark(mark, reshape(last)));
  return pairPlaces.map(({ x, y }) => rigid([x, y], shaped, { turn: tilt, scale: size }));
};

export const pairOutlines = (outline: Path, { last }: Silhouette): Path[] => {
  const shaped = last === undefined ? outline : warpPath(outline, reshape(last));
  return pairPlaces.map(({ x, y }) => translate(turn(shaped, tilt, size), x, y));
};

export const pairLandmarks = {
  across: { left: -152, right: 160, y: 442 },
  down: { x: 96, top: 66, bottom: 450 },
  focus: [20, 108],
  tag: [-136, 118],
} as const;

/** Returns light and shade of a shoe's upper, inside its outline. */
export const upperLight = (upper: Path, tones: Tones): Mark[] => [
  shape(path`M-140 70C-60 20 40 40 140 70Z`, { fill: tones.deep, opacity: 0.25, blur: 9 }),
  shape(upper, { stroke: tones.deep, width: 16, opacity: 0.4, blur: 5 }),
];

export const groundShadow: Mark = shape(
  path`M-130 92C-40 104 70 104 140 90C150 104 60 116 0 116C-70 116 -140 106 -130 92Z`,
  {
    fill: '#2a1325',
    opacity: 0.28,
    blur: 5,
  },
);

const soleOutline = path`M-136 60C-140 78 -136 90 -124 95C-70 101 50 102 120 96C138 94 150 84 150 70C149 62 145 56 141 54C110 64 -104 68 -136 60Z`;
const tread = path`M-134 84C-60 94 70 95 150 76C149 90 136 95 120 97C50 103 -70 102 -124 96C-130 94 -133 90 -134 84Z`;

/** Returns a moulded rubber sole with a stitched foxing line. */
export const rubberSole = (sole: Tones, treadColour: string, thread: string): Mark[] => [
  clipped(soleOutline, [
    shape(soleOutline, { fill: sole.base }),
    shape(tread, { fill: treadColour }),
    shape(path`M-136 64C-100 70 120 70 142 60`, { stroke: sole.deep, width: 5, opacity: 0.35, blur: 2.5 }),
  ]),
  line(soleOutline, sole),
  stitch(path`M-130 70C-60 76 80 76 138 66`, sole, { colour: thread, width: 1.3 }),
];

/** The grain of leather and rubber, which are smoother than cloth. */
export const smoothGrain = { frequency: [0.9, 0.9], opacity: 0.1 } as const;
