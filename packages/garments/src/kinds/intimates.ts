import { clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { brass } from '../construction/hardware.ts';
import { both, bothSides, line, seam, stitch } from '../construction/sewing.ts';
import { box, roundedBox } from '../construction/shapes.ts';
import { type Drawing, type Fold, fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { mirror, onSide, type Side, symmetric } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import { meshFill, ribFill } from '../patterns/index.ts';
import { type BottomCut, bottomLines, drawBottom, trouserCut } from '../skeletons/bottom.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Tones } from '../tones.ts';
import type { Kind } from './kind.ts';

const strapSlider = (side: Side): Mark[] => [
  rigid([69 * side, 108], [shape(roundedBox(-8, -4, 16, 8, 2), { stroke: brass, width: 2.4 })], {
    turn: 8 * side,
  }),
  circle(68 * side, 158, 6, { stroke: brass, width: 2.4 }),
];

const braCloth = (spec: GarmentSpec) =>
  clothOf({ ...spec, trim: spec.trim ?? (spec.colourway === 'jamun' ? 'gulkand' : 'jamun') });

const braStrap = path`M73 154C71 120 78 84 92 76C108 72 122 130 124 214L135 212C132 120 116 60 92 64C70 70 60 118 62 160Z`;

const braLandmarks = {
  across: { left: -160, right: 160, y: 292 },
  down: { x: 40, top: 160, bottom: 304 },
  focus: [20, 234],
  tag: [66, 160],
} as const;

const braFront = (spec: GarmentSpec): Drawing => {
  const cloth = braCloth(spec);
  const { main, trim } = cloth;
  const cup = path`M6 262C4 214 40 168 74 150C84 150 92 152 98 158C120 190 128 236 118 276C96 304 40 306 10 286C7 280 6 272 6 262Z`;
  const band = symmetric(
    path`M0 272L10 286C40 306 96 304 118 276L120 222C136 214 150 210 164 210L166 268C120 300 60 318 0 312`,
  );
  const back = path`M-160 214C-90 176 90 176 160 214L162 236C90 200 -90 200 -162 236Z`;
  const edge = path`M8 262C6 216 42 170 75 152`;
  const cupFolds = (side: Side): Fold[] => [
    fold([20 * side, 268], [88 * side, 168], 12 * side, 8 * side, { tone: 'light', blur: 5 }),
    fold([16 * side, 276], [112 * side, 250], 10 * side, -10 * side, { blur: 5, opacity: 0.32 }),
    fold([112 * side, 270], [100 * side, 170], 10 * side, 6 * side, { blur: 5, opacity: 0.34 }),
  ];
  const cupPanel = (side: Side) =>
    panel({
      outline: onSide(cup, side),
      tones: main,
      pattern: cloth.surface({ angle: side * -20 }),
      folds: cupFolds(side),
      edge: 20,
      lift: 2,
      sewn: seam(onSide(path`M8 258C40 232 80 226 122 232`, side), main, { opacity: 0.4 }),
    });
  return {
    tones: main,
    layers: [
      shape(back, { fill: main.inside }),
      ...both((side) => [shape(onSide(braStrap, side), { fill: trim.base, stroke: trim.line, width: 0.8 })]),
      panel({
        outline: band,
        tones: main,
        edge: 12,
        sewn: [
          stitch(path`M-164 262C-120 296 -60 312 0 306C60 312 120 296 164 262`, main),
          stitch(bothSides(path`M162 217C150 216 136 220 122 228`), main),
        ],
      }),
      cupPanel(1),
      cupPanel(-1),
      ...both((side) => [
        shape(onSide(edge, side), { stroke: trim.base, width: 5.5, cap: 'round' }),
        // Picot edging: round dots, made of dashes too short to be dashes.
        shape(onSide(edge, side), { stroke: main.glow, width: 6, dash: '.5 7', cap: 'round' }),
        ...strapSlider(side),
      ]),
      shape(
        path`M0 272C-12 262 -18 266 -16 274C-14 280 -6 278 0 275C6 278 14 280 16 274C18 266 12 262 0 272Z`,
        { fill: trim.base },
      ),
      circle(0, 274, 2.6, { fill: '#f2e6c8' }),
    ],
    outlines: [band, cup, mirror(cup), braStrap, mirror(braStrap), back],
    landmarks: braLandmarks,
  };
};

const braBack = (spec: GarmentSpec): Drawing => {
  const cloth = braCloth(spec);
  const { main, trim } = cloth;
  const wing = path`M0 240C40 240 84 224 118 208C136 202 150 206 164 210L166 268C130 268 60 282 0 284Z`;
  // The cups lie beyond, seen from within.
  const hollow = path`M8 262C6 216 42 172 74 154C84 152 92 154 98 160C118 190 126 230 118 266Z`;
  const hooks = [250, 262, 274];
  return {
    tones: main,
    layers: [
      ...both((side) => [shape(onSide(hollow, side), { fill: main.inside, stroke: main.line, width: 0.9 })]),
      ...both((side) => [shape(onSide(braStrap, side), { fill: trim.base, stroke: trim.line, width: 0.8 })]),
      ...([1, -1] as const).map((side) =>
        panel({
          outline: onSide(wing, side),
          tones: main,
          pattern: cloth.surface(),
          edge: 14,
          folds: [
            fold([20 * side, 262], [150 * side, 236], 8 * side, 6 * side, { tone: 'light', blur: 5 }),
            fold([30 * side, 276], [158 * side, 256], 7 * side, 4 * side, { blur: 5, opacity: 0.34 }),
          ],
          sewn: [
            stitch(onSide(path`M10 246C48 246 90 230 122 214C138 208 150 211 163 215`, side), main),
            stitch(onSide(path`M10 278C62 276 130 263 163 263`, side), main),
          ],
        }),
      ),
      shape(roundedBox(-13, 238, 26, 48, 2), { fill: trim.base, stroke: trim.line, width: 0.9 }),
      line(path`M3 239V285`, trim),
      ...hooks.map((y) => shape(box(-9, y - 2, 13, 3), { fill: '#d6d0c6', stroke: trim.line, width: 0.6 })),
      ...both(strapSlider),
    ],
    outlines: [
      wing,
      mirror(wing),
      hollow,
      mirror(hollow),
      braStrap,
      mirror(braStrap),
      path`M-13 238H13V286H-13Z`,
    ],
    landmarks: braLandmarks,
  };
};

const briefs: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { main, trim } = cloth;
  const legEdge = fromBehind ? path`C100 268 66 300 30 352` : path`C96 262 50 286 26 350`;
  const outline = symmetric([
    ...path`M0 190C60 190 94 186 116 182L122 246`,
    ...legEdge,
    ...path`C18 358 8 360 0 360`,
  ]);
  const legHole = (inset: number) =>
    fromBehind
      ? path`M${122 - inset} ${246 - inset * 0.2}C${100 - inset} ${266 - inset} ${66 - inset} ${298 - inset} ${30 - inset} 352`
      : path`M${122 - inset} ${246 - inset * 0.2}C${96 - inset} ${260 - inset} ${50 - inset} ${284 - inset} ${26 - inset} 350`;
  const band = symmetric(path`M0 178C60 178 92 172 115 168L118 190C94 196 60 202 0 202`);
  const inside = symmetric(path`M0 170C60 170 92 169 113 168L113 180L0 186`);
  return {
    tones: main,
    layers: [
      ...(fromBehind ? [] : [shape(inside, { fill: main.inside })]),
      panel({
        outline,
        tones: main,
        pattern: cloth.surface(),
        edge: 22,
        folds: ([1, -1] as const).flatMap((side) => [
          fold([118 * side, 236], [20 * side, 222], 8 * side, 6 * side, { opacity: 0.3 }),
          fold([100 * side, 262], [18 * side, 284], 8 * side, -6 * side, { blur: 5, opacity: 0.36 }),
          fold([60 * side, 206], [16 * side, 320], 10 * side, 6 * side, {
            tone: 'light',
            blur: 5,
            opacity: 0.45,
          }),
          fold([22 * side, 346], [8 * side, 280], 5 * side, 3 * side, { opacity: 0.3 }),
        ]),
        sewn: [
          ...both((side) => [
            ...seam(onSide(legHole(7), side), main, { opacity: 0.6 }),
            stitch(onSide(legHole(4), side), main),
            stitch(onSide(legHole(10), side), main, { opacity: 0.6 }),
          ]),
          ...(fromBehind
            ? seam(path`M0 200C2 250 -2 300 0 330`, main, { opacity: 0.5 })
            : [...seam(path`M-28 326Q0 314 28 326`, main), stitch(path`M-30 322Q0 310 30 322`, main)]),
        ],
      }),
      panel({
        outline: band,
        tones: trim,
        pattern: ribFill(trim, { scale: 0.8 }),
        edge: 8,
        lift: 2,
        sewn: [stitch(path`M-116 194C-92 200 -60 205.5 0 205.5C60 205.5 92 200 116 194`, trim)],
      }),
      ...(fromBehind
        ? []
        : [
            shape(
              path`M0 208C-9 200 -14 203 -12 209C-10 214 -5 212 0 210C5 212 10 214 12 209C14 203 9 200 0 208Z`,
              { fill: trim.deep },
            ),
            circle(0, 209, 2, { fill: main.glow }),
          ]),
    ],
    outlines: [outline, band, ...(fromBehind ? [] : [inside])],
    landmarks: {
      across: { left: -116, right: 116, y: 240 },
      down: { x: 44, top: 176, bottom: 330 },
      focus: [18, 220],
      tag: [70, 196],
    },
  };
};

const shapewearCut: BottomCut = {
  ...trouserCut,
  top: 92,
  length: 300,
  waist: 66,
  hip: 92,
  hemInner: 10,
  hemOuter: 84,
  rise: 196,
  waistband: 30,
  legEase: 3,
  elasticWaist: true,
  hemRib: 22,
};

/** The firm panel over the stomach, and the seams that lift behind. */
const shaping = (tones: Tones, fromBehind: boolean): Mark[] => {
  const { waistbandBottom: y, crotch } = bottomLines(shapewearCut);
  if (fromBehind) {
    const lift = path`M4 ${crotch - 6}C20 ${crotch + 14} 62 ${crotch + 10} 92 ${crotch - 24}M10 ${y + 20}C34 ${y + 66} 40 ${crotch - 70} 14 ${crotch - 10}`;
    return [
      ...seam(bothSides(lift), tones),
      stitch(bothSides(path`M6 ${crotch - 1}C22 ${crotch + 19} 64 ${crotch + 15} 92 ${crotch - 19}`), tones),
    ];
  }
  const panelEdge = path`M46 ${y}C36 ${y + 60} 50 ${crotch - 56} 12 ${crotch - 4}`;
  const firm = symmetric([['M', 0, y], ['L', 46, y], ...panelEdge.slice(1), ['L', 0, crotch]]);
  return [
    shape(firm, { fill: tones.deep, opacity: 0.28 }),
    shape(firm, { fill: meshFill(tones) }),
    ...both((side) => [...seam(onSide(panelEdge, side), tones, { width: 1.3 })]),
    stitch(bothSides(path`M50 ${y}C40 ${y + 60} 54 ${crotch - 56} 16 ${crotch - 2}`), tones),
  ];
};

const shapewear: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { top, waist } = shapewearCut;
  return drawBottom(shapewearCut, cloth, fromBehind, {
    over: [
      ...shaping(cloth.main, fromBehind),
      // Silicone dots keep the waist from rolling.
      shape(path`M${4 - waist} ${top + 4}Q0 ${top + 16} ${waist - 4} ${top + 4}`, {
        stroke: colourways.lassi.hex,
        width: 2.4,
        dash: '.5 8',
        cap: 'round',
        opacity: 0.7,
      }),
    ],
  });
};

export const intimates = {
  bra: { draw: (spec, fromBehind) => (fromBehind ? braBack(spec) : braFront(spec)), folded: 'tagged' },
  briefs: { draw: briefs, folded: 'tagged' },
  shapewear: { draw: shapewear, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
