import { mapProducts } from './map-products.ts';
import type { Catalogue } from './types.ts';

const day = 86_400_000;

/** Returns the time at which the newest product was created, in ms. */
export const newestDate = ({ products }: Catalogue): number =>
  products.reduce((newest, { createdAt }) => Math.max(newest, Date.parse(createdAt)), 0);

/** Returns a catalogue with all dates moved by the same number of days, so that the newest product was created in the day before `now` (ms). */
export function datedUntil(now: number, catalogue: Catalogue): Catalogue {
  const moved = Math.floor((now - newestDate(catalogue)) / day) * day;
  return mapProducts(catalogue, (product) => ({
    ...product,
    createdAt: new Date(Date.parse(product.createdAt) + moved).toISOString().replace('.000', ''),
  }));
}
