import { type Cloth, clothOf } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { path } from '../geometry/parse.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Tones } from '../tones.ts';

export const drapedGrain = { frequency: [1.1, 0.35], opacity: 0.18 } as const;

/** Returns woven cloth with a zari border: the default trim is haldi (gold), on haldi cloth it is rani. */
export const drapedCloth = (spec: GarmentSpec): Cloth =>
  clothOf({ ...spec, trim: spec.trim ?? (spec.colourway === 'haldi' ? 'rani' : 'haldi') });

export const tassel = (x: number, y: number, { base, line: edge, deep }: Tones): Mark =>
  rigid(
    [x, y],
    [
      shape(path`M-3 2L-4.5 24Q0 27 4.5 24L3 2Z`, { fill: base, stroke: edge, width: 0.7 }),
      shape(path`M-1.5 4L-2 25M1.5 4L2 25`, { stroke: deep, width: 0.8 }),
      circle(0, 1, 3.2, { fill: colourways.rani.hex }),
    ],
  );
