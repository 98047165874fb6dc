import { Clipper, EndType, FillRule, JoinType, type PathsD } from 'clipper2-ts';
import { type Command, endOf, type Path, type Point } from './path.ts';

const sampleStep = 3;
/** Polygons with a smaller area (square pixels) are artefacts of overlapping pieces, not holes. */
const minArea = 40;
/** Decimals that clipper keeps; it computes with integers. */
const precision = 2;

type Polygon = { x: number; y: number }[];

const curveAt = (from: Point, command: Command, part: number): Point => {
  const rest = 1 - part;
  if (command[0] === 'Q') {
    const [, x1, y1, x2, y2] = command;
    const mix = (a: number, b: number, c: number) => rest ** 2 * a + 2 * rest * part * b + part ** 2 * c;
    return [mix(from[0], x1, x2), mix(from[1], y1, y2)];
  }
  if (command[0] === 'C') {
    const [, x1, y1, x2, y2, x3, y3] = command;
    const mix = (a: number, b: number, c: number, d: number) =>
      rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d;
    return [mix(from[0], x1, x2, x3), mix(from[1], y1, y2, y3)];
  }
  const end = endOf(command, from);
  return [from[0] + (end[0] - from[0]) * part, from[1] + (end[1] - from[1]) * part];
};

/** Flattens a closed path into polygons, one per subpath, with a corner about every three pixels. */
export const flatten = (path: Path): Polygon[] => {
  const polygons: Polygon[] = [];
  let from: Point = [0, 0];
  let start: Point = [0, 0];
  let current: Polygon = [];
  for (const command of path) {
    if (command[0] === 'M') {
      current = [];
      polygons.push(current);
      start = [command[1], command[2]];
      from = start;
      continue;
    }
    const end = endOf(command, start);
    const pieces = Math.max(1, Math.round(Math.hypot(end[0] - from[0], end[1] - from[1]) / sampleStep));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const [x, y] =
        command[0] === 'Z'
          ? curveAt(from, ['L', ...end], piece / pieces)
          : curveAt(from, command, piece / pieces);
      current.push({ x, y });
    }
    from = end;
  }
  return polygons;
};

/** Smooths a polygon: a curve through the middle of every edge, with the corners as control points. */
const smooth = (polygon: Polygon): Path => {
  const commands = polygon.map((corner, index): Command => {
    const next = polygon[(index + 1) % polygon.length] ?? corner;
    const middle: Point = [(corner.x + next.x) / 2, (corner.y + next.y) / 2];
    return index === 0 ? ['M', ...middle] : ['Q', corner.x, corner.y, ...middle];
  });
  return [...commands, ['Z']];
};

const merged = (outlines: readonly Path[]): PathsD => {
  // The non-zero rule counts windings, so all polygons must have the same orientation.
  const polygons = outlines
    .flatMap(flatten)
    .map((polygon) => (Clipper.areaD(polygon) < 0 ? [...polygon].reverse() : polygon));
  return Clipper.unionD(polygons, [], FillRule.NonZero, precision);
};

/** Returns the union of all outlines. Holes (such as a bag's handle) are kept: fill it by the even-odd rule. */
export const unionOf = (outlines: readonly Path[]): Path =>
  Clipper.simplifyPathsD(merged(outlines), 0.12)
    .filter((polygon) => Math.abs(Clipper.areaD(polygon)) > minArea)
    .flatMap(smooth);

/** Returns the line `distance` pixels outside the union of the outlines, without holes: the chalk line. */
export const offsetOutline = (outlines: readonly Path[], distance: number): Path =>
  Clipper.simplifyPathsD(
    Clipper.inflatePathsD(merged(outlines), distance, JoinType.Round, EndType.Polygon, 2, precision),
    0.12,
  )
    .filter((polygon) => Clipper.areaD(polygon) > 0)
    .flatMap(smooth);

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the bounding box of a path. @throws Error when the path is empty. */
export const boundsOf = (path: Path): Bounds => {
  const corners = flatten(path).flat();
  if (corners.length === 0) throw new Error('An empty path has no bounds. Pass at least one outline.');
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of corners) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};
