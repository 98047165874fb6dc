import { clothOf } from '../cloth.ts';
import { brass } from '../construction/hardware.ts';
import { both, line, stitch } from '../construction/sewing.ts';
import { roundedBox } from '../construction/shapes.ts';
import { fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { spread, symmetric } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import type { Tones } from '../tones.ts';
import type { Kind } from './kind.ts';

const handle = path`M-74 196C-78 120 -52 78 0 78C52 78 78 120 74 196L58 196C62 130 42 96 0 96C-42 96 -62 130 -58 196Z`;
const bagBody = symmetric(path`M0 196L122 196C132 196 138 202 139 212L152 392C153 408 144 418 130 418L0 420`);
const bagFlap = symmetric(
  path`M0 190L124 190C134 190 139 196 140 206L145 276C146 292 136 302 122 304C80 310 40 316 0 316`,
);

const handleMarks = (tones: Tones): Mark[] => [
  shape(handle, { fill: tones.base }),
  shape(handle, { fill: tones.glow, opacity: 0.15 }),
  line(handle, tones),
  stitch(path`M-70 196C-74 124 -50 82 0 82C50 82 74 124 70 196`, tones),
  stitch(path`M-62 196C-66 132 -44 92 0 92C44 92 66 132 62 196`, tones),
];

/** Returns leather tabs that hold the handle's rings. */
const tabs = (tones: Tones): Mark[] =>
  both((side) => [
    shape(roundedBox(66 * side - 13, 186, 26, 30, 3), { fill: tones.base, stroke: tones.line, width: 1 }),
    shape(path`M${66 * side - 9} 190v22h18v-22`, { stroke: tones.stitch, width: 1, dash: '3 2' }),
    circle(66 * side, 192, 9, { stroke: brass, width: 4 }),
    circle(66 * side, 192, 9, { stroke: '#fff8', width: 1 }),
  ]);

const clasp: Mark = rigid(
  [0, 302],
  [
    shape(roundedBox(-17, -16, 34, 34, 4), { fill: '#0004', blur: 2.5, offset: [2, 4] }),
    shape(roundedBox(-17, -16, 34, 34, 4), { fill: brass }),
    shape(roundedBox(-17, -16, 34, 12, 4), { fill: '#fff5' }),
    shape(roundedBox(-10, -2, 20, 7, 3.5), { fill: '#7a5c1e' }),
  ],
);

/** Draws a structured bag; a pattern is printed on the flap only. */
export const handbag: Kind['draw'] = (spec, fromBehind) => {
  const { main, trim, surface } = clothOf(spec);
  const body = panel({
    outline: bagBody,
    tones: main,
    edge: 24,
    folds: [
      fold([-110, 330], [-90, 412], 10, 0, { tone: 'light', blur: 5, opacity: 0.4 }),
      fold([96, 330], [120, 414], 12, 0, { blur: 5, opacity: 0.35 }),
      fold([-20, 330], [10, 414], 14, 0, { tone: 'light', blur: 9, opacity: 0.3 }),
    ],
    sewn: [
      stitch(spread(path`M0 412L128 410C138 410 145 404 144 394L132 220`), main, { width: 1.3 }),
      ...(fromBehind
        ? [
            shape(path`M-84 268H84`, { stroke: main.abyss, width: 9, opacity: 0.6, cap: 'round' }),
            shape(path`M-82 268H82`, { stroke: brass, width: 3, dash: '1.6 1.6' }),
            rigid(
              [-78, 268],
              [shape(roundedBox(-3, -3, 7, 20, 3), { fill: brass, stroke: '#8a7a45', width: 0.8 })],
            ),
            stitch(path`M-92 256H92V280H-92Z`, main),
          ]
        : []),
    ],
  });
  const flap = panel({
    outline: bagFlap,
    tones: trim,
    pattern: surface(),
    edge: 22,
    lift: 5,
    folds: [
      fold([-120, 210], [-60, 300], 16, 6, { tone: 'light', blur: 9, opacity: 0.5 }),
      fold([60, 200], [120, 300], 14, 6, { blur: 5, opacity: 0.3 }),
      fold([-10, 200], [20, 310], 20, 0, { tone: 'light', blur: 9, opacity: 0.25 }),
    ],
    sewn: [
      stitch(spread(path`M0 309C40 309 80 303 120 297C132 295 139 287 138 276L133 208`), trim, {
        width: 1.3,
      }),
    ],
  });
  return {
    tones: main,
    layers: [
      ...handleMarks(trim),
      body,
      ...(fromBehind ? [] : [flap]),
      ...tabs(trim),
      ...(fromBehind ? [] : [clasp]),
    ],
    outlines: [bagBody, handle, ...(fromBehind ? [] : [bagFlap])],
    landmarks: {
      across: { left: -150, right: 150, y: 386 },
      down: { x: 100, top: 192, bottom: 418 },
      focus: [10, 282],
      tag: [64, 150],
    },
  };
};
