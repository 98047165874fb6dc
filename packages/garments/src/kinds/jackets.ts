import { denimCloth } from '../cloth.ts';
import { blazer } from './blazer.ts';
import { bomber, bomberCloth } from './bomber-jacket.ts';
import { trucker } from './denim-jacket.ts';
import type { Kind } from './kind.ts';

export const jackets = {
  'bomber-jacket': { draw: bomber, folded: 'zipped', cloth: bomberCloth },
  'denim-jacket': { draw: trucker, folded: 'collar', cloth: denimCloth },
  blazer: { draw: blazer, folded: 'tagged' },
} as const satisfies Readonly<Record<string, Kind>>;
