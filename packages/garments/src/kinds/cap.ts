import { clothOf } from '../cloth.ts';
import { brass } from '../construction/hardware.ts';
import { both, seam, stitch } from '../construction/sewing.ts';
import { roundedBox } from '../construction/shapes.ts';
import { fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, symmetric } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import { silhouetteOf } from '../silhouettes.ts';
import type { Kind } from './kind.ts';

const crown = symmetric(path`M0 130C64 130 118 176 128 268C130 280 128 288 122 292C80 306 40 310 0 310`);
const brim = symmetric(
  path`M0 296C46 296 92 290 124 276C142 288 154 310 150 332C146 350 110 352 84 346C56 340 28 338 0 338`,
);

/** A six-panel cap: brim and eyelets in front, strap and arch behind. */
export const cap: Kind['draw'] = (spec, fromBehind) => {
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
    layers: fromBehind
      ? [button, crownPanel, ...strap]
      : [button, crownPanel, ...(silhouetteOf(spec).plain ? [] : [badge]), front],
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
