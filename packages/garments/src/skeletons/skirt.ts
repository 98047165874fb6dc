import type { Cloth } from '../cloth.ts';
import { label } from '../construction/hardware.ts';
import { seam, stitch } from '../construction/sewing.ts';
import { type Fold, fold, type Layer, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { type Command, type Path, symmetric } from '../geometry/path.ts';
import { randomStream } from '../geometry/random.ts';
import { type Mark, shape } from '../marks.ts';
import type { Tones } from '../tones.ts';

/** The measurements of a dress or skirt below the waist; widths are half widths. */
export interface SkirtCut {
  readonly waistLine: number;
  readonly hemLine: number;
  readonly waist: number;
  readonly hem: number;
  /** Flared skirts fall in waves from the waist; fitted ones follow the hip. */
  readonly fit: 'flared' | 'fitted';
  /** Where the flare starts: 0 near the hem, 1 at the waist. */
  readonly flare: number;
  /** Half width of the hip in a fitted skirt. */
  readonly hip: number;
  /** Positions of the folds that hang from the waist, from -1 (left) to 1 (right). */
  readonly pipes: readonly number[];
  /** Positions of gathered tiers, as fractions of the length. */
  readonly tiers: readonly number[];
}

export const flaredSkirt: SkirtCut = {
  waistLine: 178,
  hemLine: 450,
  waist: 58,
  hem: 138,
  fit: 'flared',
  flare: 0.28,
  hip: 0,
  pipes: [-0.82, -0.55, -0.3, -0.06, 0.2, 0.46, 0.74],
  tiers: [],
};

const waves = 5;

/** Returns a hem that waves along the hanging folds, from the right end to the centre. */
const wavyHem = ({ hem, hemLine }: SkirtCut): Command[] => {
  const span = hem / waves;
  return Array.from({ length: waves }, (_, index): Command => {
    const x = hem - (index + 1) * span;
    const y = hemLine + 10 * (1 - (x / hem) ** 2);
    return ['Q', x + span * 0.5, y + (index % 2 === 0 ? 9 : -5), x, y];
  });
};

const skirtOutline = (cut: SkirtCut): Path => {
  const { waistLine, hemLine, waist, hem, flare, hip } = cut;
  const height = hemLine - waistLine;
  if (cut.fit === 'fitted') {
    const hipLine = waistLine + Math.min(100, height * 0.42);
    return symmetric(
      path`M0 ${waistLine - 2}L${waist} ${waistLine - 2}C${waist + 4} ${waistLine + 28} ${hip} ${hipLine - 44} ${hip} ${hipLine}C${hip} ${hipLine + (hemLine - hipLine) * 0.4} ${hem + 4} ${hemLine - (hemLine - hipLine) * 0.3} ${hem} ${hemLine - 4}C${hem * 0.6} ${hemLine + 4} ${hem * 0.3} ${hemLine + 6} 0 ${hemLine + 6}`,
    );
  }
  return symmetric([
    ...path`M0 ${waistLine - 2}L${waist} ${waistLine - 2}C${waist + (hem - waist) * flare} ${waistLine + height * 0.22} ${hem - (hem - waist) * 0.12} ${waistLine + height * 0.66} ${hem} ${hemLine - 6}`,
    ...wavyHem(cut),
  ]);
};

/** Returns the hanging folds of cloth gathered at the waist: each is a shade, a light beside it and a short sharp crease at the seam. */
const pipeFolds = ({ waistLine, hemLine, waist, hem, pipes }: SkirtCut): Fold[] => {
  const random = randomStream(5);
  const height = hemLine - waistLine;
  const falling = pipes.flatMap((at) => {
    const sway = (random() - 0.5) * 8;
    return [
      fold(
        [waist * at * 0.95, waistLine + 2],
        [hem * at * 1.02 + sway, hemLine + 6],
        11 + random() * 5,
        (random() - 0.5) * 10,
        { blur: 5, opacity: 0.4 },
      ),
      fold(
        [waist * (at + 0.1) * 0.95, waistLine + 8],
        [hem * (at + 0.1) + sway, hemLine + 4],
        11 + random() * 4,
        (random() - 0.5) * 8,
        { tone: 'light', blur: 5, opacity: 0.52 },
      ),
      fold([waist * at * 0.96, waistLine + 1], [(hem + waist) * at * 0.5, waistLine + height * 0.45], 4, 0, {
        blur: 1.2,
        opacity: 0.38,
      }),
    ];
  });
  const pinches = Array.from({ length: 8 }, (_, index) => {
    const at = -0.92 + index * 0.26;
    return fold([waist * at, waistLine], [waist * at * 1.08, waistLine + 26 + random() * 18], 3, 0, {
      blur: 1.2,
      opacity: 0.4,
    });
  });
  return [...falling, ...pinches];
};

/** Returns the sideways folds of fitted cloth, pulled by the hips. */
const pullFolds = ({ waistLine, hemLine, waist, hip, hem }: SkirtCut): Fold[] => {
  const height = hemLine - waistLine;
  const at = (part: number) => waistLine + height * part;
  return ([1, -1] as const).flatMap((side) => [
    fold([side * (waist - 2), at(0.03)], [side * waist * 0.1, at(0.14)], 6 * side, 5 * side, {
      opacity: 0.34,
    }),
    fold([side * (hip - 2), at(0.3)], [side * hip * 0.2, at(0.38)], 7 * side, 6 * side, { opacity: 0.26 }),
    fold([side * (hip - 6), at(0.24)], [side * hip * 0.3, at(0.3)], 5 * side, 4 * side, {
      tone: 'light',
      opacity: 0.36,
    }),
    fold([side * (hem - 2), at(0.8)], [side * hem * 0.4, at(0.64)], 7 * side, -6 * side, {
      blur: 5,
      opacity: 0.28,
    }),
    fold([side * hip * 0.42, at(0.2)], [side * hem * 0.44, at(0.98)], 9, 4 * side, {
      tone: side === 1 ? 'shade' : 'light',
      blur: 5,
      opacity: 0.34,
    }),
  ]);
};

/** Returns a gathered seam across the skirt, with its ruffles below. */
const tierSeam = (cut: SkirtCut, part: number, tones: Tones): Mark[] => {
  const { waistLine, hemLine, waist, hem } = cut;
  const random = randomStream(9);
  const y = waistLine + (hemLine - waistLine) * part;
  const half = waist + (hem - waist) * (part * 0.92 + 0.05);
  const shadow = path`M${-half - 6} ${y - 3}Q0 ${y + 10} ${half + 6} ${y - 3}L${half + 6} ${y + 12}Q0 ${y + 25} ${-half - 6} ${y + 12}Z`;
  const ruffles = Array.from({ length: 26 }, (_, index) => {
    const at = -1 + index / 12.5;
    const top = y - 3 + 6.5 * (1 - at * at) + 1;
    const ruffle = path`M${at * half} ${top}q${(random() - 0.5) * 3} ${6 + random() * 10} ${at * 3} ${12 + random() * 16}`;
    return shape(ruffle, { stroke: tones.deep, width: 1.3, opacity: 0.4 });
  });
  return [
    shape(shadow, { fill: tones.abyss, opacity: 0.22, blur: 5 }),
    ...seam(path`M${-half - 6} ${y - 3}Q0 ${y + 10} ${half + 6} ${y - 3}`, tones, { width: 1.2 }),
    ...ruffles,
  ];
};

/** Returns the skirt of a dress, or a skirt without its waistband. */
export const skirtPanel = (cut: SkirtCut, { main, surface }: Cloth, sewn: readonly Mark[] = []): Panel => {
  const { hem, hemLine } = cut;
  const bow = cut.fit === 'fitted' ? 4 : 10;
  return panel({
    outline: skirtOutline(cut),
    tones: main,
    pattern: surface({ shift: [0, 20] }),
    folds: cut.fit === 'fitted' ? pullFolds(cut) : pipeFolds(cut),
    sewn: [
      ...sewn,
      ...cut.tiers.flatMap((part) => tierSeam(cut, part, main)),
      stitch(path`M${-hem} ${hemLine - 14}Q0 ${hemLine + bow} ${hem} ${hemLine - 14}`, main, {
        opacity: 0.6,
      }),
    ],
    edge: 26,
  });
};

/** Returns the waistband of a skirt and the inside visible above it. */
export const skirtWaistband = (
  { waist, waistLine: y }: SkirtCut,
  { main, trim, surface }: Cloth,
  fromBehind: boolean,
): { inside: Layer[]; band: Panel; outlines: Path[] } => {
  const upper = fromBehind ? y - 24 : y - 16;
  const band = symmetric(
    path`M0 ${upper}C${waist * 0.5} ${upper} ${waist * 0.8} ${(upper + y - 20) / 2} ${waist - 2} ${y - 21}L${waist + 1} ${y + 2}C${waist * 0.7} ${y + 7} ${waist * 0.4} ${y + 8} 0 ${y + 8}`,
  );
  const opening = symmetric(
    path`M0 ${y - 25}C${waist * 0.5} ${y - 25} ${waist * 0.8} ${y - 24} ${waist - 2} ${y - 21}L${waist - 2} ${y - 8}L0 ${y - 8}`,
  );
  return {
    inside: fromBehind ? [] : [shape(opening, { fill: main.inside }), label(0, y - 23, 20, 9)],
    band: panel({
      outline: band,
      tones: trim,
      pattern: trim === main ? surface() : undefined,
      edge: 8,
      lift: 2,
      sewn: [
        stitch(path`M${-waist} ${y - 15}Q0 ${y - 8} ${waist} ${y - 15}`, trim),
        stitch(path`M${-waist} ${y - 2}Q0 ${y + 6} ${waist} ${y - 2}`, trim),
      ],
    }),
    outlines: fromBehind ? [band] : [band, opening],
  };
};
