import { type Cloth, clothOf } from '../cloth.ts';
import { zip } from '../construction/hardware.ts';
import { both, seam, stitch } from '../construction/sewing.ts';
import { path } from '../geometry/parse.ts';
import { onSide } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { hemLine, longSleeve, type TopCut } from '../skeletons/top-cut.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Kind } from './kind.ts';
import { sweatshirtCut } from './knits.ts';

export const bomberCut: TopCut = {
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
  sleeve: { ...longSleeve, length: 268, angle: 14, cuff: 28, cuffCloth: 'trim', bulge: 16 },
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

/** Returns the cloth of a bomber jacket, with black ribs unless the spec has a trim. */
export const bomberCloth = (spec: GarmentSpec): Cloth => clothOf({ ...spec, trim: spec.trim ?? 'kajal' });

export const bomber: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, bomberCut);
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
