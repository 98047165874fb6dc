import { path } from '../geometry/parse.ts';
import type { Path } from '../geometry/path.ts';

/** Returns a rectangle with its top left corner at (x, y). */
export const box = (x: number, y: number, width: number, height: number): Path =>
  path`M${x} ${y}H${x + width}V${y + height}H${x}Z`;

export const roundedBox = (x: number, y: number, width: number, height: number, radius: number): Path => {
  const [right, bottom] = [x + width, y + height];
  return path`M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;
};
