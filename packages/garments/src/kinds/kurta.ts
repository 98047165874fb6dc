import { type Cloth, clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { hemBorder } from '../construction/border.ts';
import { button } from '../construction/hardware.ts';
import { both, line, stitch } from '../construction/sewing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Path, type Side, symmetric, translate } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { hemLine, type SleeveCut, shortSleeve, type TopCut, teeCut } from '../skeletons/top-cut.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Tones } from '../tones.ts';
import type { Kind } from './kind.ts';

const threeQuarter: SleeveCut = {
  ...shortSleeve,
  length: 176,
  angle: 20,
  cuffWidth: 42,
  cuff: 16,
  cuffCloth: 'trim',
  hemStitch: 5,
  over: true,
  bulge: 7,
};

const kurtaCut: TopCut = {
  ...teeCut,
  top: 48,
  length: 404,
  shoulder: 88,
  slope: 18,
  chest: 80,
  waist: 76,
  hem: 98,
  armDepth: 86,
  neckWidth: 34,
  neckDepth: 40,
  backNeckDepth: 8,
  neckband: 8,
  ribbedNeckband: false,
  hemDrop: 9,
  hemStitches: 1,
  sleeve: threeQuarter,
};

/** Returns the embroidered bib that frames the neck opening. */
const bib = ({ top }: TopCut, main: Tones, trim: Tones): Mark[] => {
  const outline = symmetric(
    path`M0 ${top + 30}L27 ${top + 20}L27 ${top + 122}C27 ${top + 134} 12 ${top + 140} 0 ${top + 148}`,
  );
  const inner = symmetric(
    path`M0 ${top + 30}L24 ${top + 20}L24 ${top + 121}C24 ${top + 131} 11 ${top + 136} 0 ${top + 143}`,
  );
  const diamonds = Array.from({ length: 6 }, (_, index) =>
    both((side) => [
      shape(onSide(path`M5 ${top + 62 + index * 14}l6 -4l6 4l-6 4Z`, side), { fill: trim.base }),
    ]),
  ).flat();
  return [
    shape(outline, { fill: main.shade, opacity: 0.55 }),
    stitch(inner, main, { colour: trim.base, width: 1.3 }),
    line(outline, main, { colour: trim.base, width: 1.6, opacity: 1 }),
    ...diamonds,
  ];
};

/** Returns the side slits, open from the hip down. */
const slits = (cut: TopCut, main: Tones): Mark[] => {
  const bottom = hemLine(cut);
  const place = (slit: Path, side: Side) => onSide(translate(slit, cut.hem - kurtaCut.hem, 0), side);
  return both((side) => [
    shape(place(path`M84 ${bottom - 122}C84 ${bottom - 80} 87 ${bottom - 40} 88 ${bottom + 4}`, side), {
      stroke: main.abyss,
      width: 2,
      opacity: 0.5,
    }),
    stitch(place(path`M80 ${bottom - 126}C80 ${bottom - 80} 83 ${bottom - 40} 84 ${bottom + 4}`, side), main),
  ]);
};

const sleeves = {
  none: undefined,
  short: { ...threeQuarter, length: 96, angle: 34, cuffWidth: 46, over: false, bulge: 6, cuff: 12 },
  long: { ...threeQuarter, length: 262, angle: 13, cuffWidth: 36 },
} as const satisfies Record<string, SleeveCut | undefined>;

/** Returns the cloth of a kurta: the default trim is haldi, on haldi cloth it is anar. */
const kurtaCloth = (spec: GarmentSpec): Cloth =>
  clothOf({ ...spec, trim: spec.trim ?? (spec.colourway === 'haldi' ? 'anar' : 'haldi') });

const draw: Kind['draw'] = (spec, fromBehind) => {
  const cloth = kurtaCloth(spec);
  const { main, trim } = cloth;
  const cut = cutOf(spec, kurtaCut);
  const sleeve = spec.sleeve === undefined ? cut.sleeve : sleeves[spec.sleeve];
  const shaped: TopCut = { ...cut, sleeve, ...(sleeve === undefined ? { shoulder: 74, slope: 14 } : {}) };
  const border = hemBorder(hemLine(cut), main.base, trim.base);
  if (fromBehind) return drawTop(shaped, cloth, true, { sewn: [...border, ...slits(cut, main)] });
  const { top, neckDepth } = cut;
  return drawTop(shaped, cloth, false, {
    sewn: [...border, ...bib(cut, main, trim), ...slits(cut, main)],
    over: [
      line(path`M0 ${top + neckDepth + 8}V${top + 132}`, main, { width: 1.2 }),
      ...Array.from({ length: 4 }, (_, index) =>
        button(0, top + 64 + index * 18, 2.7, colourways.haldi.hex, main),
      ),
    ],
  });
};

export const kurtas = { kurta: { draw, folded: 'crew', cloth: kurtaCloth } } as const satisfies Readonly<
  Record<string, Kind>
>;
