import { path } from '../geometry/parse.ts';
import { type Mark, shape } from '../marks.ts';
import { type PatternSpec, patternFill } from '../patterns/index.ts';
import type { Tones } from '../tones.ts';
import { button, horn } from './hardware.ts';
import { highlight, line, stitch } from './sewing.ts';

interface Placket {
  readonly top: number;
  readonly bottom: number;
  /** Half the width of the strip. */
  readonly reach?: number;
  readonly buttons: number;
  readonly firstButton: number;
  readonly gap: number;
  readonly buttonColour?: string;
}

/** Returns a buttoned strip down the centre, right over left. */
export const placket = (tones: Tones, strip: Placket): Mark[] => {
  const { top, bottom, reach = 9, buttons, firstButton, gap, buttonColour = horn } = strip;
  const near = path`M${reach} ${top}V${bottom}`;
  return [
    shape(path`M${-reach} ${top}V${bottom}H${reach}V${top}Z`, { fill: tones.base, opacity: 0.25 }),
    line(near, tones, { opacity: 0.75 }),
    highlight(near, tones),
    line(path`M${-reach} ${top}V${bottom}`, tones, { opacity: 0.35 }),
    stitch(path`M${reach - 2.6} ${top}V${bottom}`, tones, { width: 0.85 }),
    stitch(path`M${2.6 - reach} ${top}V${bottom}`, tones, { width: 0.85, opacity: 0.6 }),
    ...Array.from({ length: buttons }, (_, index) =>
      button(0, top + firstButton + index * gap, 3.4, buttonColour, tones),
    ),
  ];
};

interface Pocket {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a pointed patch pocket, its top left corner at (x, y). Its print is shifted against the print below. */
export const patchPocket = ({ x, y, width, height }: Pocket, tones: Tones, pattern?: PatternSpec): Mark[] => {
  const right = x + width;
  const middle = x + width / 2;
  const outline = path`M${x} ${y}H${right}V${y + height * 0.74}L${middle} ${y + height}L${x} ${y + height * 0.74}Z`;
  const inset = path`M${x + 2.5} ${y + 2}V${y + height * 0.72}L${middle} ${y + height - 3}L${right - 2.5} ${y + height * 0.72}V${y + 2}`;
  return [
    shape(outline, { fill: tones.abyss, opacity: 0.3, blur: 1.2, offset: [1.2, 2.4] }),
    shape(outline, { fill: tones.base }),
    ...(pattern === undefined ? [] : [shape(outline, { fill: patternFill(pattern, { shift: [9, 5] }) })]),
    line(outline, tones, { opacity: 0.6 }),
    stitch(inset, tones),
    line(path`M${x} ${y + 7}H${right}`, tones, { opacity: 0.35 }),
  ];
};
