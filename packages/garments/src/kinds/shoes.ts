import { clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { line, seam, stitch } from '../construction/sewing.ts';
import {
  groundShadow,
  pairLandmarks,
  pairOf,
  pairOutlines,
  rubberSole,
  upperLight,
} from '../construction/shoe.ts';
import { type Drawing, fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { mirror, type Side, sides, translate } from '../geometry/path.ts';
import { circle, clipped, type Mark, shape } from '../marks.ts';
import { mirrorDrawing } from '../mirror-drawing.ts';
import type { GarmentSpec } from '../spec.ts';
import { tonesOf } from '../tones.ts';
import type { Kind } from './kind.ts';

const smoothGrain = { frequency: [0.9, 0.9], opacity: 0.1 } as const;

const sneakerUpper = path`M-130 62C-135 36 -134 6 -127 -22C-124 -36 -112 -44 -98 -38C-88 -28 -72 -22 -56 -27C-46 -32 -40 -42 -33 -50C-26 -56 -16 -55 -9 -48C8 -28 32 -10 62 1C96 13 128 24 138 48C141 56 140 62 136 66L-126 66Z`;
const toeCap = path`M76 6C104 16 130 27 138 48C141 56 140 62 136 66L84 66C93 46 89 22 76 6Z`;
const heelCounter = path`M-130 62C-135 36 -134 6 -127 -22C-120 -17 -110 -12 -102 -11C-95 12 -92 40 -94 66Z`;
const eyestay = path`M-33 -50C-26 -56 -16 -55 -9 -48C8 -28 32 -10 62 1L49 20C20 8 -8 -10 -31 -34Z`;
const stripes = path`M-44 66C-34 42 -20 16 -4 -6L13 7C-1 26 -12 46 -18 66ZM-8 66C0 48 9 32 21 16L38 25C30 38 24 52 20 66Z`;
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

const sneakers = (spec: GarmentSpec): Drawing => {
  const { main, surface } = clothOf(spec);
  const accent = tonesOf(spec.trim ?? (spec.colourway === 'sindoor' ? 'neel' : 'sindoor'));
  const sole = tonesOf('lassi');
  const pattern = surface();
  const shoe: Mark[] = [
    groundShadow,
    shape(tongue, { fill: accent.base }),
    line(tongue, accent),
    clipped(sneakerUpper, [
      shape(sneakerUpper, { fill: main.base }),
      ...(pattern === undefined ? [] : [shape(sneakerUpper, { fill: pattern })]),
      ...upperLight(sneakerUpper, main),
      shape(stripes, { fill: accent.base }),
      line(stripes, accent, { opacity: 0.6 }),
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
    layers: pairOf(shoe),
    outlines: pairOutlines(sneakerOutline),
    landmarks: pairLandmarks,
    grain: smoothGrain,
  };
};

const loaferUpper = path`M-130 64C-137 36 -136 8 -126 -14C-120 -24 -108 -26 -96 -20C-74 -8 -44 -10 -22 -26C-14 -34 -4 -38 8 -34C46 -22 92 4 122 24C138 36 142 54 136 66L-126 66Z`;
const loaferMouth = path`M-126 -14C-120 -24 -108 -26 -96 -20C-74 -8 -44 -10 -22 -26L-14 -16C-36 6 -74 8 -98 -2C-110 -6 -118 -8 -126 -14Z`;
const apron = path`M6 -32C44 -18 84 4 108 26C116 36 106 46 88 48C62 48 36 46 12 44`;
const strapBand = path`M-18 -26C-4 -8 2 26 -2 66H30C34 30 24 -6 6 -34C-4 -36 -12 -32 -18 -26Z`;
const loaferOutline = path`M-130 64C-137 36 -136 8 -126 -14C-120 -24 -108 -26 -96 -20C-74 -8 -44 -10 -22 -26C-14 -34 -4 -38 8 -34C46 -22 92 4 122 24C134 32 140 44 141 54C147 58 150 64 150 72C150 84 138 94 120 96C50 102 -70 101 -124 95C-136 90 -140 78 -130 64Z`;

/** Penny loafers on a soft rubber sole. */
const casualShoes = (spec: GarmentSpec): Drawing => {
  const { main, trim, surface } = clothOf(spec);
  const sole = tonesOf(spec.colourway === 'kora' || spec.colourway === 'lassi' ? 'chai' : 'kora');
  const pattern = surface();
  const shoe: Mark[] = [
    groundShadow,
    clipped(loaferUpper, [
      shape(loaferUpper, { fill: main.base }),
      ...(pattern === undefined ? [] : [shape(loaferUpper, { fill: pattern })]),
      ...upperLight(loaferUpper, main),
      shape(loaferMouth, { fill: main.inside }),
      line(loaferMouth, main),
      ...seam(apron, main, { width: 1.8 }),
      stitch(path`M8 -26C42 -12 78 8 100 28C106 36 98 40 86 42C62 42 36 40 14 38`, main, { width: 1.4 }),
      shape(strapBand, { fill: main.abyss, opacity: 0.3, blur: 2.5, offset: [3, 3] }),
      shape(strapBand, { fill: trim.base }),
      line(strapBand, trim),
      stitch(path`M-13 -22C1 -4 6 28 3 66M25 66C29 32 20 -2 3 -29`, trim),
      // The slot that held a penny.
      shape(path`M3 18Q13 12 23 18Q13 26 3 18Z`, { fill: trim.abyss }),
      ...seam(path`M-92 -16C-84 14 -84 40 -88 66`, main),
      stitch(path`M-87 -14C-79 14 -79 40 -83 66`, main),
      shape(path`M-118 -6C-80 10 -40 4 -14 -14M30 -16C70 0 104 16 124 40`, {
        stroke: main.glow,
        width: 6,
        opacity: 0.5,
        blur: 2.5,
      }),
    ]),
    line(loaferUpper, main, { width: 1 }),
    ...rubberSole(sole, sole.shade, sole.deep),
  ];
  return {
    tones: main,
    layers: pairOf(shoe),
    outlines: pairOutlines(loaferOutline),
    landmarks: { ...pairLandmarks, focus: [16, 126], down: { ...pairLandmarks.down, top: 104 } },
    grain: smoothGrain,
  };
};

/** The right shoe of a pair of ballet flats seen from above, its toe down. */
const flatOutline = path`M0 -160C34 -160 50 -130 50 -92C50 -52 42 -30 44 6C46 48 62 74 60 112C58 150 30 172 -2 172C-34 172 -58 148 -58 110C-58 70 -44 46 -44 4C-44 -34 -50 -60 -48 -96C-46 -132 -32 -160 0 -160Z`;
const flatMouth = path`M0 -144C26 -144 38 -120 38 -88C38 -50 32 -28 33 6C34 34 42 52 40 70C34 92 18 98 -1 98C-22 98 -38 90 -42 68C-42 50 -33 32 -33 4C-33 -30 -38 -58 -36 -90C-34 -122 -24 -144 0 -144Z`;

const flats: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { main, trim } = cloth;
  const sole = tonesOf('chai');
  const insole = tonesOf('kora');
  const one = (side: Side) => {
    const place = (piece: ReturnType<typeof path>) =>
      translate(side === 1 ? piece : mirror(piece), side * 76, 250);
    const outline = place(flatOutline);
    if (fromBehind) {
      // Turned over: the leather sole, its stitching and a stacked heel.
      return {
        outline,
        layers: [
          panel({
            outline,
            tones: sole,
            edge: 18,
            folds: [
              fold([side * 76, 120], [side * 82, 380], 16, 4, { tone: 'light', blur: 9, opacity: 0.5 }),
            ],
            sewn: [
              stitch(
                place(
                  path`M0 -150C28 -150 41 -126 41 -92C41 -52 34 -30 36 6C38 48 53 76 51 112C49 144 26 163 -2 163C-30 163 -50 142 -50 110C-50 72 -36 46 -36 4C-36 -34 -42 -60 -40 -96C-38 -128 -28 -150 0 -150Z`,
                ),
                sole,
                { width: 1.3 },
              ),
              shape(place(path`M-60 -64Q0 -50 62 -64V-180H-60Z`), { fill: sole.deep, opacity: 0.75 }),
              ...seam(place(path`M-60 -64Q0 -50 62 -64`), sole, { width: 1.3 }),
            ],
          }),
        ],
      };
    }
    const mouth = place(flatMouth);
    return {
      outline,
      layers: [
        panel({
          outline,
          tones: main,
          pattern: cloth.surface({ angle: side * 6 }),
          edge: 18,
          folds: [
            fold([side * 76 - 22, 356], [side * 76 + 30, 352], 8, 4, { opacity: 0.32 }),
            fold([side * 76 - 30, 390], [side * 76 + 20, 404], 12, 4, {
              tone: 'light',
              blur: 5,
              opacity: 0.5,
            }),
          ],
          sewn: [stitch(place(path`M-46 60C-46 84 -24 106 -1 106C22 106 42 96 47 64`), main)],
        }),
        panel({
          outline: mouth,
          tones: insole,
          edge: 10,
          folds: [fold([side * 76 - 20, 120], [side * 76 - 20, 330], 14, 0, { blur: 9, opacity: 0.4 })],
          sewn: [
            shape(mouth, { stroke: main.abyss, width: 16, opacity: 0.4, blur: 5, offset: [-6, -5] }),
            stitch(place(path`M0 -128C18 -128 27 -110 27 -86C27 -50 22 -28 23 6`), insole),
          ],
        }),
        shape(mouth, { stroke: trim.base, width: 5 }),
        line(mouth, trim, { width: 0.9 }),
        shape(
          place(
            path`M-2 104C-22 88 -32 94 -29 106C-26 116 -12 112 -2 108C8 113 22 117 26 107C29 95 18 89 -2 104Z`,
          ),
          { fill: trim.base, stroke: trim.line, width: 0.9 },
        ),
        shape(place(path`M-2 108C-8 118 -14 124 -20 130M-2 108C4 118 8 124 14 130`), {
          stroke: trim.base,
          width: 4,
          cap: 'round',
        }),
        circle(side * 76 - 2 * side, 356, 5, { fill: trim.shade, stroke: trim.line, width: 0.9 }),
      ] satisfies Drawing['layers'],
    };
  };
  const pair = sides.map(one);
  return {
    tones: main,
    layers: pair.flatMap((shoe) => shoe.layers),
    outlines: pair.map((shoe) => shoe.outline),
    landmarks: {
      across: { left: -136, right: 136, y: 356 },
      down: { x: 76, top: 90, bottom: 422 },
      focus: [64, 346],
      tag: [-76, 112],
    },
    grain: smoothGrain,
  };
};

const fromBothSides =
  (draw: (spec: GarmentSpec) => Drawing): Kind['draw'] =>
  (spec, fromBehind) =>
    fromBehind ? mirrorDrawing(draw(spec)) : draw(spec);

export const shoes = {
  sneakers: { draw: fromBothSides(sneakers), folded: 'tagged' },
  'casual-shoes': { draw: fromBothSides(casualShoes), folded: 'tagged' },
  flats: { draw: flats, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
