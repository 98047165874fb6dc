import { type Cloth, clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { collarFromBehind } from '../construction/collar.ts';
import { button } from '../construction/hardware.ts';
import { both, line, seam, stitch } from '../construction/sewing.ts';
import { type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Path } from '../geometry/path.ts';
import { rigid, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { hemLine, shortSleeve, type TopCut, teeCut } from '../skeletons/top-cut.ts';
import type { Kind } from './kind.ts';

const blazerCut: TopCut = {
  ...teeCut,
  top: 66,
  length: 366,
  shoulder: 114,
  slope: 18,
  chest: 100,
  waist: 88,
  hem: 104,
  armDepth: 98,
  neckline: 'v',
  neckWidth: 32,
  neckDepth: 152,
  neckband: 0,
  hemStitches: 1,
  foldStrength: 0.8,
  sleeve: { ...shortSleeve, length: 296, angle: 10, cuffWidth: 42, hemStitch: 5, over: true, bulge: 12 },
};

/** Returns notched lapels rolling to the top button. */
const lapels = ({ main, surface }: Cloth, top: number): Layer[] =>
  ([-1, 1] as const).flatMap((side): Layer[] => {
    const lapel = path`M0 ${top + 156}C18 ${top + 120} 30 ${top + 70} 33 ${top + 18}L58 ${top + 46}L52 ${top + 56}L70 ${top + 66}C58 ${top + 112} 34 ${top + 146} 4 ${top + 166}Z`;
    const collar = path`M20 ${top - 10}C30 ${top - 8} 38 ${top - 2} 42 ${top + 4}L64 ${top + 38}L57 ${top + 48}L32 ${top + 34}C32 ${top + 18} 28 ${top + 4} 20 ${top - 10}Z`;
    return [
      panel({
        outline: onSide(lapel, side),
        tones: main,
        pattern: surface({ angle: side * -16 }),
        edge: 10,
        lift: 2.5,
      }),
      panel({
        outline: onSide(collar, side),
        tones: main,
        pattern: surface({ angle: side * 24 }),
        edge: 8,
        lift: 2,
      }),
    ];
  });

/** Returns the part of the collar behind the neck, seen from the front. */
const collarFall = (top: number): Path =>
  path`M-43 ${top + 5}C-38 ${top - 3} -32 ${top - 10} -20 ${top - 13}C-8 ${top - 15} 8 ${top - 15} 20 ${top - 13}C32 ${top - 10} 38 ${top - 3} 43 ${top + 5}C22 ${top + 12} -22 ${top + 12} -43 ${top + 5}Z`;

export const blazer: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, blazerCut);
  const cloth = clothOf(spec);
  const { main } = cloth;
  const { top } = cut;
  const bottom = hemLine(cut);
  const cuffButtons = both((side) =>
    [0, 1, 2].map((index) =>
      button((159 - index * 2.4) * side, top + 290 - index * 11, 2.6, main.deep, main),
    ),
  );
  if (fromBehind) {
    return drawTop(cut, cloth, true, {
      sewn: [
        ...seam(path`M0 ${top}C3 ${top + 100} -3 ${top + 180} 0 ${bottom - 96}`, main),
        // The vent: the left side lies over the right.
        ...seam(path`M0 ${bottom - 96}L-4 ${bottom + 10}`, main, { width: 1.6, opacity: 0.9 }),
        line(path`M0 ${bottom - 96}L14 ${bottom - 90}`, main),
      ],
      over: [...collarFromBehind({ top, width: 30, depth: 30 }, main, spec.pattern), ...cuffButtons],
    });
  }
  const flap = path`M34 ${top + 236}L84 ${top + 230}L86 ${top + 250}Q60 ${top + 258} 36 ${top + 256}Z`;
  const square = colourways[spec.trim ?? 'lassi'].hex;
  const opening = path`M0 ${top + 160}C4 ${top + 240} -6 ${top + 300} -14 ${bottom + 12}`;
  const drawn = drawTop(cut, { ...cloth, trim: main }, false, {
    sewn: [
      // Below the last button the two fronts separate.
      shape(
        path`M-3 ${bottom - 52}C-2 ${bottom - 26} -12 ${bottom - 4} -34 ${bottom + 14}H34C10 ${bottom - 2} 0 ${bottom - 26} -3 ${bottom - 52}Z`,
        {
          fill: main.abyss,
          opacity: 0.55,
          blur: 1.2,
        },
      ),
      ...seam(opening, main, { width: 1.4 }),
      ...both((side) =>
        seam(onSide(path`M62 ${top + 130}C56 ${top + 170} 54 ${top + 200} 56 ${top + 232}`, side), main, {
          opacity: 0.4,
        }),
      ),
      shape(path`M40 ${top + 118}L74 ${top + 112}L74 ${top + 119}L41 ${top + 125}Z`, { fill: main.shade }),
      line(path`M40 ${top + 118}L74 ${top + 112}L74 ${top + 119}L41 ${top + 125}Z`, main),
      rigid(
        [57, top + 115],
        [
          shape(path`M-13 2L-7 -13L1 -4L6 -14L13 0Z`, { fill: square }),
          line(path`M-7 -13L-4 1M6 -14L4 0`, main),
        ],
        {
          turn: -8,
        },
      ),
      ...both((side) => {
        const outline = onSide(flap, side);
        return [
          shape(outline, { fill: main.abyss, opacity: 0.35, blur: 1.2, offset: [1, 3] }),
          shape(outline, { fill: main.base }),
          shape(outline, { fill: cloth.surface({ angle: side * -4 }) ?? main.base }),
          line(outline, main),
          stitch(onSide(path`M38 ${top + 252}Q60 ${top + 254} 83 ${top + 247}`, side), main),
        ];
      }),
      button(-4, top + 176, 5, main.deep, main),
      button(-5, top + 222, 5, main.deep, main),
    ],
    over: cuffButtons,
    behind: [panel({ outline: collarFall(top), tones: main, fill: main.shade, edge: 6 })],
    behindOutlines: [collarFall(top)],
  });
  return { ...drawn, layers: [...drawn.layers, ...lapels(cloth, top)] };
};
