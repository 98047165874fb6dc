import { clothOf } from '../cloth.ts';
import { patchPocket, placket } from '../construction/closures.ts';
import { collarFromBehind, shirtCollar } from '../construction/collar.ts';
import { seam, stitch } from '../construction/sewing.ts';
import { path } from '../geometry/parse.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { type SleeveCut, shortSleeve, type TopCut, teeCut } from '../skeletons/top-cut.ts';
import type { Kind } from './kind.ts';

const cuffedSleeve: SleeveCut = {
  ...shortSleeve,
  length: 262,
  angle: 13,
  cuffWidth: 40,
  cuff: 26,
  hemStitch: 4,
  over: true,
  bulge: 10,
};

const halfSleeve: SleeveCut = {
  ...shortSleeve,
  length: 118,
  angle: 33,
  cuffWidth: 54,
  hemStitch: 10,
  bulge: 10,
};

const regular: TopCut = {
  ...teeCut,
  top: 76,
  length: 336,
  shoulder: 106,
  chest: 98,
  waist: 94,
  hem: 99,
  hemShape: 'shirt-tail',
  neckline: 'collar',
  neckWidth: 36,
  neckDepth: 30,
  neckband: 0,
  label: false,
  sleeve: cuffedSleeve,
};

const oversized: TopCut = {
  ...regular,
  shoulder: 128,
  slope: 30,
  chest: 116,
  waist: 114,
  hem: 118,
  armDepth: 114,
  length: 346,
  sleeve: { ...cuffedSleeve, length: 248, angle: 15, cuffWidth: 46, bulge: 16 },
};

const shirt =
  (base: TopCut, pockets: readonly number[]): Kind['draw'] =>
  (spec, fromBehind) => {
    const cut = cutOf(spec, base);
    const cloth = clothOf(spec);
    const neck = { top: cut.top, width: cut.neckWidth, depth: cut.neckDepth };
    if (fromBehind) {
      const yoke = cut.top + 52;
      return drawTop(cut, cloth, true, {
        sewn: [
          ...seam(path`M-140 ${yoke - 4}Q0 ${yoke + 6} 140 ${yoke - 4}`, cloth.main),
          stitch(path`M-140 ${yoke - 8}Q0 ${yoke + 2} 140 ${yoke - 8}`, cloth.main),
          // A box pleat in the back, with the locker loop above it.
          ...seam(path`M-7 ${yoke + 1}V${yoke + 120}M7 ${yoke + 1}V${yoke + 120}`, cloth.main, {
            opacity: 0.4,
          }),
          ...seam(path`M-5 ${yoke + 2}Q0 ${yoke + 16} 5 ${yoke + 2}`, cloth.main, { width: 2 }),
        ],
        over: collarFromBehind(neck, cloth.main, spec.pattern),
      });
    }
    return drawTop(cut, cloth, false, {
      sewn: placket(cloth.main, {
        top: cut.top + 28,
        bottom: cut.top + cut.length + 8,
        buttons: Math.floor((cut.length - 40) / 44),
        firstButton: 26,
        gap: 44,
      }),
      over: [
        ...pockets.flatMap((x) =>
          patchPocket({ x, y: cut.top + 80, width: 46, height: 52 }, cloth.main, spec.pattern),
        ),
        ...shirtCollar(neck, cloth.main, spec.pattern),
      ],
    });
  };

export const shirts = {
  shirt: { draw: shirt(regular, [24]), folded: 'collar' },
  'half-sleeve-shirt': { draw: shirt({ ...regular, sleeve: halfSleeve }, [24]), folded: 'collar' },
  'oversized-shirt': { draw: shirt(oversized, [30, -76]), folded: 'collar' },
} as const satisfies Readonly<Record<string, Kind>>;
