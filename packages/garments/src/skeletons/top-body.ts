import type { Cloth } from '../cloth.ts';
import { seam, stitch } from '../construction/sewing.ts';
import { type Fold, fold } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { type Path, sides, spread, symmetric } from '../geometry/path.ts';
import { randomStream } from '../geometry/random.ts';
import { type Mark, shape } from '../marks.ts';
import { ribFill } from '../patterns/index.ts';
import type { TopCut } from './top-cut.ts';
import { neckEdge } from './top-neck.ts';
import { armhole } from './top-sleeve.ts';

/** Returns the body, front or back, without sleeves. */
export const bodyOutline = (cut: TopCut, fromBehind: boolean): Path => {
  const { top, shoulder, slope, chest, waist, hem, length, armDepth, hemDrop } = cut;
  const bottom = top + length;
  const underarm = top + armDepth;
  const torso = length - armDepth;
  const sideEnd = cut.hemShape === 'shirt-tail' ? bottom - 52 : bottom - 4;
  const side = path`C${chest - 3} ${underarm + torso * 0.22} ${waist} ${underarm + torso * 0.36} ${waist} ${underarm + torso * 0.45}C${waist} ${underarm + torso * 0.66} ${hem - 1} ${bottom - torso * 0.22} ${hem} ${sideEnd}`;
  const edge =
    cut.hemShape === 'shirt-tail'
      ? path`C${hem + 1} ${bottom - 26} ${hem - 10} ${bottom - 17} ${hem - 24} ${bottom - 9}C${hem - 56} ${bottom + 7} 30 ${bottom + hemDrop + 6} 0 ${bottom + hemDrop + 6}`
      : path`L${hem} ${bottom - 4}C${hem * 0.6} ${bottom + hemDrop * 0.6} ${hem * 0.3} ${bottom + hemDrop} 0 ${bottom + hemDrop}`;
  return symmetric([
    ...neckEdge(cut, fromBehind),
    ['L', shoulder, top + slope],
    ...armhole(cut),
    ...side,
    ...edge,
  ]);
};

/** Returns the folds of the body: from the armpits, at the waist and, on long tops, vertical ones down to the hem. */
export const bodyFolds = (cut: TopCut): Fold[] => {
  const { top, chest, waist, hem, length, armDepth, foldStrength } = cut;
  const random = randomStream(7);
  const bottom = top + length;
  const underarm = top + armDepth;
  const middle = underarm + (length - armDepth) * 0.45;
  const soft = (opacity: number) => ({ blur: 5, opacity }) as const;
  const creases = sides.flatMap((side) => {
    const strength = side * foldStrength;
    return [
      fold(
        [side * (chest - 1), underarm + 2],
        [side * chest * 0.36, underarm + 58 + random() * 16],
        9 * strength,
        12 * side,
        soft(0.36),
      ),
      fold(
        [side * (chest - 6), underarm - 6],
        [side * chest * 0.5, underarm + 18 + random() * 8],
        6 * strength,
        5 * side,
        { opacity: 0.34 },
      ),
      fold([side * (chest - 8), underarm - 12], [side * chest * 0.46, underarm + 6], 4 * strength, 4 * side, {
        tone: 'light',
        opacity: 0.4,
      }),
      fold(
        [side * (waist - 2), middle + 10 + random() * 10],
        [side * waist * 0.42, bottom - 24 - random() * 18],
        8 * strength,
        -10 * side,
        soft(0.32),
      ),
      fold(
        [side * (hem - 2), bottom - 30],
        [side * hem * 0.55, bottom - 66 - random() * 20],
        6 * strength,
        5 * side,
        { opacity: 0.28 },
      ),
    ];
  });
  if (length <= 200) return creases;
  const pipes = [
    fold([chest * 0.3, underarm + 70], [chest * 0.42, bottom - 6], 9 * foldStrength, 8, soft(0.3)),
    fold([chest * 0.18, underarm + 64], [chest * 0.28, bottom - 8], 8 * foldStrength, 6, {
      tone: 'light',
      ...soft(0.45),
    }),
    fold([-chest * 0.52, underarm + 90], [-chest * 0.34, bottom - 4], 8 * foldStrength, -6, soft(0.28)),
    fold([-chest * 0.64, underarm + 60], [-chest * 0.5, bottom - 10], 9 * foldStrength, -4, {
      tone: 'light',
      ...soft(0.45),
    }),
  ];
  return [...creases, ...pipes];
};

/** Returns the right half of a line parallel to the straight hem, `above` pixels above it, from the centre to `reach`. */
const alongHem = ({ hem, hemDrop, top, length }: TopCut, above: number, reach = hem): Path => {
  const bottom = top + length;
  return path`M0 ${bottom + hemDrop - above}C${hem * 0.3} ${bottom + hemDrop - above} ${hem * 0.6} ${bottom + hemDrop * 0.6 - above} ${reach} ${bottom - 4 - above}`;
};

/** Returns the finish of the bottom edge: ribbed band, shirt tail or one or two rows of stitches. */
export const bodyHem = (cut: TopCut, { main, trim }: Cloth): Mark[] => {
  const { hem, hemDrop, hemRib } = cut;
  const bottom = cut.top + cut.length;
  if (hemRib > 0) {
    const upper = alongHem(cut, hemRib, hem + 4);
    const band = symmetric([...upper, ['L', hem + 4, bottom + 12], ['L', 0, bottom + 14]]);
    return [
      shape(band, { fill: trim.base }),
      shape(band, { fill: ribFill(trim) }),
      ...seam(spread(upper), trim),
    ];
  }
  if (cut.hemShape === 'shirt-tail') {
    const edge = path`M0 ${bottom + hemDrop + 1}C30 ${bottom + hemDrop + 1} ${hem - 56} ${bottom + 1} ${hem - 27} ${bottom - 15}C${hem - 14} ${bottom - 22} ${hem - 5} ${bottom - 31} ${hem - 5} ${bottom - 54}`;
    return [stitch(spread(edge), main)];
  }
  const rows = cut.hemStitches === 1 ? [8] : [8, 11.5];
  return rows.map((above) => stitch(spread(alongHem(cut, above)), main, { opacity: above > 9 ? 0.55 : 0.9 }));
};
