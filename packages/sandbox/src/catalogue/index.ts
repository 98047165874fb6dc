import { buildCollections } from './collections.ts';
import { buildProducts } from './products.ts';
import { shop } from './shop.ts';
import type { Catalogue } from './types.ts';

let built: Catalogue | undefined;

/** Returns the default catalogue: deterministic, built at the first call and then reused. */
export function catalogue(): Catalogue {
  if (!built) {
    const products = buildProducts();
    built = { shop, products, collections: buildCollections(products) };
  }
  return built;
}
