import type { Random } from './random.ts';
import type { Paise } from './types.ts';

export interface PricePoint {
  readonly price: Paise;
  readonly compareAtPrice: Paise | null;
}

/** A price as shops in India write it: towards the low end of the range, ending in 49 or 99, now and then in .50. */
export function pricePoint(
  [least, most]: readonly [least: number, most: number],
  random: Random,
): PricePoint {
  const raw = least + (most - least) * random.next() ** 1.6;
  const rupees = Math.max(99, Math.round(raw / 50) * 50 - 1);
  const price = rupees * 100 + (random.chance(0.08) ? 50 : 0);
  if (!random.chance(0.38)) return { price, compareAtPrice: null };
  const before = Math.round((rupees * (1 + random.between(15, 110) / 100)) / 100) * 100 - 1;
  return { price, compareAtPrice: before > rupees ? before * 100 : null };
}
