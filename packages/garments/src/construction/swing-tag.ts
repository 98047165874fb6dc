import { path } from '../geometry/parse.ts';
import type { Point } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import { tapeInk, tapeYellow } from './hardware.ts';
import { box } from './shapes.ts';

/** Returns the pointed paper tag on its cord, which hangs from (x, y); a piece of the inch tape at its foot. 180 pixels long with the cord. */
export const swingTag = ([x, y]: Point, scale = 1): Mark => {
  const tag = path`M-24 2L-12 -14H12L24 2V92H-24Z`;
  const ticks = Array.from(
    { length: 11 },
    (_, index) => path`M${-22 + index * 4.4} 92V${index % 5 === 0 ? 80 : 86}`,
  );
  return rigid(
    [x, y],
    [
      shape(path`M0 0C-20 32 26 52 24 84`, { stroke: tapeInk, width: 1.6 }),
      rigid(
        [20, 92],
        [
          shape(tag, { fill: '#1a0c17', opacity: 0.35, blur: 5, offset: [3, 6] }),
          shape(tag, { fill: '#fffdf6' }),
          shape(box(-24, 62, 48, 30), { fill: tapeYellow }),
          shape(ticks.flat(), { stroke: tapeInk, width: 1.3 }),
          circle(0, -4, 4, { fill: '#d9cbb8', stroke: tapeInk, width: 1.2 }),
          shape(path`M-14 20H14M-14 28H8M-14 36H11`, { stroke: tapeInk, width: 2.6 }),
          shape(path`M-14 48H4`, { stroke: tapeInk, width: 4.5 }),
        ],
        { turn: 9 },
      ),
    ],
    { scale },
  );
};
