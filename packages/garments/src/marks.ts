import type { Path, Point } from './geometry/path.ts';
import type { PatternFill } from './patterns/tile.ts';

/** Standard deviations of the Gaussian blurs, in garment pixels. Few sizes, so that a picture defines few filters. */
export type Blur = 1.2 | 2.5 | 5 | 9;

/** How a shape is painted. There is no fill and no stroke by default. */
export interface Paint {
  readonly fill?: string | PatternFill;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly cap?: 'round';
  readonly opacity?: number;
  readonly blur?: Blur;
  /** Moves the shape after warping; for shadows and highlights. */
  readonly offset?: Point;
}

export interface PathMark extends Paint {
  readonly type: 'path';
  readonly path: Path;
}

export interface CircleMark extends Paint {
  readonly type: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

/** A hard detail (button, label, buckle), which moves with the cloth but does not bend: only `at` is warped. */
export interface RigidMark {
  readonly type: 'rigid';
  readonly at: Point;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly marks: readonly Mark[];
}

/** Marks clipped to a shape. */
export interface ClippedMark {
  readonly type: 'clipped';
  readonly inside: Path;
  readonly marks: readonly Mark[];
}

export type Mark = PathMark | CircleMark | RigidMark | ClippedMark;

export const shape = (path: Path, paint: Paint): PathMark => ({ type: 'path', path, ...paint });

export const circle = (x: number, y: number, radius: number, paint: Paint): CircleMark => ({
  type: 'circle',
  centre: [x, y],
  radius,
  ...paint,
});

export const rigid = (
  at: Point,
  marks: readonly Mark[],
  placed: { turn?: number; scale?: number; flip?: boolean } = {},
): RigidMark => ({ type: 'rigid', at, marks, ...placed });

export const clipped = (inside: Path, marks: readonly Mark[]): ClippedMark => ({
  type: 'clipped',
  inside,
  marks,
});
