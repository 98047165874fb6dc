import type { Drawing } from '../drawing.ts';
import type { GarmentSpec } from '../spec.ts';
import { mirrorDrawing } from '../warp-drawing.ts';
import { casualShoes } from './casual-shoes.ts';
import { flats } from './flats.ts';
import type { Kind } from './kind.ts';
import { sneakers } from './sneakers.ts';

const fromBothSides =
  (draw: (spec: GarmentSpec) => Drawing): Kind['draw'] =>
  (spec, fromBehind) =>
    fromBehind ? mirrorDrawing(draw(spec)) : draw(spec);

export const shoes = {
  sneakers: { draw: fromBothSides(sneakers), folded: 'tagged' },
  'casual-shoes': { draw: fromBothSides(casualShoes), folded: 'tagged' },
  flats: { draw: flats, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
