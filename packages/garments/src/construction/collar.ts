import { path } from '../geometry/parse.ts';
import { onSide, symmetric } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { type PatternSpec, patternFill } from '../patterns/index.ts';
import type { Tones } from '../tones.ts';
import { label } from './hardware.ts';
import { both, line, stitch } from './sewing.ts';

interface Neck {
  /** The shoulder line at the neck. */
  readonly top: number;
  readonly width: number;
  readonly depth: number;
}

/** Returns a turned-down collar on its stand, open at the throat. Each leaf rotates its print. */
export const shirtCollar = (neck: Neck, tones: Tones, pattern?: PatternSpec): Mark[] => {
  const { top, width, depth } = neck;
  const throat = top + depth;
  const inner = symmetric(
    path`M0 ${top - 10}C${width * 0.5} ${top - 10} ${width * 0.8} ${top - 10} ${width + 1} ${top - 7}C${width - 6} ${top + 10} 18 ${throat - 8} 0 ${throat - 2}`,
  );
  const stand = path`M${-width - 1} ${top - 7}C${-width * 0.5} ${top - 14} ${width * 0.5} ${top - 14} ${width + 1} ${top - 7}C${width * 0.6} ${top + 6} ${-width * 0.6} ${top + 6} ${-width - 1} ${top - 7}Z`;
  const leaf = path`M2 ${throat - 4}C16 ${throat - 16} ${width - 10} ${top + 6} ${width + 1} ${top - 7}C${width + 9} ${top - 1} ${width + 13} ${top + 6} ${width + 14} ${top + 12}C${width + 6} ${top + 28} ${width - 2} ${top + 42} ${width - 14} ${throat + 16}C24 ${throat + 10} 12 ${throat + 4} 2 ${throat - 4}Z`;
  const leafStitch = path`M7 ${throat - 4}C14 ${throat + 1} 24 ${throat + 6} ${width - 15} ${throat + 11.5}C${width - 5} ${top + 41} ${width + 3} ${top + 26} ${width + 10} ${top + 13}`;
  return [
    shape(inner, { fill: tones.inside }),
    shape(stand, { fill: tones.shade }),
    label(0, top + 6, 22, 10),
    ...both((side) => {
      const outline = onSide(leaf, side);
      return [
        shape(outline, { fill: tones.abyss, opacity: 0.35, blur: 2.5, offset: [2, 4] }),
        shape(outline, { fill: tones.base }),
        ...(pattern === undefined
          ? []
          : [shape(outline, { fill: patternFill(pattern, { angle: side * 24 }) })]),
        shape(outline, { fill: tones.glow, opacity: 0.18 }),
        line(outline, tones, { width: 0.9 }),
        stitch(onSide(leafStitch, side), tones, { width: 0.9 }),
      ];
    }),
  ];
};

/** Returns the same collar from behind: one piece of cloth over the shoulders. */
export const collarFromBehind = (neck: Neck, tones: Tones, pattern?: PatternSpec): Mark[] => {
  const { top, width } = neck;
  const fall = symmetric(
    path`M0 ${top - 9}C${width * 0.5} ${top - 9} ${width * 0.8} ${top - 10} ${width + 1} ${top - 7}C${width + 9} ${top - 1} ${width + 12} ${top + 6} ${width + 12} ${top + 12}C${width * 0.8} ${top + 22} ${width * 0.4} ${top + 25} 0 ${top + 25}`,
  );
  const edge = path`M${-width - 9} ${top + 10}C${-width * 0.8} ${top + 18} ${-width * 0.4} ${top + 21} 0 ${top + 21}C${width * 0.4} ${top + 21} ${width * 0.8} ${top + 18} ${width + 9} ${top + 10}`;
  return [
    shape(fall, { fill: tones.abyss, opacity: 0.3, blur: 2.5, offset: [1.5, 3.5] }),
    shape(fall, { fill: tones.base }),
    ...(pattern === undefined ? [] : [shape(fall, { fill: patternFill(pattern) })]),
    shape(fall, { fill: tones.glow, opacity: 0.18 }),
    line(fall, tones, { width: 0.9 }),
    stitch(edge, tones, { width: 0.9 }),
  ];
};
