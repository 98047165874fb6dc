import type { Drawing } from './drawing.ts';
import type { Point } from './geometry/path.ts';
import { kinds } from './kinds/index.ts';
import type { GarmentSpec } from './spec.ts';

export const garmentViews = ['front', 'back', 'detail', 'folded', 'measured'] as const;
export type GarmentView = (typeof garmentViews)[number];

/** A drawing and how it is laid in the frame. */
export interface View {
  readonly drawing: Drawing;
  /** Degrees clockwise. */
  readonly turn: number;
  /** The largest scale; small garments stay small beside large ones. */
  readonly largest: number;
  /** The point that a close-up looks at. */
  readonly closeUp?: Point;
}

export const drawView = (spec: GarmentSpec, view: GarmentView, seed: number): View => {
  const kind = kinds[spec.kind];
  return { drawing: kind.draw(spec, view === 'back'), turn: (seed % 5) - 2, largest: 1.36 };
};
