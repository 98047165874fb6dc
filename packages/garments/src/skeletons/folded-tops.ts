import type { Cloth } from '../cloth.ts';
import { ambiMark } from '../construction/border.ts';
import { shirtCollar } from '../construction/collar.ts';
import { button, drawcord, label, zip } from '../construction/hardware.ts';
import { hoodEdges } from '../construction/hood.ts';
import { seam, stitch } from '../construction/sewing.ts';
import { fold, type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { type Path, sides, symmetric } from '../geometry/path.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { type Mark, shape } from '../marks.ts';
import { ribFill } from '../patterns/index.ts';

/** The form of the top of a folded stack; 'tagged' for a garment that cannot be folded and is shown whole with its swing tag. */
export type FoldedForm =
  | 'crew'
  | 'zipped'
  | 'collar'
  | 'hood'
  | 'straps'
  | 'trousers'
  | 'drawcord'
  | 'skirt'
  | 'border'
  | 'tagged';

export type StackForm = Exclude<FoldedForm, 'tagged'>;

const neckHollow = symmetric(path`M0 122C18 122 34 121 41 127C30 152 12 158 0 158`);
const neckRib = symmetric(path`M0 150C22 149 36 142 41 127L51 131C46 154 26 163 0 164`);

interface Top {
  readonly layers: readonly Layer[];
  readonly outlines: readonly Path[];
  readonly behind?: readonly Layer[];
  /** Printed on the folded body. */
  readonly printed?: readonly Mark[];
}

const shoulderSeams = ({ main }: Cloth): Mark[] =>
  seam(path`M-94 146C-74 150 -60 152 -52 132M94 146C74 150 60 152 52 132`, main, { opacity: 0.35 });

const hollow = ({ main }: Cloth): Layer[] => [
  panel({ outline: neckHollow, tones: main, fill: main.inside, edge: 8 }),
  label(0, 133, 22, 10),
];

const crew = (cloth: Cloth): Top => ({
  layers: [
    ...hollow(cloth),
    panel({ outline: neckRib, tones: cloth.trim, pattern: ribFill(cloth.trim, { depth: 0.1 }), edge: 6 }),
    ...shoulderSeams(cloth),
  ],
  outlines: [neckHollow],
});

const collar = (cloth: Cloth): Top => ({
  layers: [
    ...hollow(cloth),
    ...seam(path`M9 162V404`, cloth.main, { opacity: 0.6 }),
    stitch(path`M6 164V404M-6 164V404`, cloth.main, { width: 0.85 }),
    ...[196, 246, 296, 346].map((y) => button(0, y, 3.6, '#f6f1e6', cloth.main)),
    ...shirtCollar(
      { top: 130, width: 40, depth: 32 },
      cloth.main === cloth.trim ? cloth.main : cloth.trim,
      cloth.main === cloth.trim ? cloth.pattern : undefined,
    ),
    ...shoulderSeams(cloth),
  ],
  outlines: [neckHollow, path`M-54 142C-52 124 -30 116 0 116C30 116 52 124 54 142Z`],
});

const hood = (cloth: Cloth): Top => {
  const lying = path`M-60 140C-76 104 -46 84 0 82C46 84 76 104 60 140C40 156 -40 156 -60 140Z`;
  return {
    behind: [
      panel({
        outline: lying,
        tones: cloth.main,
        pattern: cloth.surface(),
        edge: 16,
        folds: [fold([-56, 128], [-10, 92], 6, 4), fold([54, 122], [12, 90], 6, -4)],
      }),
      panel({
        outline: path`M-42 136C-48 112 -26 98 0 97C26 98 48 112 42 136C24 154 -24 154 -42 136Z`,
        tones: cloth.main,
        fill: cloth.main.inside,
        edge: 10,
      }),
    ],
    layers: [...hoodEdges(cloth, 116), ...shoulderSeams(cloth)],
    outlines: [lying],
  };
};

const straps = (cloth: Cloth): Top => {
  const { main } = cloth;
  const lying = sides.map((side) =>
    ribbon(
      [
        [52 * side, 140],
        [50 * side, 116],
        [40 * side, 106],
        [28 * side, 120],
        [34 * side, 156],
        [46 * side, 188],
      ],
      8,
    ),
  );
  return {
    layers: [
      ...lying.flatMap((strap) => [
        shape(strap, { fill: main.abyss, opacity: 0.35, blur: 1.2, offset: [1.5, 3] }),
        shape(strap, { fill: main.base, stroke: main.line, width: 0.9 }),
      ]),
      stitch(path`M-94 142H94`, main),
    ],
    outlines: lying,
  };
};

const zipped = (cloth: Cloth): Top => {
  const neck = crew(cloth);
  const edge = path`M12 164V404M-12 164V404`;
  return {
    ...neck,
    layers: [
      ...seam(edge, cloth.main),
      stitch(path`M15 164V404M-15 164V404`, cloth.main),
      ...zip(0, 160, 404),
      ...neck.layers,
    ],
  };
};

/** Returns the waistband at the top of a stack, with the inside of the waist above it. */
const waist = (cloth: Cloth, elastic: boolean): Top => {
  const { main, trim } = cloth;
  const band = symmetric(path`M0 126L98 124L100 152L0 154`);
  const inside = symmetric(path`M0 118C50 118 80 119 97 124L97 134L0 136`);
  const own = trim === main ? cloth.surface() : undefined;
  return {
    behind: [shape(inside, { fill: main.inside }), label(0, 119, 24, 8)],
    layers: [
      panel({
        outline: band,
        tones: trim,
        pattern: elastic ? ribFill(trim, { scale: 1.3, depth: 0.14 }) : own,
        edge: 9,
        lift: 2.5,
        sewn: elastic ? [] : [stitch(path`M-100 129H100`, trim), stitch(path`M-100 149H100`, trim)],
      }),
    ],
    outlines: [band, inside],
  };
};

/** Returns the lines of trousers that are folded once along their length, so that one leg lies on the other. */
const lengthwiseFold = ({ main }: Cloth): Layer[] => [
  ...seam(path`M-62 156C-60 190 -46 210 -16 214M62 156C60 190 46 210 16 214`, main, { opacity: 0.45 }),
  stitch(path`M-58 156C-56 187 -43 206 -16 210M58 156C56 187 43 206 16 210`, main),
  shape(path`M4 156C6 240 -2 320 2 402`, {
    stroke: main.abyss,
    width: 7,
    opacity: 0.3,
    blur: 2.5,
    offset: [3, 0],
  }),
  ...seam(path`M3 156C5 240 -3 320 1 402`, main, { width: 1.3 }),
];

const trousers = (cloth: Cloth): Top => {
  const { main } = cloth;
  const top = waist(cloth, false);
  return {
    ...top,
    layers: [
      ...top.layers,
      ...lengthwiseFold(cloth),
      ...[-66, 66].map((x) =>
        shape(path`M${x - 4} 120H${x + 4}V158H${x - 4}Z`, { fill: main.base, stroke: main.line, width: 0.9 }),
      ),
      button(0, 139, 5.5, main.light, main),
    ],
  };
};

const drawstring = (cloth: Cloth): Top => {
  const top = waist(cloth, true);
  return {
    ...top,
    layers: [...top.layers, ...lengthwiseFold(cloth), ...drawcord(140, '#fff8ea', cloth.main, 70)],
  };
};

/** Gathers below a plain band. */
const skirt = (cloth: Cloth): Top => {
  const top = waist(cloth, false);
  const gathers = [-80, -58, -34, -8, 18, 46, 74].map(
    (x) => path`M${x} 156C${x + 1} 190 ${x + 3} 240 ${x * 1.02} 300`,
  );
  return {
    ...top,
    layers: [
      ...top.layers,
      shape(gathers.flat(), { stroke: cloth.main.deep, width: 5, opacity: 0.4, blur: 2.5 }),
      shape(gathers.flat(), { stroke: cloth.main.glow, width: 4, opacity: 0.35, blur: 2.5, offset: [-7, 0] }),
    ],
  };
};

const border = ({ main, trim }: Cloth): Top => ({
  layers: [],
  outlines: [],
  printed: [
    shape(path`M-110 318H110V410H-110Z`, { fill: trim.base }),
    shape(path`M-110 308H110M-110 302H110`, { stroke: trim.base, width: 2.4 }),
    shape(path`M-110 330H110M-110 390H110`, { stroke: main.base, width: 2 }),
    ...Array.from({ length: 9 }, (_, index) =>
      ambiMark((index - 4) * 23, 360, {
        scale: 1.2,
        fill: main.base,
        line: trim.base,
        flip: index % 2 === 1,
      }),
    ),
    shape(path`M-97 134V302M97 134V302`, { stroke: trim.base, width: 20 }),
  ],
});

export const foldedTops: Readonly<Record<StackForm, (cloth: Cloth) => Top>> = {
  trousers,
  drawcord: drawstring,
  skirt,
  zipped,
  crew,
  collar,
  hood,
  straps,
  border,
};
