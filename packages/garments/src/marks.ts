import type { Path, Point } from './geometry/path.ts';
import type { PatternFill } from './patterns/tile.ts';

/** Gaussian blurs in use, in garment pixels. Few sizes, so that few filters are declared. */
export type Blur = 1.2 | 2.5 | 5 | 9;

/** How a shape is painted. Nothing is filled or stroked unless said. */
export interface Paint {
  readonly fill?: string | PatternFill;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly cap?: 'round';
  readonly opacity?: number;
  readonly blur?: Blur;
  /** Moves the painted shape, not its geometry: shadows and highlights. */
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

/** Hard things (buttons, labels, buckles) move with the cloth but do not bend: only `at` is warped. */
export interface RigidMark {
  readonly type: 'rigid';
  readonly at: Point;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly marks: readonly Mark[];
}

/** Marks seen only inside a shape. */
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
