import type { Point } from './geometry/path.ts';
import { denimFill, type PatternSpec, patternFill } from './patterns/index.ts';
import type { PatternFill } from './patterns/tile.ts';
import type { GarmentSpec } from './spec.ts';
import { type Tones, tonesOf } from './tones.ts';

interface Lay {
  readonly angle?: number;
  readonly shift?: Point;
}

/** The pattern or weave of a cloth for a piece laid so; undefined for plain cloth. */
export type Surface = (lay?: Lay) => PatternFill | undefined;

/** What a garment is made of, ready for a skeleton. */
export interface Cloth {
  readonly main: Tones;
  readonly trim: Tones;
  readonly sleeve: Tones;
  readonly surface: Surface;
  /** Patterned sleeves follow the body; colour-blocked ones are plain. */
  readonly sleeveSurface: Surface;
  readonly pattern: PatternSpec | undefined;
}

const plain: Surface = () => undefined;

const printed =
  (pattern: PatternSpec | undefined): Surface =>
  (lay) =>
    pattern === undefined ? undefined : patternFill(pattern, lay);

export const clothOf = (spec: GarmentSpec): Cloth => {
  const surface = printed(spec.pattern);
  return {
    main: tonesOf(spec.colourway),
    trim: tonesOf(spec.trim ?? spec.colourway),
    sleeve: tonesOf(spec.sleeveColourway ?? spec.colourway),
    surface,
    sleeveSurface: spec.sleeveColourway === undefined ? surface : plain,
    pattern: spec.pattern,
  };
};

/** Denim is twill first; a print over it replaces the twill. */
export const denimCloth = (spec: GarmentSpec): Cloth => {
  const cloth = clothOf(spec);
  if (spec.pattern !== undefined) return cloth;
  const twill: Surface = () => denimFill(cloth.main);
  return { ...cloth, surface: twill, sleeveSurface: spec.sleeveColourway === undefined ? twill : plain };
};
