import type { Point } from '../geometry/path.ts';

/** One repeat of a pattern. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly art: string;
}

/** A tile placed on one piece of cloth; it rotates and shifts with the piece, as on cut cloth. */
export interface PatternFill {
  readonly tile: Tile;
  readonly angle: number;
  readonly scale: number;
  readonly shift: Point;
}

/** The inks of a print, as hex. */
export interface Inks {
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
}

export type Print = (inks: Inks) => Tile;

export const tile = (width: number, height: number, ...art: string[]): Tile => ({
  width,
  height,
  art: art.join(''),
});
