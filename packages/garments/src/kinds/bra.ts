import { clothOf } from '../cloth.ts';
import { brass } from '../construction/hardware.ts';
import { both, bothSides, line, seam, stitch } from '../construction/sewing.ts';
import { box, roundedBox } from '../construction/shapes.ts';
import { type Drawing, type Fold, fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { mirror, onSide, type Path, type Side, symmetric } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import { silhouetteOf } from '../silhouettes.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Tones } from '../tones.ts';

const strapSlider = (side: Side): Mark[] => [
  rigid([69 * side, 108], [shape(roundedBox(-8, -4, 16, 8, 2), { stroke: brass, width: 2.4 })], {
    turn: 8 * side,
  }),
  circle(68 * side, 158, 6, { stroke: brass, width: 2.4 }),
];

const braCloth = (spec: GarmentSpec) =>
  clothOf({ ...spec, trim: spec.trim ?? (spec.colourway === 'jamun' ? 'gulkand' : 'jamun') });

const braStrap = path`M73 154C71 120 78 84 92 76C108 72 122 130 124 214L135 212C132 120 116 60 92 64C70 70 60 118 62 160Z`;

const straps = (spec: GarmentSpec, trim: Tones): Mark[] =>
  silhouetteOf(spec).plain
    ? []
    : both((side) => [shape(onSide(braStrap, side), { fill: trim.base, stroke: trim.line, width: 0.8 })]);

const strapOutlines = (spec: GarmentSpec): Path[] =>
  silhouetteOf(spec).plain ? [] : [braStrap, mirror(braStrap)];

const braLandmarks = {
  across: { left: -160, right: 160, y: 292 },
  down: { x: 40, top: 160, bottom: 304 },
  focus: [20, 234],
  tag: [66, 160],
} as const;

export const braFront = (spec: GarmentSpec): Drawing => {
  const cloth = braCloth(spec);
  const { main, trim } = cloth;
  const { plain } = silhouetteOf(spec);
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
      ...straps(spec, trim),
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
        // Picot edging: dashes of almost no length and round caps, which makes dots.
        shape(onSide(edge, side), { stroke: main.glow, width: 6, dash: '.5 7', cap: 'round' }),
        ...(plain ? [] : strapSlider(side)),
      ]),
      shape(
        path`M0 272C-12 262 -18 266 -16 274C-14 280 -6 278 0 275C6 278 14 280 16 274C18 266 12 262 0 272Z`,
        { fill: trim.base },
      ),
      circle(0, 274, 2.6, { fill: '#f2e6c8' }),
    ],
    outlines: [band, cup, mirror(cup), ...strapOutlines(spec), back],
    landmarks: braLandmarks,
  };
};

export const braBack = (spec: GarmentSpec): Drawing => {
  const cloth = braCloth(spec);
  const { main, trim } = cloth;
  const wing = path`M0 240C40 240 84 224 118 208C136 202 150 206 164 210L166 268C130 268 60 282 0 284Z`;
  // The inside of the cups, behind the back band.
  const hollow = path`M8 262C6 216 42 172 74 154C84 152 92 154 98 160C118 190 126 230 118 266Z`;
  const hooks = [250, 262, 274];
  return {
    tones: main,
    layers: [
      ...both((side) => [shape(onSide(hollow, side), { fill: main.inside, stroke: main.line, width: 0.9 })]),
      ...straps(spec, trim),
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
      ...(silhouetteOf(spec).plain ? [] : both(strapSlider)),
    ],
    outlines: [
      wing,
      mirror(wing),
      hollow,
      mirror(hollow),
      ...strapOutlines(spec),
      path`M-13 238H13V286H-13Z`,
    ],
    landmarks: braLandmarks,
  };
};
