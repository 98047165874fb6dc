import type { Drawing, Layer } from './drawing.ts';
import { mirror } from './geometry/path.ts';
import type { Mark } from './marks.ts';

const mirrorMark = (mark: Mark): Mark => {
  switch (mark.type) {
    case 'path':
      return { ...mark, path: mirror(mark.path) };
    case 'circle':
      return { ...mark, centre: [-mark.centre[0], mark.centre[1]] };
    case 'rigid':
      return { ...mark, at: [-mark.at[0], mark.at[1]], turn: -(mark.turn ?? 0), flip: !mark.flip };
    case 'clipped':
      return { ...mark, inside: mirror(mark.inside), marks: mark.marks.map(mirrorMark) };
  }
};

const mirrorLayer = (layer: Layer): Layer => {
  if (layer.type !== 'panel') return mirrorMark(layer);
  return {
    ...layer,
    outline: mirror(layer.outline),
    folds: (layer.folds ?? []).map((crease) => ({ ...crease, path: mirror(crease.path) })),
    printed: (layer.printed ?? []).map(mirrorMark),
    sewn: (layer.sewn ?? []).map(mirrorMark),
  };
};

/** Mirrors a drawing, for the inner side of a shoe or the back of draped cloth. The direction of the light stays. */
export const mirrorDrawing = (drawing: Drawing): Drawing => {
  const { across, down, focus, tag } = drawing.landmarks;
  return {
    ...drawing,
    layers: drawing.layers.map(mirrorLayer),
    outlines: drawing.outlines.map(mirror),
    landmarks: {
      across: { left: -across.right, right: -across.left, y: across.y },
      down: { ...down, x: -down.x },
      focus: [-focus[0], focus[1]],
      tag: [-tag[0], tag[1]],
    },
  };
};
