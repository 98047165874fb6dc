import { swingTag } from './construction/swing-tag.ts';
import { tape } from './construction/tape.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './geometry/path.ts';
import { randomStream } from './geometry/random.ts';
import { kinds } from './kinds/index.ts';
import { foldedCloth } from './kinds/kind.ts';
import { drawFolded } from './skeletons/folded.ts';
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
  /** The point that a close-up looks at, in garment coordinates. */
  readonly closeUp?: Point;
}

const usualLargest = 1.36;

/** Nothing laid down by hand lies straight: up to two degrees either way, never quite none. */
const handLaid = (seed: number): number => {
  const random = randomStream(seed);
  const side = random() < 0.5 ? -1 : 1;
  return side * (1 + random());
};

const measured = (drawing: Drawing): Drawing => {
  const { across, down } = drawing.landmarks;
  return {
    ...drawing,
    above: [
      tape([across.left, across.y], [across.right, across.y]),
      tape([down.x, down.top], [down.x, down.bottom]),
    ],
  };
};

/** The drawing of a kind as one of its five views shows it. */
export const drawView = (spec: GarmentSpec, view: GarmentView, seed: number): View => {
  const kind = kinds[spec.kind];
  const turn = handLaid(seed);
  const front = (): Drawing => kind.draw(spec, false);
  switch (view) {
    case 'front':
      return { drawing: front(), turn, largest: usualLargest };
    case 'back':
      return { drawing: kind.draw(spec, true), turn: -turn, largest: usualLargest };
    case 'detail': {
      const drawing = front();
      return { drawing, turn: turn * 3, largest: usualLargest, closeUp: drawing.landmarks.focus };
    }
    case 'folded': {
      if (kind.folded !== 'tagged') {
        return {
          drawing: drawFolded(kind.folded, foldedCloth(kind, spec), kind.foldedPrint?.(spec)),
          turn: turn * 2,
          largest: 1.25,
        };
      }
      const drawing = front();
      return {
        drawing: { ...drawing, above: [swingTag(drawing.landmarks.tag)] },
        turn: turn * 2,
        largest: 1.2,
      };
    }
    case 'measured':
      return { drawing: measured(front()), turn: 0, largest: usualLargest };
  }
};
