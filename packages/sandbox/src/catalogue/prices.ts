import type { Random } from './random.ts';
import type { Paise } from './types.ts';

export interface PricePoint {
  readonly price: Paise;
  readonly compareAtPrice: Paise | null;
}

/**
 * Draws a price within a range of whole rupees, weighted towards its low end and ending in 49 or 99 as shops in India price; 8 % add
 * 50 paise. 38 % get a higher price before the reduction.
 */
export function pricePoint([min, max]: readonly [min: number, max: number], random: Random): PricePoint {
  const raw = min + (max - min) * random.next() ** 1.6;
  const rupees = Math.max(99, Math.round(raw / 50) * 50 - 1);
  const price = rupees * 100 + (random.chance(0.08) ? 50 : 0);
  if (!random.chance(0.38)) return { price, compareAtPrice: null };
  const before = Math.round((rupees * (1 + random.between(15, 110) / 100)) / 100) * 100 - 1;
  return { price, compareAtPrice: before > rupees ? before * 100 : null };
}
