import type { Cloth } from '../cloth.ts';
import { ambiMark } from '../construction/border.ts';
import { drapedCloth, drapedGrain, tassel } from '../construction/draped-cloth.ts';
import { type Drawing, fold, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { shape } from '../marks.ts';
import { silhouetteOf } from '../silhouettes.ts';
import type { GarmentSpec } from '../spec.ts';

/** Returns one hanging end of a dupatta. */
const fall = (
  left: number,
  right: number,
  end: number,
  lift: number,
  { main, trim, surface }: Cloth,
): Panel => {
  const start = 64;
  const sway = (right - left) * 0.06;
  const band = end - 52;
  const count = Math.round((right - left) / 20);
  const middle = (left + right) / 2;
  return panel({
    outline: path`M${left + 8} ${start + 4}C${left + 2} ${start - 4} ${right - 2} ${start - 6} ${right - 8} ${start + 2}C${right - 2} 160 ${right + sway} ${end - 120} ${right + sway} ${end - 3}Q${middle} ${end + 8} ${left - sway} ${end}C${left - sway} ${end - 120} ${left + 2} 160 ${left + 8} ${start + 4}Z`,
    tones: main,
    pattern: surface({ shift: [left, 0] }),
    printed: [
      shape(
        path`M${left - 20} ${band}Q${middle} ${band + 8} ${right + 20} ${band - 2}V${end + 20}H${left - 20}Z`,
        { fill: trim.base },
      ),
      shape(path`M${left - 20} ${band - 7}Q${middle} ${band + 1} ${right + 20} ${band - 9}`, {
        stroke: trim.base,
        width: 2.4,
      }),
      shape(
        path`M${left - 20} ${band + 8}Q${middle} ${band + 16} ${right + 20} ${band + 6}M${left - 20} ${end - 8}Q${middle} ${end} ${right + 20} ${end - 10}`,
        { stroke: main.base, width: 1.6 },
      ),
      ...Array.from({ length: count }, (_, index) =>
        ambiMark(left + 10 + index * 20, band + 28, {
          scale: 0.85,
          fill: main.base,
          line: trim.base,
          flip: index % 2 === 0,
        }),
      ),
      shape(
        path`M${left + 3} ${start}C${left - 2} 160 ${left - sway + 4} ${end - 120} ${left - sway + 4} ${end}`,
        { stroke: trim.base, width: 9 },
      ),
      shape(
        path`M${right - 3} ${start}C${right + 2} 160 ${right + sway - 4} ${end - 120} ${right + sway - 4} ${end}`,
        { stroke: trim.base, width: 9 },
      ),
    ],
    folds: [0.16, 0.34, 0.52, 0.7, 0.88].flatMap((part) => {
      const x = left + (right - left) * part;
      return [
        fold([x, start + 2], [x + (part - 0.5) * 14, end], 7, 3, { blur: 5, opacity: 0.42 }),
        fold([x - 9, start + 2], [x - 9 + (part - 0.5) * 14, end], 7, 3, {
          tone: 'light',
          blur: 5,
          opacity: 0.5,
        }),
        fold([x + 3, start], [x + 2, start + 90], 3, 0, { blur: 1.2, opacity: 0.4 }),
      ];
    }),
    edge: 16,
    lift,
  });
};

/** Draws a long scarf folded over once, one end hanging lower than the other. */
export const dupatta = (spec: GarmentSpec): Drawing => {
  const cloth = drapedCloth(spec);
  const { main, trim } = cloth;
  const behind = fall(-34, 104, 420, 0, cloth);
  const { length: end = 352 } = silhouetteOf(spec);
  const front = fall(-104, 34, end, 5, cloth);
  const fringe = (left: number, count: number, y: number) =>
    Array.from({ length: count }, (_, index) => tassel(left + index * 14, y, trim));
  return {
    tones: main,
    layers: [behind, ...fringe(-36, 11, 420), front, ...fringe(-106, 11, end)],
    outlines: [
      behind.outline,
      front.outline,
      path`M-42 414H112V444H-42Z`,
      path`M-112 ${end - 6}H42V${end + 24}H-112Z`,
    ],
    landmarks: {
      across: { left: -110, right: 40, y: 180 },
      down: { x: 74, top: 62, bottom: 424 },
      focus: [-34, end - 46],
      tag: [-20, 120],
    },
    grain: drapedGrain,
  };
};
