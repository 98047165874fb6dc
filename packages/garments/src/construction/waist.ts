import { path } from '../geometry/parse.ts';
import { symmetric } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import type { Tones } from '../tones.ts';
import { seam, stitch } from './sewing.ts';

/** Returns the seam between bodice and skirt; `waist` is the half width. */
export const waistSeam = (y: number, waist: number, tones: Tones): Mark[] => [
  ...seam(path`M${-waist} ${y}Q0 ${y + 8} ${waist} ${y}`, tones, { width: 1.3 }),
  stitch(path`M${1 - waist} ${y - 4}Q0 ${y + 3} ${waist - 1} ${y - 4}`, tones),
];

/** Returns a sash tied in a bow at the front of the waist; from behind only the band is visible. */
export const sash = (y: number, waist: number, tones: Tones, fromBehind: boolean): Mark[] => {
  const cloth = { fill: tones.base, stroke: tones.line, width: 0.9 };
  const band = symmetric(
    path`M0 ${y - 8}C${waist * 0.5} ${y - 8} ${waist * 0.8} ${y - 9} ${waist + 1} ${y - 10}L${waist + 1} ${y + 4}C${waist * 0.8} ${y + 5} ${waist * 0.5} ${y + 7} 0 ${y + 7}`,
  );
  if (fromBehind) return [shape(band, cloth)];
  return [
    shape(band, cloth),
    shape(
      path`M-4 ${y}C-26 ${y - 20} -36 ${y - 12} -30 ${y + 4}C-26 ${y + 12} -12 ${y + 6} -4 ${y + 2}Z`,
      cloth,
    ),
    shape(path`M4 ${y}C26 ${y - 22} 38 ${y - 12} 32 ${y + 4}C26 ${y + 12} 12 ${y + 6} 4 ${y + 2}Z`, cloth),
    shape(
      path`M-3 ${y + 3}C-10 ${y + 30} -8 ${y + 54} -20 ${y + 80}L-8 ${y + 84}C0 ${y + 54} 0 ${y + 30} 3 ${y + 3}Z`,
      cloth,
    ),
    shape(
      path`M2 ${y + 3}C10 ${y + 24} 12 ${y + 50} 22 ${y + 68}L32 ${y + 62}C20 ${y + 44} 14 ${y + 20} 6 ${y + 2}Z`,
      {
        ...cloth,
        fill: tones.shade,
      },
    ),
    shape(
      path`M-6 ${y - 2}Q-6 ${y - 6} -2 ${y - 6}H2Q6 ${y - 6} 6 ${y - 2}V${y + 2}Q6 ${y + 6} 2 ${y + 6}H-2Q-6 ${y + 6} -6 ${y + 2}Z`,
      cloth,
    ),
  ];
};
