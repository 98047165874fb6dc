import type { GarmentKind } from '../spec.ts';
import type { Kind } from './kind.ts';
import { tees } from './tees.ts';

/** Every kind by name. */
export const kinds: Readonly<Partial<Record<GarmentKind, Kind>>> = { ...tees };
