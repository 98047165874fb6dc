import type { GarmentKind } from '@naap/garments';
import { ownBrands } from './data.ts';
import type { Random } from './random.ts';

/** Draws one of the shop's own brands that make a garment kind. Specialists are twice as likely as brands that make every kind. */
export function pickVendor(kind: GarmentKind, random: Random): string {
  const specialists = ownBrands.filter(({ makes }) => makes?.includes(kind));
  const generalists = ownBrands.filter(({ makes }) => makes === undefined);
  return random.pick([...specialists, ...specialists, ...generalists]).name;
}
