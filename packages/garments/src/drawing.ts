import { foldLens } from './geometry/fold.ts';
import type { Path, Point } from './geometry/path.ts';
import type { Blur, Mark } from './marks.ts';
import type { PatternFill } from './patterns/tile.ts';
import type { Tones } from './tones.ts';

/** A crease, painted as a blurred lens: 'shade' darkens, 'light' brightens. */
export interface Fold {
  readonly path: Path;
  readonly tone: 'shade' | 'light';
  readonly blur: Blur;
  /** Left out, it follows the cloth: dark cloth takes stronger shades and fainter lights. */
  readonly opacity?: number;
}

interface FoldStyle {
  readonly tone?: 'shade' | 'light';
  readonly blur?: Blur;
  readonly opacity?: number;
}

/** From a tension point to where the cloth relaxes; see `foldLens` for width and bend. */
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

/** One cut piece of cloth, lit and shaded on its own. */
export interface Panel {
  readonly type: 'panel';
  readonly outline: Path;
  readonly tones: Tones;
  /** Instead of the base tone. */
  readonly fill?: string;
  readonly pattern?: PatternFill | undefined;
  /** Printed on the cloth: light and folds fall over it. */
  readonly printed?: readonly Mark[];
  readonly folds?: readonly Fold[];
  /** Sewn on top of the folds, cut off at the panel's edge. */
  readonly sewn?: readonly Mark[];
  /** How far the roundness of the edge reaches inward; 0 for flat. */
  readonly edge?: number;
  /** How far it stands off what lies under it; 0 casts no shadow. */
  readonly lift?: number;
}

export type Layer = Panel | Mark;

export const panel = (piece: Omit<Panel, 'type'>): Panel => ({ type: 'panel', ...piece });

/** Where other views look and measure, in garment coordinates. */
interface Landmarks {
  /** The tape across: chest, waist or the widest part. */
  readonly across: { readonly left: number; readonly right: number; readonly y: number };
  /** The tape down. */
  readonly down: { readonly x: number; readonly top: number; readonly bottom: number };
  /** The middle of the close-up. */
  readonly focus: Point;
  /** Where a swing tag is tied. */
  readonly tag: Point;
}

export interface Grain {
  readonly frequency: Point;
  readonly opacity: number;
}

/** A garment laid flat, before light, warp and ground. */
export interface Drawing {
  readonly tones: Tones;
  /** Seen through openings; neither lit nor clipped by the silhouette. */
  readonly layers: readonly Layer[];
  /** Over the light: tags and tapes, which belong to the shop, not to the cloth. */
  readonly above?: readonly Mark[];
  readonly outlines: readonly Path[];
  readonly landmarks: Landmarks;
  readonly grain?: Grain;
}
