import type { Cloth } from '../cloth.ts';
import { ambiMark } from '../construction/border.ts';
import { drapedCloth, drapedGrain, tassel } from '../construction/draped-cloth.ts';
import { line } from '../construction/sewing.ts';
import { type Drawing, fold, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { shape } from '../marks.ts';
import { reshape, silhouetteOf } from '../silhouettes.ts';
import type { GarmentSpec } from '../spec.ts';
import { warpDrawing } from '../warp-drawing.ts';

const top = 62;
const bottom = 432;
const pleats = 6;
const pleatWidth = 38;

/** Returns one of the knife pleats, which fan out to the left, with its woven border at the foot. */
const pleat = (index: number, { main, trim, surface }: Cloth): Panel => {
  const x = -132 + index * pleatWidth * 0.92;
  const fan = (index - (pleats - 1) / 2) * 7;
  const w = pleatWidth;
  const foot = (index % 2) * 4;
  const border = bottom - 58;
  const [left, right] = [x - 20 + fan, x + w * 1.6 + fan];
  return panel({
    outline: path`M${x} ${top + 6}L${x + w * 1.15} ${top + 6}C${x + w * 1.15 + fan * 0.3} 200 ${x + w * 1.2 + fan} 330 ${x + w * 1.25 + fan} ${bottom - 4 + foot}Q${x + w * 0.6 + fan} ${bottom + 8} ${x + fan - 4} ${bottom - 2 + foot}C${x + fan - 2} 330 ${x + fan * 0.3} 200 ${x} ${top + 6}Z`,
    tones: main,
    pattern: surface({ shift: [index * 5, index * 9] }),
    printed: [
      shape(path`M${left} ${border}H${right}V${bottom + 20}H${left}Z`, { fill: trim.base }),
      shape(path`M${left} ${border - 6}H${right}M${left} ${border - 11}H${right}`, {
        stroke: trim.base,
        width: 2,
      }),
      shape(path`M${left} ${border + 7}H${right}M${left} ${bottom - 9}H${right}`, {
        stroke: main.base,
        width: 1.6,
      }),
      ...[0, 1, 2].map((motif) =>
        ambiMark(x + 6 + motif * 18 + fan, border + 29, {
          scale: 0.9,
          fill: main.base,
          line: trim.base,
          flip: motif % 2 === 1,
        }),
      ),
    ],
    folds: [
      fold([x + w, top + 10], [x + w * 1.08 + fan, bottom], 8, 0, { blur: 5, opacity: 0.5 }),
      fold([x + w * 0.32, top + 10], [x + w * 0.3 + fan, bottom], 8, 0, {
        tone: 'light',
        blur: 5,
        opacity: 0.5,
      }),
      fold([x + w * 0.75, top + 10], [x + w * 0.8 + fan, bottom], 5, 0, { opacity: 0.3 }),
    ],
    edge: 14,
  });
};

/** Returns the pallu, which is worn over the shoulder: from the top left, with its broad border at the lower right. */
const pallu = ({ main, trim, surface }: Cloth): Panel => {
  const band = 286;
  const zari = (d: ReturnType<typeof path>, width: number) => shape(d, { stroke: trim.base, width });
  const beads = (d: ReturnType<typeof path>, width: number) =>
    shape(d, { stroke: main.base, width, dash: '1 7', cap: 'round' });
  return panel({
    outline: path`M-140 ${top + 2}C-60 ${top - 14} 60 ${top - 12} 126 ${top}C140 ${top + 40} 146 160 148 250C149 290 150 330 150 366C120 376 84 372 52 362C44 280 8 206 -58 150C-92 122 -124 100 -140 ${top + 2}Z`,
    tones: main,
    pattern: surface({ angle: 12, shift: [11, 0] }),
    printed: [
      shape(path`M30 ${band}Q100 ${band + 14} 160 ${band + 2}V390H30Z`, { fill: trim.base }),
      zari(path`M30 ${band - 8}Q100 ${band + 6} 160 ${band - 6}`, 3),
      shape(
        path`M30 ${band + 9}Q100 ${band + 23} 160 ${band + 11}M30 ${band + 64}Q100 ${band + 78} 160 ${band + 66}`,
        { stroke: main.base, width: 2 },
      ),
      ...[0, 1, 2, 3, 4].map((motif) =>
        ambiMark(52 + motif * 22, band + 40 + Math.sin((motif / 4) * Math.PI) * 4, {
          scale: 1.05,
          fill: main.base,
          line: trim.base,
          flip: motif % 2 === 1,
        }),
      ),
      zari(path`M126 ${top - 4}C140 ${top + 40} 146 160 148 250V380`, 34),
      zari(path`M110 ${top - 4}C122 ${top + 40} 127 160 128 250V${band}`, 2),
      beads(path`M132 ${top}C139 ${top + 40} 141 160 142 250V${band}`, 5),
      zari(path`M-142 ${top + 2}C-124 100 -92 122 -58 150C8 206 44 280 52 362`, 26),
      zari(path`M-124 ${top + 12}C-110 98 -84 112 -46 138C22 190 58 262 68 300`, 2),
      beads(path`M-138 ${top + 6}C-122 98 -94 118 -54 146C10 200 46 274 55 340`, 4),
    ],
    folds: [
      fold([-100, top + 8], [60, 300], 12, 18, { blur: 5, opacity: 0.34 }),
      fold([-60, top + 4], [84, 320], 12, 18, { tone: 'light', blur: 5 }),
      fold([-20, top + 2], [104, 340], 10, 16, { blur: 5, opacity: 0.36 }),
      fold([30, top], [122, 340], 10, 12, { tone: 'light', blur: 5 }),
      fold([66, top], [136, 330], 8, 8, { blur: 5, opacity: 0.32 }),
      fold([-120, top + 10], [10, 200], 6, 10, { opacity: 0.28 }),
    ],
    edge: 18,
    lift: 5,
  });
};

/** Draws a saree laid out as in a shop: pleats fanned to the left, the pallu across them. */
export const saree = (spec: GarmentSpec): Drawing => {
  const cloth = drapedCloth(spec);
  const { main, trim } = cloth;
  const fanned = Array.from({ length: pleats }, (_, index) => pleat(index, cloth)).reverse();
  const over = pallu(cloth);
  const { last } = silhouetteOf(spec);
  const draped: Drawing = {
    tones: main,
    layers: [
      over,
      ...Array.from({ length: 9 }, (_, index) =>
        tassel(56 + index * 11.3, 363 + Math.sin((index / 8) * Math.PI) * 9, trim),
      ),
      line(path`M-138 ${top + 3}C-60 ${top - 13} 60 ${top - 11} 125 ${top + 1}`, main, {
        colour: main.glow,
        width: 1.6,
        opacity: 0.6,
      }),
    ],
    outlines: [over.outline, path`M52 360L150 366L152 388L52 386Z`],
    landmarks: {
      across: { left: -132, right: 148, y: 196 },
      down: { x: 66, top: top - 4, bottom: bottom },
      focus: [88, 296],
      tag: [92, 130],
    },
    grain: drapedGrain,
  };
  const { layers, outlines, ...drawing } = last ? warpDrawing(draped, reshape(last)) : draped;
  return {
    ...drawing,
    layers: [...fanned, ...layers],
    outlines: [...fanned.map((piece) => piece.outline), ...outlines],
  };
};
