import type { Cloth } from '../cloth.ts';
import { type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide } from '../geometry/path.ts';
import { stitch } from './sewing.ts';

/** Returns the two front edges of a hood, crossing at the throat; `top` is the shoulder line at the neck. */
export const hoodEdges = ({ main, surface }: Cloth, top: number): Layer[] =>
  ([-1, 1] as const).map((side): Layer => {
    const leaf = path`M-10 ${top + 47}C10 ${top + 36} 36 ${top + 22} 41 ${top - 12}C50 ${top - 8} 60 ${top + 10} 58 ${top + 26}C48 ${top + 50} 24 ${top + 62} -4 ${top + 62}C-12 ${top + 58} -13 ${top + 52} -10 ${top + 47}Z`;
    const hem = path`M-6 ${top + 55}C18 ${top + 46} 44 ${top + 30} 49 ${top + 2}`;
    return panel({
      outline: onSide(leaf, side),
      tones: main,
      pattern: surface({ angle: side * -30 }),
      edge: 9,
      lift: 2,
      sewn: [stitch(onSide(hem, side), main)],
    });
  });
