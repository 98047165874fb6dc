import type { Command, Path, Point } from './path.ts';

const steps = 24;

/** Interpolates between `from` and `to` at `part` (0 to 1) with a Catmull-Rom spline. */
const interpolate = (before: number, from: number, to: number, after: number, part: number): number =>
  0.5 *
  (2 * from +
    (to - before) * part +
    (2 * before - 5 * from + 4 * to - after) * part ** 2 +
    (3 * from - before - 3 * to + after) * part ** 3);

const curvePoint = (points: readonly Point[], along: number): Point => {
  const spans = points.length - 1;
  const span = Math.min(spans - 1, Math.floor(along * spans));
  const part = along * spans - span;
  const at = (index: number): Point => points[Math.max(0, Math.min(spans, index))] ?? [0, 0];
  const [before, from, to, after] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
  return [
    interpolate(before[0], from[0], to[0], after[0], part),
    interpolate(before[1], from[1], to[1], after[1], part),
  ];
};

/** Returns a band of constant width along a smooth line through the points, such as a strap. */
export const ribbon = (points: readonly Point[], width: number): Path => {
  const line = Array.from({ length: steps + 1 }, (_, step) => curvePoint(points, step / steps));
  const edge = (side: number): Point[] =>
    line.map(([x, y], index) => {
      const [beforeX, beforeY] = line[Math.max(0, index - 1)] ?? [x, y];
      const [afterX, afterY] = line[Math.min(steps, index + 1)] ?? [x, y];
      const [dx, dy] = [afterX - beforeX, afterY - beforeY];
      const length = Math.hypot(dx, dy) || 1;
      return [x - ((dy / length) * width * side) / 2, y + ((dx / length) * width * side) / 2];
    });
  const around = [...edge(1), ...edge(-1).reverse()];
  return [...around.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y]), ['Z']];
};
