import type { Point } from './geometry/path.ts';
import { denimFill, type PatternSpec, patternFill } from './patterns/index.ts';
import type { PatternFill } from './patterns/tile.ts';
import type { GarmentSpec } from './spec.ts';
import { type Tones, tonesOf } from './tones.ts';

interface PatternPlacement {
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly shift?: Point;
}

/** Returns the pattern or weave of a cloth for one piece; undefined for plain cloth. */
export type Surface = (placement?: PatternPlacement) => PatternFill | undefined;

/** The colours and surfaces of a garment's materials. */
export interface Cloth {
  readonly main: Tones;
  readonly trim: Tones;
  readonly sleeve: Tones;
  readonly surface: Surface;
  /** The body's surface; plain for colour-blocked sleeves. */
  readonly sleeveSurface: Surface;
  readonly pattern: PatternSpec | undefined;
}

const plain: Surface = () => undefined;

const printed =
  (pattern: PatternSpec | undefined): Surface =>
  (placement) =>
    pattern === undefined ? undefined : patternFill(pattern, placement);

/** Returns the cloth that a spec describes. */
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

/** Returns the cloth of a denim garment: twill, unless the spec has a pattern. */
export const denimCloth = (spec: GarmentSpec): Cloth => {
  const cloth = clothOf(spec);
  if (spec.pattern !== undefined) return cloth;
  const twill: Surface = () => denimFill(cloth.main);
  return { ...cloth, surface: twill, sleeveSurface: spec.sleeveColourway === undefined ? twill : plain };
};
