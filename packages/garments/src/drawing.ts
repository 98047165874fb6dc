import { foldLens } from './geometry/fold.ts';
import type { Path, Point } from './geometry/path.ts';
import type { Blur, Mark } from './marks.ts';
import type { PatternFill } from './patterns/tile.ts';
import type { Tones } from './tones.ts';

/** A crease, painted as a blurred, tapered shape: 'shade' darkens, 'light' brightens. */
export interface Fold {
  readonly path: Path;
  readonly tone: 'shade' | 'light';
  readonly blur: Blur;
  /** Default: by the cloth; dark cloth has stronger shades and fainter lights. */
  readonly opacity?: number;
}

interface FoldStyle {
  readonly tone?: 'shade' | 'light';
  readonly blur?: Blur;
  readonly opacity?: number;
}

/** Creates a fold from a tension point to where the cloth relaxes; see `foldLens` for width and bend. */
export const fold = (
  from: Point,
  to: Point,
  width: number,
  bend: number,
  { tone = 'shade', blur = 2.5, opacity }: FoldStyle = {},
): Fold => ({
  path: foldLens(from, to, width, bend),
  tone,
  blur,
  ...(opacity === undefined ? {} : { opacity }),
});

/** One cut piece of cloth, with its own light and shade. */
export interface Panel {
  readonly type: 'panel';
  readonly outline: Path;
  readonly tones: Tones;
  /** Default: the base tone. */
  readonly fill?: string;
  readonly pattern?: PatternFill | undefined;
  /** Printed on the cloth, under light and folds. */
  readonly printed?: readonly Mark[];
  readonly folds?: readonly Fold[];
  /** Sewn on top of the folds, clipped to the panel's outline. */
  readonly sewn?: readonly Mark[];
  /** Width of the shading that rounds the edge; 0 for flat. */
  readonly edge?: number;
  /** Height above the layer below, which sets the length of its shadow; 0 casts none. */
  readonly lift?: number;
}

export type Layer = Panel | Mark;

export const panel = (piece: Omit<Panel, 'type'>): Panel => ({ type: 'panel', ...piece });

/** Positions that the other views use, in garment coordinates. */
interface Landmarks {
  /** The horizontal tape: chest, waist or the widest part. */
  readonly across: { readonly left: number; readonly right: number; readonly y: number };
  /** The vertical tape. */
  readonly down: { readonly x: number; readonly top: number; readonly bottom: number };
  /** The centre of the close-up. */
  readonly focus: Point;
  /** The point at which the swing tag is tied. */
  readonly tag: Point;
}

export interface Grain {
  readonly frequency: Point;
  readonly opacity: number;
}

/** A garment laid flat, before light, warp and ground are added. */
export interface Drawing {
  readonly tones: Tones;
  /** In drawing order, from the back. */
  readonly layers: readonly Layer[];
  /** Drawn above the garment's light: tags and tapes. */
  readonly above?: readonly Mark[];
  readonly outlines: readonly Path[];
  readonly landmarks: Landmarks;
  readonly grain?: Grain;
}
