import { buildCollections } from './collections.ts';
import { buildProducts } from './products.ts';
import { shop } from './shop.ts';
import type { Catalogue } from './types.ts';

let built: Catalogue | undefined;

/** The shop's goods. Built once, at first use; the same on every machine. */
export function catalogue(): Catalogue {
  if (!built) {
    const products = buildProducts();
    built = { shop, products, collections: buildCollections(products) };
  }
  return built;
}
