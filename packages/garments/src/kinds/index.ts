import type { GarmentKind } from '../spec.ts';
import { bottoms } from './bottoms.ts';
import { dresses } from './dresses.ts';
import { jackets } from './jackets.ts';
import type { Kind } from './kind.ts';
import { knits } from './knits.ts';
import { kurtas } from './kurta.ts';
import { shirts } from './shirts.ts';
import { tees } from './tees.ts';

/** Every kind by name. */
export const kinds: Readonly<Partial<Record<GarmentKind, Kind>>> = {
  ...tees,
  ...shirts,
  ...knits,
  ...jackets,
  ...kurtas,
  ...bottoms,
  ...dresses,
};
