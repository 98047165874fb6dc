import { clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { chestArt } from '../construction/chest-art.ts';
import { placket } from '../construction/closures.ts';
import { collarFromBehind, shirtCollar } from '../construction/collar.ts';
import { line, stitch } from '../construction/sewing.ts';
import { path } from '../geometry/parse.ts';
import { type Mark, rigid, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { longSleeve, type SleeveCut, shortSleeve, type TopCut, teeCut } from '../skeletons/top-cut.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Kind } from './kind.ts';

/** Returns the spec's chest art in the trim colour; without a trim, dark on pale cloth and off-white on deep cloth. */
export const chestPrint = (
  spec: GarmentSpec,
  y: number,
  scale: number,
  fallback?: GarmentSpec['chestArt'],
): Mark[] => {
  const art = spec.chestArt ?? fallback;
  if (art === undefined) return [];
  const cloth = colourways[spec.colourway];
  const pale = cloth.oklch[0] > 0.6;
  const contrast = colourways[pale ? 'neel' : 'lassi'].hex;
  const ink = spec.trim === undefined || spec.trim === spec.colourway ? contrast : colourways[spec.trim].hex;
  const second = colourways[pale ? 'sindoor' : 'haldi'].hex;
  return [chestArt(art, 0, y, { ink, second, cloth: cloth.hex }, scale)];
};

const sleeveOf = (spec: GarmentSpec, short: SleeveCut): SleeveCut | undefined => {
  if (spec.sleeve === 'none') return undefined;
  return spec.sleeve === 'long' ? longSleeve : short;
};

const tee =
  (base: TopCut, artScale: number, fallbackArt?: GarmentSpec['chestArt']): Kind['draw'] =>
  (spec, fromBehind) => {
    const cut = cutOf(spec, base);
    const sleeve = cut.sleeve === undefined ? undefined : sleeveOf(spec, cut.sleeve);
    const v = spec.neckline === 'v';
    const shaped: TopCut = {
      ...cut,
      sleeve,
      // A sleeveless shoulder is narrower: otherwise the armhole would stick out.
      ...(cut.sleeve !== undefined && sleeve === undefined
        ? { shoulder: cut.shoulder - 24, slope: cut.slope - 6 }
        : {}),
      ...(v ? { neckline: 'v', neckDepth: cut.neckDepth + 30 } : {}),
    };
    const printed = fromBehind
      ? []
      : chestPrint(spec, cut.top + cut.neckDepth + cut.length * 0.32, artScale, fallbackArt);
    return drawTop(shaped, clothOf(spec), fromBehind, { printed });
  };

const plainTee: TopCut = { ...teeCut, sleeve: shortSleeve };

const oversizedTee: TopCut = {
  ...teeCut,
  shoulder: 132,
  slope: 30,
  chest: 116,
  waist: 114,
  hem: 119,
  length: 330,
  armDepth: 112,
  neckDepth: 30,
  neckband: 12,
  top: 86,
  sleeve: { ...shortSleeve, length: 106, angle: 24, cuffWidth: 66, hemStitch: 9 },
};

const cropTee: TopCut = {
  ...teeCut,
  shoulder: 86,
  slope: 16,
  chest: 78,
  waist: 74,
  hem: 74,
  length: 196,
  armDepth: 84,
  neckWidth: 44,
  neckDepth: 44,
  neckband: 8,
  top: 142,
  hemRib: 14,
  hemDrop: 5,
  sleeve: { ...shortSleeve, length: 66, angle: 40, cuffWidth: 44 },
};

const tankTop: TopCut = {
  ...teeCut,
  shoulder: 64,
  slope: 5,
  chest: 86,
  waist: 82,
  hem: 86,
  length: 310,
  armDepth: 104,
  armScoop: 24,
  neckDepth: 62,
  neckWidth: 44,
  backNeckDepth: 26,
  neckband: 7,
  top: 74,
};

const poloCut: TopCut = {
  ...teeCut,
  shoulder: 108,
  length: 330,
  neckline: 'collar',
  neckWidth: 38,
  neckDepth: 30,
  neckband: 0,
  label: false,
  sleeve: { ...shortSleeve, length: 100, angle: 34, cuff: 13, ribbedCuff: true, cuffCloth: 'trim' },
};

const polo: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const cut = cutOf(spec, poloCut);
  const neck = { top: cut.top, width: cut.neckWidth, depth: cut.neckDepth };
  if (fromBehind) return drawTop(cut, cloth, true, { over: collarFromBehind(neck, cloth.trim) });
  const end = path`M-10 ${cut.top + 112}H10`;
  return drawTop(cut, cloth, false, {
    sewn: [
      ...placket(cloth.main, {
        top: cut.top + 26,
        bottom: cut.top + 112,
        reach: 10,
        buttons: 2,
        firstButton: 22,
        gap: 36,
      }),
      line(end, cloth.main),
      stitch(path`M-10 ${cut.top + 108}H10`, cloth.main),
    ],
    over: [
      ...shirtCollar(neck, cloth.trim),
      rigid([52, cut.top + 92], [shape(path`M-7 5L0 -7L7 5Z`, { fill: cloth.trim.base })]),
    ],
  });
};

const foldedPrint = (fallback?: GarmentSpec['chestArt']) => (spec: GarmentSpec) =>
  chestPrint(spec, 276, 1.5, fallback);

export const tees = {
  't-shirt': { draw: tee(plainTee, 1), folded: 'crew', foldedPrint: foldedPrint() },
  'printed-tee': { draw: tee(plainTee, 1.5, 'sun'), folded: 'crew', foldedPrint: foldedPrint('sun') },
  'oversized-tee': { draw: tee(oversizedTee, 1.3), folded: 'crew', foldedPrint: foldedPrint() },
  'crop-tee': { draw: tee(cropTee, 0.72), folded: 'crew' },
  'tank-top': { draw: tee(tankTop, 0.9), folded: 'crew' },
  polo: { draw: polo, folded: 'collar' },
} as const satisfies Readonly<Record<string, Kind>>;
