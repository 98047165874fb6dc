import { parsePath, path } from '../geometry/parse.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import { ambiBody, ambiVein } from '../patterns/motifs.ts';

const body = parsePath(ambiBody);
const vein = parsePath(ambiVein);

interface AmbiStyle {
  readonly scale: number;
  readonly fill: string;
  readonly line: string;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** Returns one ambi of a border; 32 pixels high at scale 1. */
export const ambiMark = (
  x: number,
  y: number,
  { scale, fill, line, flip = false, turn = 0 }: AmbiStyle,
): Mark =>
  rigid(
    [x, y],
    [shape(body, { fill }), shape(vein, { stroke: line, width: 1.2 }), circle(0, 7.5, 2.3, { fill: line })],
    { scale, flip, turn },
  );

/** Returns a printed border along the hem at `bottom`: a band of the trim with a row of ambi, and a fine line above it. */
export const hemBorder = (bottom: number, cloth: string, trim: string): Mark[] => {
  const top = bottom - 34;
  const sag = (x: number) => top + 6 * (1 - (x / 140) ** 2);
  return [
    shape(path`M-140 ${top}Q0 ${top + 12} 140 ${top}V${bottom + 20}H-140Z`, { fill: trim }),
    shape(path`M-140 ${top - 4}Q0 ${top + 8} 140 ${top - 4}`, { stroke: trim, width: 2 }),
    ...Array.from({ length: 17 }, (_, index) => {
      const x = (index - 8) * 15;
      return ambiMark(x, sag(x) + 17, { scale: 0.62, fill: cloth, line: trim, flip: index % 2 === 0 });
    }),
  ];
};
