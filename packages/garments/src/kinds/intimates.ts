import { clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { both, bothSides, seam, stitch } from '../construction/sewing.ts';
import { fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, symmetric } from '../geometry/path.ts';
import { circle, type Mark, shape } from '../marks.ts';
import { meshFill, ribFill } from '../patterns/index.ts';
import { cutOf } from '../silhouettes.ts';
import { type BottomCut, bottomLines, drawBottom, trouserCut } from '../skeletons/bottom.ts';
import type { Tones } from '../tones.ts';
import { braBack, braFront } from './bra.ts';
import type { Kind } from './kind.ts';

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

/** Returns the firm panel over the stomach, and the lifting seams at the back. */
const shaping = (cut: BottomCut, tones: Tones, fromBehind: boolean): Mark[] => {
  const { waistbandBottom: y, crotch } = bottomLines(cut);
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
  const cut = cutOf(spec, shapewearCut);
  const { top, waist } = cut;
  return drawBottom(cut, cloth, fromBehind, {
    over: [
      ...shaping(cut, cloth.main, fromBehind),
      // The silicone dots that stop the waist from rolling down.
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
