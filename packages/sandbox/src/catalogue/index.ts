import { buildCollections } from './collections.ts';
import { buildProducts } from './products.ts';
import type { Catalogue } from './types.ts';

let built: Catalogue | undefined;

/** Returns the default catalogue: deterministic, built at the first call and then reused. */
export function catalogue(): Catalogue {
  if (!built) {
    const products = buildProducts();
    const collections = buildCollections(products);
    built = {
      shop: { name: 'naap sandbox', currency: 'INR', languages: ['EN', 'HI'] },
      products,
      collections,
    };
  }
  return built;
}
