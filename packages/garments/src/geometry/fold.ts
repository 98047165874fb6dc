import type { Path, Point } from './path.ts';

/**
 * Returns the outline of a fold: a tapered lens from a tension point to where the cloth relaxes. `width` is the bulge on the lit
 * side (its sign chooses the side); `bend` moves the middle sideways. Both in pixels.
 */
export const foldLens = (from: Point, to: Point, width: number, bend: number): Path => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const normal: Point = [-dy / length, dx / length];
  // A little before the middle: a fold is deepest near the seam that pulls it.
  const middle: Point = [from[0] + dx * 0.42 + normal[0] * bend, from[1] + dy * 0.42 + normal[1] * bend];
  const thin = width * 0.25;
  return [
    ['M', ...from],
    ['Q', middle[0] + normal[0] * width, middle[1] + normal[1] * width, ...to],
    ['Q', middle[0] - normal[0] * thin, middle[1] - normal[1] * thin, ...from],
    ['Z'],
  ];
};
