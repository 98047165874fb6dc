import type { Drawing, Layer } from './drawing.ts';
import { type Warp, warpPath } from './geometry/warp.ts';
import type { Mark } from './marks.ts';

const mirror: Warp = ([x, y]) => [-x, y];

export const warpMark = (mark: Mark, warp: Warp): Mark => {
  switch (mark.type) {
    case 'path':
      return { ...mark, path: warpPath(mark.path, warp) };
    case 'circle':
      return { ...mark, centre: warp(mark.centre) };
    case 'rigid': {
      const at = warp(mark.at);
      return warp === mirror ? { ...mark, at, turn: -(mark.turn ?? 0), flip: !mark.flip } : { ...mark, at };
    }
    case 'clipped': {
      const marks = mark.marks.map((inner) => warpMark(inner, warp));
      return { ...mark, inside: warpPath(mark.inside, warp), marks };
    }
  }
};

const warpLayer = (layer: Layer, warp: Warp): Layer => {
  if (layer.type !== 'panel') return warpMark(layer, warp);
  return {
    ...layer,
    outline: warpPath(layer.outline, warp),
    folds: (layer.folds ?? []).map((crease) => ({ ...crease, path: warpPath(crease.path, warp) })),
    printed: (layer.printed ?? []).map((mark) => warpMark(mark, warp)),
    sewn: (layer.sewn ?? []).map((mark) => warpMark(mark, warp)),
  };
};

/** Moves all marks, outlines and landmarks of a drawing. */
export const warpDrawing = (drawing: Drawing, warp: Warp): Drawing => {
  const { across, down, focus, tag } = drawing.landmarks;
  const [x1, y] = warp([across.left, across.y]);
  const [x2] = warp([across.right, across.y]);
  const [x, top] = warp([down.x, down.top]);
  return {
    ...drawing,
    layers: drawing.layers.map((layer) => warpLayer(layer, warp)),
    outlines: drawing.outlines.map((outline) => warpPath(outline, warp)),
    landmarks: {
      across: { left: Math.min(x1, x2), right: Math.max(x1, x2), y },
      down: { x, top, bottom: warp([down.x, down.bottom])[1] },
      focus: warp(focus),
      tag: warp(tag),
    },
  };
};

/** Mirrors a drawing, for the inner side of a shoe or the back of draped cloth. The direction of the light stays. */
export const mirrorDrawing = (drawing: Drawing): Drawing => warpDrawing(drawing, mirror);
