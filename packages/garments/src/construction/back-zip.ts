import type { Cloth } from '../cloth.ts';
import { path } from '../geometry/parse.ts';
import { type Mark, shape } from '../marks.ts';
import { seam } from './sewing.ts';

/** Returns an invisible zip in the back seam: only the seam and the puller are visible. */
export const backZip = (top: number, bottom: number, cloth: Cloth): Mark[] => [
  ...seam(path`M0 ${top}V${bottom}`, cloth.main),
  shape(path`M-1.6 ${top + 2}H1.6V${top + 12}H-1.6Z`, { fill: cloth.main.stitch }),
];
