import { type Cloth, clothOf, denimCloth } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { collarFromBehind, shirtCollar } from '../construction/collar.ts';
import { button, zip } from '../construction/hardware.ts';
import { both, bothSides, line, seam, stitch } from '../construction/sewing.ts';
import { type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Path } from '../geometry/path.ts';
import { type Mark, rigid, shape } from '../marks.ts';
import { drawTop, hemLine, type TopCut, teeCut } from '../skeletons/top.ts';
import { shortSleeve } from '../skeletons/top-sleeve.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Kind } from './kind.ts';
import { sweatshirtCut } from './knits.ts';

/** The orange thread of denim. */
export const denimThread = '#d8974e';

const bomberCut: TopCut = {
  ...sweatshirtCut,
  top: 96,
  length: 292,
  shoulder: 116,
  slope: 26,
  chest: 106,
  waist: 106,
  hem: 98,
  armDepth: 106,
  hemRib: 28,
  hemDrop: 3,
  neckDepth: 22,
  neckWidth: 42,
  backNeckDepth: 8,
  neckband: 16,
  foldStrength: 1.3,
  sleeve: {
    ...shortSleeve,
    length: 268,
    angle: 14,
    cuffWidth: 38,
    cuff: 28,
    ribbedCuff: true,
    cuffCloth: 'trim',
    over: true,
    bulge: 16,
  },
};

const weltPocket = ({ main }: Cloth): Mark[] =>
  both((side) => {
    const mouth = onSide(path`M40 288L68 236`, side);
    return [
      shape(mouth, { stroke: main.abyss, width: 12, opacity: 0.25, cap: 'round' }),
      shape(mouth, { stroke: main.shade, width: 9, cap: 'round' }),
      shape(mouth, { stroke: main.line, width: 1.4 }),
      stitch(onSide(path`M33 284L61 232M47 292L75 240`, side), main),
    ];
  });

/** Black ribs unless asked otherwise. */
const bomberCloth = (spec: GarmentSpec): Cloth => clothOf({ ...spec, trim: spec.trim ?? 'kajal' });

const bomber: Kind['draw'] = (spec, fromBehind) => {
  const cut = bomberCut;
  const cloth = bomberCloth(spec);
  if (fromBehind) return drawTop(cut, cloth, true);
  const { main } = cloth;
  const bottom = hemLine(cut);
  const collar = cut.top + 28;
  return drawTop(cut, cloth, false, {
    sewn: [
      shape(path`M-13 ${collar}V${bottom + 10}H13V${collar}Z`, { fill: main.shade }),
      ...both((side) => [
        ...seam(path`M${13 * side} ${collar}V${bottom}`, main),
        stitch(path`M${16 * side} ${collar + 2}V${bottom}`, main),
      ]),
      ...weltPocket(cloth),
    ],
    over: zip(0, cut.top + 24, bottom + 4),
  });
};

const truckerCut: TopCut = {
  ...bomberCut,
  top: 90,
  length: 288,
  chest: 104,
  waist: 100,
  hem: 96,
  hemRib: 0,
  hemStitches: 1,
  neckline: 'collar',
  neckWidth: 38,
  neckDepth: 30,
  neckband: 0,
  label: false,
  foldStrength: 1.1,
  sleeve: {
    ...shortSleeve,
    length: 266,
    angle: 14,
    cuffWidth: 42,
    cuff: 26,
    hemStitch: 4,
    over: true,
    bulge: 12,
  },
};

/** Waistband and yoke, the same in front and behind. */
const truckerSeams = ({ main }: Cloth, top: number, bottom: number): Mark[] => {
  const thread = { colour: denimThread };
  const yoke = path`M-140 ${top + 76}Q0 ${top + 84} 140 ${top + 76}`;
  const band = path`M-140 ${bottom - 27}Q0 ${bottom - 19} 140 ${bottom - 27}`;
  return [
    ...seam(yoke, main, { width: 1.3 }),
    stitch(path`M-140 ${top + 80}Q0 ${top + 88} 140 ${top + 80}`, main, thread),
    ...seam(band, main, { width: 1.3 }),
    stitch(path`M-140 ${bottom - 31}Q0 ${bottom - 23} 140 ${bottom - 31}`, main, thread),
  ];
};

const trucker: Kind['draw'] = (spec, fromBehind) => {
  const cut = truckerCut;
  const cloth = denimCloth(spec);
  const { main } = cloth;
  const neck = { top: cut.top, width: cut.neckWidth, depth: cut.neckDepth };
  const bottom = hemLine(cut);
  const { top } = cut;
  const thread = { colour: denimThread };
  const grain = { frequency: [0.5, 1.2], opacity: 0.22 } as const;
  const panels = bothSides(path`M58 ${top + 82}L34 ${bottom - 28}M82 ${top + 80}L72 ${bottom - 26}`);
  if (fromBehind) {
    return drawTop(cut, cloth, true, {
      sewn: [
        ...truckerSeams(cloth, top, bottom),
        ...seam(bothSides(path`M52 ${top + 82}L38 ${bottom - 28}`), main),
        stitch(bothSides(path`M48 ${top + 83}L34 ${bottom - 28}`), main, thread),
      ],
      over: collarFromBehind(neck, main, spec.pattern),
      grain,
    });
  }
  const flap = path`M30 ${top + 74}H80V${top + 92}L55 ${top + 102}L30 ${top + 92}Z`;
  return drawTop(cut, cloth, false, {
    sewn: [
      ...truckerSeams(cloth, top, bottom),
      ...seam(panels, main),
      stitch(
        bothSides(path`M54 ${top + 84}L30 ${bottom - 28}M86 ${top + 81}L76 ${bottom - 26}`),
        main,
        thread,
      ),
      ...seam(path`M11 ${top + 26}V${bottom + 8}`, main, { width: 1.3 }),
      stitch(path`M8 ${top + 28}V${bottom + 8}M-8 ${top + 28}V${bottom + 8}`, main, thread),
      ...Array.from({ length: 6 }, (_, index) => button(1, top + 52 + index * 42, 3.8, '#b9814a', main)),
    ],
    over: [
      ...both((side) => {
        const outline = onSide(flap, side);
        return [
          shape(outline, { fill: main.abyss, opacity: 0.35, blur: 1.2, offset: [1, 3] }),
          shape(outline, { fill: main.base }),
          shape(outline, { fill: cloth.surface() ?? main.base }),
          line(outline, main),
          stitch(
            onSide(path`M33 ${top + 77}V${top + 90}L55 ${top + 99}L77 ${top + 90}V${top + 77}`, side),
            main,
            thread,
          ),
          button(55 * side, top + 92, 3.2, '#b9814a', main),
        ];
      }),
      ...shirtCollar(neck, main, spec.pattern),
    ],
    grain,
  });
};

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

/** Notched lapels rolling to the top button. */
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

/** The collar where it goes round the back of the neck, seen from the front. */
const collarFall = (top: number): Path =>
  path`M-43 ${top + 5}C-38 ${top - 3} -32 ${top - 10} -20 ${top - 13}C-8 ${top - 15} 8 ${top - 15} 20 ${top - 13}C32 ${top - 10} 38 ${top - 3} 43 ${top + 5}C22 ${top + 12} -22 ${top + 12} -43 ${top + 5}Z`;

const blazer: Kind['draw'] = (spec, fromBehind) => {
  const cut = blazerCut;
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
      // Below the last button the fronts fall apart.
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

export const jackets = {
  'bomber-jacket': { draw: bomber, folded: 'zipped', cloth: bomberCloth },
  'denim-jacket': { draw: trucker, folded: 'collar', cloth: denimCloth },
  blazer: { draw: blazer, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
