import { clothOf } from '../cloth.ts';
import { brass } from '../construction/hardware.ts';
import { both, line, seam, stitch } from '../construction/sewing.ts';
import { roundedBox } from '../construction/shapes.ts';
import { type Drawing, fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, spread, symmetric } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import type { GarmentSpec } from '../spec.ts';
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

/** Leather tabs that hold the handle's rings. */
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

/** A structured bag: the pattern, if any, is on its flap. */
const handbag: Kind['draw'] = (spec, fromBehind) => {
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

const crown = symmetric(path`M0 130C64 130 118 176 128 268C130 280 128 288 122 292C80 306 40 310 0 310`);
const brim = symmetric(
  path`M0 296C46 296 92 290 124 276C142 288 154 310 150 332C146 350 110 352 84 346C56 340 28 338 0 338`,
);

/** A six-panel cap: brim and eyelets in front, strap and arch behind. */
const cap: Kind['draw'] = (spec, fromBehind) => {
  const { main, trim, surface } = clothOf(spec);
  const panels = both((side) => [
    ...seam(onSide(path`M2 132C50 160 66 220 68 304`, side), main),
    stitch(onSide(path`M7 134C55 162 71 220 73 303`, side), main),
    stitch(onSide(path`M-3 136C45 164 61 220 63 304`, side), main, { opacity: 0.6 }),
    circle(34 * side, 190, 3.4, { stroke: main.stitch, width: 1.8, fill: main.abyss }),
    circle(94 * side, 214, 3.4, { stroke: main.stitch, width: 1.8, fill: main.abyss }),
  ]);
  const arch = path`M-46 310C-44 256 44 256 46 310Z`;
  const crownPanel = panel({
    outline: crown,
    tones: main,
    pattern: surface(),
    edge: 26,
    folds: [
      fold([-96, 170], [-58, 292], 16, -8, { tone: 'light', blur: 9, opacity: 0.5 }),
      fold([92, 180], [70, 300], 16, 8, { blur: 5, opacity: 0.36 }),
      fold([-120, 276], [-30, 262], 7, 5, { opacity: 0.3 }),
      fold([118, 270], [40, 258], 7, -5, { opacity: 0.3 }),
    ],
    sewn: [
      ...panels,
      ...seam(path`M-130 276Q0 318 130 276`, main, { opacity: fromBehind ? 0.6 : 0 }),
      ...(fromBehind
        ? [
            shape(arch, { fill: main.inside }),
            shape(path`M-46 310C-44 256 44 256 46 310`, { stroke: main.shade, width: 7 }),
            stitch(path`M-52 310C-50 248 50 248 52 310`, main),
          ]
        : []),
    ],
  });
  const button = rigid(
    [0, 129],
    [
      shape(path`M-11 5Q-10 -5 0 -6Q10 -5 11 5Q0 9 -11 5Z`, {
        fill: main.base,
        stroke: main.line,
        width: 0.9,
      }),
    ],
  );
  const badge = rigid(
    [0, 226],
    [
      shape(roundedBox(-26, -17, 52, 34, 4), {
        fill: trim === main ? main.light : trim.base,
        stroke: main.line,
        width: 0.9,
      }),
      shape(path`M-14 8L0 -9L14 8Z`, { fill: main.deep }),
      stitch(roundedBox(-23, -14, 46, 28, 3), main, { colour: main.deep }),
    ],
  );
  const front = panel({
    outline: brim,
    tones: trim,
    pattern: trim === main ? surface({ angle: 8 }) : undefined,
    edge: 18,
    lift: 4,
    folds: [
      fold([-130, 300], [-20, 318], 10, -4, { tone: 'light', blur: 5, opacity: 0.5 }),
      fold([134, 306], [30, 326], 10, 4, { blur: 5, opacity: 0.36 }),
    ],
    sewn: [0, 8, 16, 24].map((down) =>
      stitch(
        path`M${-150 + down * 0.6} ${330 - down}C${-84} ${344 - down * 1.2} ${-40} ${332 - down} 0 ${332 - down}C40 ${332 - down} 84 ${344 - down * 1.2} ${150 - down * 0.6} ${330 - down}`,
        trim,
        { opacity: 0.7 },
      ),
    ),
  });
  const strap: Mark[] = [
    shape(path`M-52 296Q0 318 52 296V312Q0 334 -52 312Z`, { fill: trim.base, stroke: trim.line, width: 0.9 }),
    stitch(path`M-50 300Q0 321 50 300M-50 309Q0 330 50 309`, trim),
    rigid([14, 314], [shape(roundedBox(-9, -11, 18, 22, 2), { stroke: brass, width: 3 })]),
  ];
  return {
    tones: main,
    layers: fromBehind ? [button, crownPanel, ...strap] : [button, crownPanel, badge, front],
    outlines: [
      crown,
      path`M-11 134V124H11V134Z`,
      fromBehind ? path`M-52 296Q0 318 52 296V312Q0 334 -52 312Z` : brim,
    ],
    landmarks: {
      across: { left: -126, right: 126, y: 284 },
      down: { x: 40, top: 132, bottom: fromBehind ? 324 : 344 },
      focus: [0, fromBehind ? 288 : 236],
      tag: [-100, 210],
    },
  };
};

/** A belt closed in a ring and seen from a little above: the far side, then the near side with the buckle. */
const belt: Kind['draw'] = (spec: GarmentSpec, fromBehind): Drawing => {
  const { main, surface } = clothOf(spec);
  const far = path`M-158 236C-158 176 -80 146 0 146C80 146 158 176 158 236L158 262C150 206 80 182 0 182C-80 182 -150 206 -158 262Z`;
  const near = path`M-158 236C-158 300 -84 332 0 332C84 332 158 300 158 236L158 276C158 342 84 376 0 376C-84 376 -158 342 -158 276Z`;
  const stitches = path`M-155 246C-154 306 -82 338 0 338C82 338 154 306 155 246M-155 272C-152 334 -82 370 0 370C82 370 152 334 155 272`;
  const holes = [54, 76, 98, 118].map(
    (x, index): Mark => circle(x, 347 - index * 5.5 - index * index * 0.7, 2.8, { fill: main.abyss }),
  );
  const keeper = path`M24 328L38 327V377L24 378Z`;
  const tip = path`M128 292C136 284 142 278 147 268L150 304C146 314 140 320 132 328Q120 316 128 292Z`;
  const buckle: Mark = rigid(
    [-4, 353],
    [
      shape(roundedBox(-24, -29, 48, 58, 7), { stroke: '#0005', width: 7, blur: 2.5, offset: [2, 4] }),
      shape(roundedBox(-24, -29, 48, 58, 7), { stroke: '#b08a3a', width: 7.5 }),
      shape(roundedBox(-24, -29, 48, 58, 7), { stroke: brass, width: 5 }),
      shape(path`M-24 0V-22Q-24 -29 -17 -29H10`, { stroke: '#fff8', width: 1.6 }),
      shape(path`M-25 -2H20L24 1L20 4H-25Z`, { fill: brass, stroke: '#8a6a2a', width: 0.9 }),
      shape(path`M-25 0V3`, { stroke: '#8a6a2a', width: 2 }),
    ],
  );
  return {
    tones: main,
    layers: [
      panel({
        outline: far,
        tones: main,
        fill: main.inside,
        edge: 10,
        sewn: [stitch(path`M-150 232C-144 184 -78 156 0 156C78 156 144 184 150 232`, main)],
      }),
      panel({
        outline: near,
        tones: main,
        pattern: surface(),
        edge: 16,
        lift: 2,
        folds: [
          fold([-150, 276], [-40, 346], 14, -10, { tone: 'light', blur: 5, opacity: 0.5 }),
          fold([150, 280], [60, 350], 14, 10, { blur: 5, opacity: 0.4 }),
        ],
        sewn: [stitch(stitches, main, { width: 1.3 }), ...(fromBehind ? [] : holes)],
      }),
      ...(fromBehind
        ? []
        : [
            line(tip, main, { opacity: 0.8 }),
            shape(keeper, { fill: main.shade, stroke: main.line, width: 0.9 }),
            stitch(path`M27 331V375M35 330V374`, main),
            buckle,
          ]),
    ],
    outlines: [far, near, ...(fromBehind ? [] : [path`M-32 318H24V388H-32Z`])],
    landmarks: {
      across: { left: -156, right: 156, y: 300 },
      down: { x: -90, top: 316, bottom: 366 },
      focus: [24, 344],
      tag: [-36, 170],
    },
  };
};

export const accessories = {
  handbag: { draw: handbag, folded: 'tagged' },
  cap: { draw: cap, folded: 'tagged' },
  belt: { draw: belt, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
