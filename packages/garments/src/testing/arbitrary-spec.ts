import fc from 'fast-check';
import { type Colourway, colourways } from '../colourways.ts';
import { tints } from '../ground.ts';
import { patternNames } from '../patterns/index.ts';
import type { RenderOptions } from '../render.ts';
import { chestArts, type GarmentSpec, garmentKinds, silhouettes, sleeveLengths } from '../spec.ts';
import { garmentViews } from '../views.ts';

const isColourway = (name: string): name is Colourway => name in colourways;
export const colourwayNames: readonly Colourway[] = Object.keys(colourways).filter(isColourway);

const colourway = fc.constantFrom(...colourwayNames);

/** Generates any spec that the types allow, with and without each optional field. */
export const anySpec: fc.Arbitrary<GarmentSpec> = fc.record(
  {
    kind: fc.constantFrom(...garmentKinds),
    colourway,
    trim: colourway,
    pattern: fc.record(
      {
        name: fc.constantFrom(...patternNames),
        ink: colourway,
        ink2: colourway,
        ink3: colourway,
        scale: fc.double({ min: 0.3, max: 3, noNaN: true }),
      },
      { requiredKeys: ['name', 'ink'] },
    ),
    sleeveColourway: colourway,
    sleeve: fc.constantFrom(...sleeveLengths),
    neckline: fc.constantFrom('round' as const, 'v' as const),
    chestArt: fc.constantFrom(...chestArts),
    sideStripe: fc.array(colourway, { maxLength: 3 }),
    silhouette: fc.constantFrom(...silhouettes),
    tiered: fc.boolean(),
    tied: fc.boolean(),
    acrossInches: fc.double({ min: 5, max: 60, noNaN: true }),
  },
  { requiredKeys: ['kind', 'colourway'] },
);

export const anyOptions: fc.Arbitrary<RenderOptions> = fc.record(
  {
    view: fc.constantFrom(...garmentViews),
    tint: fc.constantFrom(...tints),
    seed: fc.nat(),
    ground: fc.constantFrom('tint' as const, 'none' as const),
    chalk: fc.constantFrom('line' as const, 'none' as const),
    headroom: fc.constantFrom('none' as const, 'buttons' as const),
  },
  { requiredKeys: ['view', 'tint', 'seed'] },
);
