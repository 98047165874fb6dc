import { swingTag } from './construction/swing-tag.ts';
import { tape } from './construction/tape.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './geometry/path.ts';
import { randomStream } from './geometry/random.ts';
import { kinds } from './kinds/index.ts';
import { foldedCloth, type Kind } from './kinds/kind.ts';
import { reshape, silhouetteOf } from './silhouettes.ts';
import { drawFolded } from './skeletons/folded.ts';
import type { GarmentSpec } from './spec.ts';
import { mirrorDrawing, warpDrawing } from './warp-drawing.ts';

export const garmentViews = ['front', 'back', 'detail', 'folded', 'measured'] as const;
export type GarmentView = (typeof garmentViews)[number];

/** A drawing and its placement in the frame. */
export interface View {
  readonly drawing: Drawing;
  /** Degrees clockwise. */
  readonly turn: number;
  /** Limit of the scale, so that small garments stay smaller than large ones. */
  readonly maxScale: number;
  /** The centre of a close-up, in garment coordinates. */
  readonly closeUp?: Point;
}

const defaultMaxScale = 1.36;
/** Garment pixels per inch of a tape: a tee measures about 19 by 31 inches. */
const defaultInch = 11;

/** Returns a random rotation of one to two degrees in either direction, as of a garment laid down by hand. */
const randomTurn = (seed: number): number => {
  const random = randomStream(seed);
  const side = random() < 0.5 ? -1 : 1;
  return side * (1 + random());
};

const measured = (drawing: Drawing, acrossInches?: number): Drawing => {
  const { across, down } = drawing.landmarks;
  const inch = acrossInches === undefined ? defaultInch : (across.right - across.left) / acrossInches;
  return {
    ...drawing,
    above: [
      tape([across.left, across.y], [across.right, across.y], inch),
      tape([down.x, down.top], [down.x, down.bottom], inch),
    ],
  };
};

/** Draws the garment in the shape of its silhouette. */
const draw = (kind: Kind, spec: GarmentSpec, fromBehind: boolean): Drawing => {
  const { rows, mirrored } = silhouetteOf(spec);
  const drawn = kind.draw(spec, fromBehind);
  const shaped = rows === undefined ? drawn : warpDrawing(drawn, reshape(rows));
  return mirrored ? mirrorDrawing(shaped) : shaped;
};

/** Draws one of the five views of a garment. */
export const drawView = (spec: GarmentSpec, view: GarmentView, seed: number): View => {
  const kind = kinds[spec.kind];
  const turn = randomTurn(seed);
  const front = (): Drawing => draw(kind, spec, false);
  switch (view) {
    case 'front':
      return { drawing: front(), turn, maxScale: defaultMaxScale };
    case 'back':
      return { drawing: draw(kind, spec, true), turn: -turn, maxScale: defaultMaxScale };
    case 'detail': {
      const drawing = front();
      return { drawing, turn: turn * 3, maxScale: defaultMaxScale, closeUp: drawing.landmarks.focus };
    }
    case 'folded': {
      if (kind.folded !== 'tagged') {
        return {
          drawing: drawFolded(kind.folded, foldedCloth(kind, spec), kind.foldedPrint?.(spec)),
          turn: turn * 2,
          maxScale: 1.25,
        };
      }
      const drawing = front();
      return {
        drawing: { ...drawing, above: [swingTag(drawing.landmarks.tag)] },
        turn: turn * 2,
        maxScale: 1.2,
      };
    }
    case 'measured':
      return { drawing: measured(front(), spec.acrossInches), turn: 0, maxScale: defaultMaxScale };
  }
};
