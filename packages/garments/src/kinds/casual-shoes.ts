import { clothOf } from '../cloth.ts';
import { line, seam, stitch } from '../construction/sewing.ts';
import {
  groundShadow,
  pairLandmarks,
  pairOf,
  pairOutlines,
  rubberSole,
  smoothGrain,
  upperLight,
} from '../construction/shoe.ts';
import type { Drawing } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { clipped, type Mark, shape } from '../marks.ts';
import { silhouetteOf } from '../silhouettes.ts';
import type { GarmentSpec } from '../spec.ts';
import { tonesOf } from '../tones.ts';

const loaferUpper = path`M-130 64C-137 36 -136 8 -126 -14C-120 -24 -108 -26 -96 -20C-74 -8 -44 -10 -22 -26C-14 -34 -4 -38 8 -34C46 -22 92 4 122 24C138 36 142 54 136 66L-126 66Z`;
const loaferMouth = path`M-126 -14C-120 -24 -108 -26 -96 -20C-74 -8 -44 -10 -22 -26L-14 -16C-36 6 -74 8 -98 -2C-110 -6 -118 -8 -126 -14Z`;
const apron = path`M6 -32C44 -18 84 4 108 26C116 36 106 46 88 48C62 48 36 46 12 44`;
const strapBand = path`M-18 -26C-4 -8 2 26 -2 66H30C34 30 24 -6 6 -34C-4 -36 -12 -32 -18 -26Z`;
const loaferOutline = path`M-130 64C-137 36 -136 8 -126 -14C-120 -24 -108 -26 -96 -20C-74 -8 -44 -10 -22 -26C-14 -34 -4 -38 8 -34C46 -22 92 4 122 24C134 32 140 44 141 54C147 58 150 64 150 72C150 84 138 94 120 96C50 102 -70 101 -124 95C-136 90 -140 78 -130 64Z`;

/** Returns Penny loafers on a soft rubber sole. */
export const casualShoes = (spec: GarmentSpec): Drawing => {
  const { main, trim, surface } = clothOf(spec);
  const sole = tonesOf(spec.colourway === 'kora' || spec.colourway === 'lassi' ? 'chai' : 'kora');
  const pattern = surface();
  const silhouette = silhouetteOf(spec);
  // Slip-ons have no band.
  const plain = (spec.silhouette ?? 0) % 2 === 1;
  const band: Mark[] = [
    shape(strapBand, { fill: main.abyss, opacity: 0.3, blur: 2.5, offset: [3, 3] }),
    shape(strapBand, { fill: trim.base }),
    line(strapBand, trim),
    stitch(path`M-13 -22C1 -4 6 28 3 66M25 66C29 32 20 -2 3 -29`, trim),
    // The slot that held a penny.
    shape(path`M3 18Q13 12 23 18Q13 26 3 18Z`, { fill: trim.abyss }),
  ];
  const shoe: Mark[] = [
    groundShadow,
    clipped(loaferUpper, [
      shape(loaferUpper, { fill: main.base }),
      ...(pattern === undefined ? [] : [shape(loaferUpper, { fill: pattern })]),
      ...upperLight(loaferUpper, main),
      shape(loaferMouth, { fill: main.inside }),
      line(loaferMouth, main),
      ...seam(apron, main, { width: 1.8 }),
      stitch(path`M8 -26C42 -12 78 8 100 28C106 36 98 40 86 42C62 42 36 40 14 38`, main, { width: 1.4 }),
      ...(plain ? [] : band),
      ...seam(path`M-92 -16C-84 14 -84 40 -88 66`, main),
      stitch(path`M-87 -14C-79 14 -79 40 -83 66`, main),
      shape(path`M-118 -6C-80 10 -40 4 -14 -14M30 -16C70 0 104 16 124 40`, {
        stroke: main.glow,
        width: 6,
        opacity: 0.5,
        blur: 2.5,
      }),
    ]),
    line(loaferUpper, main, { width: 1 }),
    ...rubberSole(sole, sole.shade, sole.deep),
  ];
  return {
    tones: main,
    layers: pairOf(shoe, silhouette),
    outlines: pairOutlines(loaferOutline, silhouette),
    landmarks: { ...pairLandmarks, focus: [16, 126], down: { ...pairLandmarks.down, top: 104 } },
    grain: smoothGrain,
  };
};
