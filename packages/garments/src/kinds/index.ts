import type { GarmentKind } from '../spec.ts';
import { accessories } from './accessories.ts';
import { bottoms } from './bottoms.ts';
import { draped } from './draped.ts';
import { dresses } from './dresses.ts';
import { intimates } from './intimates.ts';
import { jackets } from './jackets.ts';
import type { Kind } from './kind.ts';
import { knits } from './knits.ts';
import { kurtas } from './kurta.ts';
import { shirts } from './shirts.ts';
import { shoes } from './shoes.ts';
import { skirts } from './skirts.ts';
import { tees } from './tees.ts';
import { wholeOutfits } from './whole-outfits.ts';

/** Every kind by name; a missing one is a type error. */
export const kinds: Readonly<Record<GarmentKind, Kind>> = {
  ...tees,
  ...shirts,
  ...knits,
  ...jackets,
  ...kurtas,
  ...bottoms,
  ...dresses,
  ...skirts,
  ...wholeOutfits,
  ...draped,
  ...intimates,
  ...shoes,
  ...accessories,
};
