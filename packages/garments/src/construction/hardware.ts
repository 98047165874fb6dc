import { hexOf } from '../colourways.ts';
import { path } from '../geometry/parse.ts';
import type { Path } from '../geometry/path.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import type { Tones } from '../tones.ts';
import { box, roundedBox } from './shapes.ts';

export const brass = '#d9b25a';
export const horn = '#f6f1e6';
/** The brand's yellow and ink, for labels, tags and tapes. */
export const tapeYellow = hexOf([0.86, 0.17, 92]);
export const tapeInk = '#2b1524';

/** Returns a four-hole button and its shadow on the cloth. */
export const button = (x: number, y: number, radius: number, colour: string, tones: Tones): Mark => {
  const hole = radius * 0.24;
  return rigid(
    [x, y],
    [
      circle(0.8, 1.2, radius, { fill: tones.abyss, opacity: 0.45 }),
      circle(0, 0, radius, { fill: colour }),
      circle(0, 0, radius * 0.68, { stroke: '#0003', width: 0.7 }),
      shape(path`M${-radius * 0.6} ${-radius * 0.55}Q0 ${-radius * 1.05} ${radius * 0.5} ${-radius * 0.62}`, {
        stroke: '#fff9',
        width: 0.9,
      }),
      ...[-hole, hole].flatMap((dx) => [-hole, hole].map((dy) => circle(dx, dy, 0.62, { fill: '#0007' }))),
    ],
  );
};

/** Returns the woven label inside a neck or waistband; (x, y) is the middle of its top edge. */
export const label = (x: number, y: number, width = 20, height = 10): Mark => {
  const left = -width / 2;
  return rigid(
    [x, y],
    [
      shape(roundedBox(left, 0, width, height, 1), { fill: '#fbf8f0' }),
      shape(box(left, 0, 3, height), { fill: tapeYellow }),
      shape(path`M${left + 6} 3.5H${-left - 3}M${left + 6} 6.5H${-left - 6}`, {
        stroke: tapeInk,
        width: 1.1,
        opacity: 0.75,
      }),
    ],
  );
};

/** Returns a closed metal zip from `top` to `bottom` at `x`; its puller hangs `pull` pixels below the top. */
export const zip = (x: number, top: number, bottom: number, pull = 16): Mark[] => {
  const teeth = Array.from({ length: Math.max(0, Math.floor((bottom - top) / 4.2)) }, (_, index): Path => {
    const y = top + 2 + index * 4.2;
    return path`M${x - 3} ${y}H${x}M${x} ${y + 2.1}H${x + 3}`;
  }).flat();
  return [
    shape(path`M${x - 3.6} ${top}H${x + 3.6}V${bottom}H${x - 3.6}Z`, { fill: '#3a3340' }),
    shape(teeth, { stroke: '#d9cfae', width: 1.7 }),
    rigid(
      [x, top + pull],
      [
        shape(roundedBox(-4.6, -8, 9.2, 10, 2), { fill: '#e5d7a6' }),
        shape(roundedBox(-2.6, 2, 5.2, 16, 2.6), { fill: '#cbb878', stroke: '#8a7a45', width: 0.8 }),
      ],
    ),
  ];
};

export const rivet = (x: number, y: number, radius = 1.9): Mark => circle(x, y, radius, { fill: '#c98f52' });

/** Returns two cord ends hanging from eyelets around the centre, tipped in the cloth's dark tone. */
export const drawcord = (top: number, colour: string, tones: Tones, long = 80): Mark[] => {
  const left = path`M-7 ${top}C-12 ${top + long * 0.42} -4 ${top + long * 0.57} -12 ${top + long}`;
  const right = path`M7 ${top}C14 ${top + long * 0.35} 8 ${top + long * 0.67} 15 ${top + long * 0.87}`;
  const cords = [left, right];
  return [
    ...cords.map((cord) => shape(cord, { stroke: '#0004', width: 4.5, cap: 'round', offset: [2, 3] })),
    ...cords.map((cord) => shape(cord, { stroke: colour, width: 4, cap: 'round' })),
    shape(roundedBox(-14.5, top + long - 6, 5, 9, 1), { fill: tones.line }),
    shape(roundedBox(12.5, top + long * 0.87 - 6, 5, 9, 1), { fill: tones.line }),
    circle(-7, top, 3, { stroke: tones.glow, width: 1.4 }),
    circle(7, top, 3, { stroke: tones.glow, width: 1.4 }),
  ];
};
