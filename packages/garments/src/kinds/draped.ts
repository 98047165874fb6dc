import { drapedCloth } from '../construction/draped-cloth.ts';
import type { Drawing } from '../drawing.ts';
import type { GarmentSpec } from '../spec.ts';
import { mirrorDrawing } from '../warp-drawing.ts';
import { dupatta } from './dupatta.ts';
import type { Kind } from './kind.ts';
import { saree } from './saree.ts';

const bothWays =
  (draw: (spec: GarmentSpec) => Drawing): Kind['draw'] =>
  (spec, fromBehind) =>
    fromBehind ? mirrorDrawing(draw(spec)) : draw(spec);

export const draped = {
  saree: { draw: bothWays(saree), folded: 'border', cloth: drapedCloth },
  dupatta: { draw: bothWays(dupatta), folded: 'border', cloth: drapedCloth },
} as const satisfies Readonly<Record<string, Kind>>;
