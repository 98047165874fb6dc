import type { Product } from '@naap/api-clients';
import { hashKey } from '@tanstack/react-query';
import { PRODUCT_DETAIL_KEY } from '../src/product/product-key.ts';
import { writeQueries } from '../src/saved-data/database.ts';

export { SAVED_DATABASE } from '../src/saved-data/database.ts';

/** Saves a product on this device, as a page does that has fetched it at `at`, in ms since the epoch. */
export function saveProduct(product: Product, at: number): Promise<void> {
  return writeQueries(new Map([[hashKey([...PRODUCT_DETAIL_KEY, product.id]), { data: product, at }]]));
}
