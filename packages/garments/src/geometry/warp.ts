import { type Command, endOf, mapPath, type Path, type Point } from './path.ts';
import { randomStream } from './random.ts';

/** Moves a point slightly; near points move alike. */
export type Warp = (point: Point) => Point;

const waves = 4;
/** Longer straight lines are split, in pixels. */
const maxStraightLength = 22;

/**
 * Creates a warp of four seeded sine waves (wavelengths of 120 to 290 pixels), which bend the whole garment as real cloth does. It
 * moves geometry, not pixels, so strokes keep their width and stitches their spacing.
 */
export const warpField = (seed: number, amplitude: number): Warp => {
  const random = randomStream(seed * 7919 + 13);
  const sines = Array.from({ length: waves }, (_, index) => {
    const wavelength = 120 + random() * 170;
    const angle = random() * Math.PI * 2;
    const perPixel = (Math.PI * 2) / wavelength;
    return {
      alongX: Math.cos(angle) * perPixel,
      alongY: Math.sin(angle) * perPixel,
      phaseX: random() * Math.PI * 2,
      phaseY: random() * Math.PI * 2,
      weight: 1 - 0.15 * index,
    };
  });
  const reach = amplitude * 0.42;
  return ([x, y]) => {
    let dx = 0;
    let dy = 0;
    for (const sine of sines) {
      const along = sine.alongX * x + sine.alongY * y;
      dx += sine.weight * Math.sin(along + sine.phaseX);
      dy += sine.weight * Math.sin(along + sine.phaseY);
    }
    return [x + dx * reach, y + dy * reach];
  };
};

/** Warps the control points of a path. Splits straight lines first: otherwise they would stay straight. */
export const warpPath = (path: Path, warp: Warp): Path => {
  const cut: Command[] = [];
  let from: Point = [0, 0];
  let start: Point = [0, 0];
  for (const command of path) {
    const end = endOf(command, start);
    if (command[0] === 'L' || command[0] === 'Z') {
      const pieces = Math.max(
        1,
        Math.ceil(Math.hypot(end[0] - from[0], end[1] - from[1]) / maxStraightLength),
      );
      for (let piece = 1; piece <= pieces; piece += 1) {
        const part = piece / pieces;
        cut.push(['L', from[0] + (end[0] - from[0]) * part, from[1] + (end[1] - from[1]) * part]);
      }
    }
    if (command[0] !== 'L') cut.push(command);
    if (command[0] === 'M') start = end;
    from = end;
  }
  return mapPath(cut, warp);
};
