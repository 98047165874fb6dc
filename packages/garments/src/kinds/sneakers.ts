import { clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { line, stitch } from '../construction/sewing.ts';
import {
  groundShadow,
  pairLandmarks,
  pairOf,
  pairOutlines,
  rubberSole,
  smoothGrain,
  upperLight,
} from '../construction/shoe.ts';
import type { Drawing } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import type { Path } from '../geometry/path.ts';
import { circle, clipped, type Mark, shape } from '../marks.ts';
import { silhouetteOf } from '../silhouettes.ts';
import type { GarmentSpec } from '../spec.ts';
import { tonesOf } from '../tones.ts';

const sneakerUpper = path`M-130 62C-135 36 -134 6 -127 -22C-124 -36 -112 -44 -98 -38C-88 -28 -72 -22 -56 -27C-46 -32 -40 -42 -33 -50C-26 -56 -16 -55 -9 -48C8 -28 32 -10 62 1C96 13 128 24 138 48C141 56 140 62 136 66L-126 66Z`;
const toeCap = path`M76 6C104 16 130 27 138 48C141 56 140 62 136 66L84 66C93 46 89 22 76 6Z`;
const heelCounter = path`M-130 62C-135 36 -134 6 -127 -22C-120 -17 -110 -12 -102 -11C-95 12 -92 40 -94 66Z`;
const eyestay = path`M-33 -50C-26 -56 -16 -55 -9 -48C8 -28 32 -10 62 1L49 20C20 8 -8 -10 -31 -34Z`;
/** The mark on the side, by silhouette. */
const sideMarks: readonly Path[] = [
  path`M-44 66C-34 42 -20 16 -4 -6L13 7C-1 26 -12 46 -18 66ZM-8 66C0 48 9 32 21 16L38 25C30 38 24 52 20 66Z`,
  path`M-58 8C-58 -14 -24 -14 -24 8C-24 30 -58 30 -58 8Z`,
  path`M-86 40C-60 58 -6 34 34 -10L50 4C14 54 -52 78 -86 40Z`,
  [],
  path`M-56 66L-30 30L-56 0H-38L-12 30L-38 66ZM-18 66L8 34L-14 4H4L28 34L0 66Z`,
];
const tongue = path`M-54 -28C-46 -32 -41 -42 -37 -52C-36 -66 -24 -74 -10 -70C0 -66 0 -56 -9 -48Z`;
const collar = path`M-127 -22C-124 -36 -112 -44 -98 -38C-88 -28 -72 -22 -56 -27C-46 -32 -40 -42 -33 -50L-31 -34C-44 -16 -62 -6 -86 -8C-104 -10 -118 -16 -127 -22Z`;
const sneakerOutline = path`M-130 62C-135 36 -134 6 -127 -22C-124 -36 -112 -44 -98 -38C-88 -28 -72 -22 -56 -27C-46 -32 -41 -42 -37 -52C-36 -66 -24 -74 -10 -70C0 -66 0 -56 -9 -48C8 -28 32 -10 62 1C96 13 128 24 138 48C146 56 152 66 150 72C150 84 138 94 120 96C50 102 -70 101 -124 95C-136 90 -140 78 -130 62Z`;

const laces = (): Mark[] =>
  (
    [
      [-24, -45, -31, -27],
      [-10, -36, -18, -18],
      [6, -23, -2, -7],
      [22, -11, 15, 5],
      [40, -3, 35, 13],
    ] as const
  ).flatMap(([x1, y1, x2, y2]) => {
    const lace = path`M${x1} ${y1}Q${(x1 + x2) / 2 - 6} ${(y1 + y2) / 2 - 2} ${x2} ${y2}`;
    return [
      shape(lace, { stroke: '#0003', width: 7, cap: 'round', offset: [1, 2] }),
      shape(lace, { stroke: colourways.lassi.hex, width: 6, cap: 'round' }),
      shape(lace, { stroke: '#0002', width: 1, dash: '2 2' }),
    ];
  });

export const sneakers = (spec: GarmentSpec): Drawing => {
  const { main, surface } = clothOf(spec);
  const accent = tonesOf(spec.trim ?? (spec.colourway === 'sindoor' ? 'neel' : 'sindoor'));
  const sole = tonesOf('lassi');
  const pattern = surface();
  const silhouette = silhouetteOf(spec);
  const sideMark = sideMarks[spec.silhouette ?? 0] ?? [];
  const shoe: Mark[] = [
    groundShadow,
    shape(tongue, { fill: accent.base }),
    line(tongue, accent),
    clipped(sneakerUpper, [
      shape(sneakerUpper, { fill: main.base }),
      ...(pattern === undefined ? [] : [shape(sneakerUpper, { fill: pattern })]),
      ...upperLight(sneakerUpper, main),
      shape(sideMark, { fill: accent.base }),
      line(sideMark, accent, { opacity: 0.6 }),
      shape(toeCap, { fill: main.light }),
      line(toeCap, main),
      shape(heelCounter, { fill: accent.base }),
      line(heelCounter, accent),
      shape(collar, { fill: main.shade }),
      line(collar, main),
      shape(eyestay, { fill: main.light }),
      line(eyestay, main),
      stitch(path`M-27 -44C-6 -18 22 4 52 16`, main),
      stitch(path`M79 12C90 26 93 46 86 64`, main),
      stitch(path`M-96 -10C-90 12 -88 40 -89 64`, accent),
      shape(path`M-108 -34C-60 -40 -20 -46 20 -14C60 6 100 12 124 30`, {
        stroke: main.glow,
        width: 6,
        opacity: 0.55,
        blur: 2.5,
      }),
      ...(
        [
          [96, 30],
          [106, 36],
          [98, 42],
          [110, 46],
          [100, 54],
        ] as const
      ).map(([x, y]) => circle(x, y, 1.7, { fill: main.line, opacity: 0.7 })),
    ]),
    line(sneakerUpper, main, { width: 1 }),
    ...laces(),
    ...rubberSole(sole, sole.shade, accent.base),
  ];
  return {
    tones: main,
    layers: pairOf(shoe, silhouette),
    outlines: pairOutlines(sneakerOutline, silhouette),
    landmarks: pairLandmarks,
    grain: smoothGrain,
  };
};
