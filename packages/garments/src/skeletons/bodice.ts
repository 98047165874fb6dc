import type { Cloth } from '../cloth.ts';
import { label } from '../construction/hardware.ts';
import { line, seam, stitch } from '../construction/sewing.ts';
import { type Fold, fold, type Layer, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Path, type Point, type Side, sides, symmetric } from '../geometry/path.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { type Mark, shape } from '../marks.ts';

/** The upper part of a dress, top or jumpsuit, down to the waist; widths are half widths. */
export interface BodiceCut {
  /** The top of straps or shoulders. */
  readonly top: number;
  readonly waistLine: number;
  readonly waist: number;
  readonly bust: number;
  readonly neckWidth: number;
  /** Measured down from `top`; unused with straps, where the edge of the bodice is the neckline. */
  readonly neckDepth: number;
  readonly hang: 'straps' | 'shoulders';
  readonly shoulder: number;
  /** With straps: how deep the middle of the neckline dips; the sweetheart's is deepest. */
  readonly sweetheart: boolean;
  readonly sleeve: 'none' | 'puff' | 'cap';
  readonly strapWidth: number;
}

export const strappedBodice: BodiceCut = {
  top: 60,
  waistLine: 178,
  waist: 58,
  bust: 74,
  neckWidth: 40,
  neckDepth: 52,
  hang: 'straps',
  shoulder: 84,
  sweetheart: true,
  sleeve: 'none',
  strapWidth: 8,
};

const strapDrop = 36;

const bodiceOutline = (cut: BodiceCut, fromBehind: boolean): Path => {
  const { top, waistLine, waist, bust, neckWidth, neckDepth, shoulder, sweetheart } = cut;
  const lower = path`C${bust - 1} ${waistLine - 34} ${waist + 1} ${waistLine - 18} ${waist} ${waistLine}C${waist * 0.5} ${waistLine + 4} ${waist * 0.3} ${waistLine + 5} 0 ${waistLine + 5}`;
  if (cut.hang === 'straps') {
    const y = top + strapDrop;
    const neck = fromBehind
      ? path`M0 ${y + 22}C${neckWidth * 0.6} ${y + 22} ${neckWidth * 0.9} ${y + 14} ${neckWidth} ${y + 6}L${neckWidth + 11} ${y + 4}C${neckWidth + 14} ${y + 16} ${bust - 4} ${y + 26} ${bust} ${y + 34}`
      : path`M0 ${y + (sweetheart ? 16 : 8)}C16 ${y + (sweetheart ? -4 : 6)} ${neckWidth * 0.6} ${y - 6} ${neckWidth} ${y - 10}L${neckWidth + 11} ${y - 8}C${neckWidth + 14} ${y + 14} ${bust - 4} ${y + 26} ${bust} ${y + 34}`;
    return symmetric([...neck, ...lower]);
  }
  const throat = top + (fromBehind ? 13 : neckDepth);
  const cheek = top + (fromBehind ? 8 : 26);
  const scoop = cut.sleeve === 'none' ? 6 : 0;
  return symmetric([
    ...path`M0 ${throat}C${neckWidth * 0.6} ${throat} ${neckWidth * 0.95} ${cheek} ${neckWidth} ${top}L${shoulder} ${top + 16}C${shoulder - 10 - scoop} ${top + 44} ${bust - 8 - scoop} ${top + 62} ${bust} ${top + 76}`,
    ...lower,
  ]);
};

const bodiceFolds = ({ bust, waist, waistLine }: BodiceCut): Fold[] =>
  sides.flatMap((side) => [
    fold([side * bust * 0.98, waistLine - 62], [side * 22, waistLine - 56], 6 * side, 6 * side, {
      opacity: 0.3,
    }),
    fold([side * waist * 0.98, waistLine - 4], [side * 14, waistLine - 46], 8 * side, 4 * side, {
      opacity: 0.34,
    }),
    fold([side * waist * 0.7, waistLine - 2], [side * 26, waistLine - 70], 7 * side, 3 * side, {
      tone: 'light',
    }),
    fold([side * waist * 0.4, waistLine], [side * waist * 0.36, waistLine - 44], 5, 0, { opacity: 0.26 }),
  ]);

/** Returns a strap over the shoulder: its front, and its back visible behind it. */
const strap = (cut: BodiceCut, { main }: Cloth, side: Side): { outline: Path; marks: Mark[] } => {
  const { top, neckWidth, strapWidth } = cut;
  const y = top + strapDrop;
  const place = (points: readonly Point[]): Point[] => points.map(([x, py]) => [x * side, py]);
  const back: Point[] = [
    [neckWidth - 9, top + 1],
    [neckWidth - 15, y - 26],
    [neckWidth - 17, y + 18],
  ];
  const whole: Point[] = [[neckWidth + 6, y - 4], [neckWidth + 5, y - 30], [neckWidth - 2, top + 2], ...back];
  const outline = ribbon(place(whole), strapWidth);
  const far = ribbon(place([back[0] ?? [0, 0], [neckWidth - 13, top + 14], ...back.slice(1)]), strapWidth);
  return {
    outline,
    marks: [
      shape(outline, { fill: main.base }),
      line(outline, main, { width: 0.9 }),
      shape(far, { fill: main.shade }),
    ],
  };
};

const inside = (cut: BodiceCut, { main }: Cloth): { outline: Path; marks: Mark[] } => {
  const { top, neckWidth, bust } = cut;
  if (cut.hang === 'straps') {
    const y = top + strapDrop;
    const outline = path`M${10 - bust} ${y + 26}C${-neckWidth} ${y + 8} ${neckWidth} ${y + 8} ${bust - 10} ${y + 26}V${y + 44}H${10 - bust}Z`;
    return { outline, marks: [shape(outline, { fill: main.inside })] };
  }
  const low = top + Math.max(60, cut.neckDepth + 8);
  const outline = symmetric(
    path`M0 ${top + 12}C${neckWidth * 0.5} ${top + 12} ${neckWidth * 0.85} ${top + 6} ${neckWidth} ${top}L${neckWidth + 6} ${top + 8}C${neckWidth} ${top + 40} ${neckWidth * 0.5} ${low} 0 ${low}`,
  );
  return { outline, marks: [shape(outline, { fill: main.inside }), label(0, top + 13, 18, 9)] };
};

/** Returns a gathered puff with a narrow cuff, or a short flutter. */
const shortSleeve = (cut: BodiceCut, { main, surface }: Cloth, side: Side): Panel => {
  const { top, shoulder, bust } = cut;
  if (cut.sleeve === 'cap') {
    const cap = path`M${shoulder - 2} ${top + 15}C${shoulder + 22} ${top + 18} ${shoulder + 34} ${top + 44} ${shoulder + 32} ${top + 62}C${shoulder + 20} ${top + 72} ${bust + 12} ${top + 76} ${bust} ${top + 76}C${bust - 8} ${top + 62} ${shoulder - 10} ${top + 44} ${shoulder - 2} ${top + 15}Z`;
    return panel({
      outline: onSide(cap, side),
      tones: main,
      pattern: surface({ angle: side * -35 }),
      folds: [0.25, 0.55, 0.85].map((at) =>
        fold(
          [(shoulder + 2) * side, top + 20 + at * 24],
          [(bust + 10 + at * 26) * side, top + 72 - at * 8],
          5 * side,
          4 * side,
          { opacity: 0.36 },
        ),
      ),
      edge: 14,
      sewn: [
        stitch(
          onSide(
            path`M${shoulder + 28} ${top + 60}C${shoulder + 18} ${top + 68} ${bust + 12} ${top + 72} ${bust} ${top + 72}`,
            side,
          ),
          main,
        ),
      ],
    });
  }
  const puff = path`M${shoulder - 2} ${top + 15}C${shoulder + 34} ${top + 8} ${shoulder + 58} ${top + 44} ${shoulder + 50} ${top + 84}C${shoulder + 44} ${top + 92} ${shoulder + 18} ${top + 100} ${bust + 12} ${top + 90}C${bust + 4} ${top + 86} ${bust} ${top + 80} ${bust} ${top + 76}C${bust - 8} ${top + 62} ${shoulder - 10} ${top + 44} ${shoulder - 2} ${top + 15}Z`;
  const cuff = path`M${shoulder + 52} ${top + 78}C${shoulder + 40} ${top + 88} ${shoulder + 18} ${top + 94} ${bust + 8} ${top + 84}L${bust + 6} ${top + 104}L${shoulder + 54} ${top + 100}Z`;
  const cuffSeam = path`M${shoulder + 53} ${top + 78}C${shoulder + 40} ${top + 87} ${shoulder + 16} ${top + 92} ${bust + 6} ${top + 83}`;
  return panel({
    outline: onSide(puff, side),
    tones: main,
    pattern: surface({ angle: side * -35 }),
    folds: [0.15, 0.4, 0.65, 0.88].flatMap((at) => [
      fold(
        [(shoulder + 2) * side, top + 22 + at * 30],
        [(bust + 14 + at * 30) * side, top + 90 - at * 6],
        5 * side,
        4 * side,
        { opacity: 0.36 },
      ),
      fold(
        [(shoulder + 4) * side, top + 18 + at * 30],
        [(bust + 20 + at * 30) * side, top + 86 - at * 6],
        4 * side,
        4 * side,
        { tone: 'light', opacity: 0.45 },
      ),
    ]),
    edge: 18,
    sewn: [shape(onSide(cuff, side), { fill: main.base }), ...seam(onSide(cuffSeam, side), main)],
  });
};

export interface Bodice {
  /** Drawn before the skirt. */
  readonly behind: readonly Layer[];
  /** Drawn after it. */
  readonly front: readonly Layer[];
  readonly outlines: readonly Path[];
}

export const bodice = (
  cut: BodiceCut,
  cloth: Cloth,
  fromBehind: boolean,
  sewn: readonly Mark[] = [],
): Bodice => {
  const outline = bodiceOutline(cut, fromBehind);
  const straps = cut.hang === 'straps' ? sides.map((side) => strap(cut, cloth, side)) : [];
  const opening = fromBehind ? undefined : inside(cut, cloth);
  const sleeves = cut.sleeve === 'none' ? [] : sides.map((side) => shortSleeve(cut, cloth, side));
  return {
    behind: [...straps.flatMap(({ marks }) => marks), ...(opening?.marks ?? []), ...sleeves],
    front: [
      panel({
        outline,
        tones: cloth.main,
        pattern: cloth.surface(),
        folds: bodiceFolds(cut),
        sewn,
        edge: 20,
        lift: 1.5,
      }),
    ],
    outlines: [
      outline,
      ...straps.map((piece) => piece.outline),
      ...(opening === undefined ? [] : [opening.outline]),
      ...sleeves.map((piece) => piece.outline),
    ],
  };
};
