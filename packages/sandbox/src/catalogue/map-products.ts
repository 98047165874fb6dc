import type { Catalogue, CatalogueProduct } from './types.ts';

/** Returns a catalogue with each product replaced, in its collections too; the same catalogue when no product changes. */
export function mapProducts(
  catalogue: Catalogue,
  change: (product: CatalogueProduct) => CatalogueProduct,
): Catalogue {
  const products = new Map(catalogue.products.map((product) => [product, change(product)]));
  if (catalogue.products.every((product) => products.get(product) === product)) return catalogue;
  return {
    ...catalogue,
    products: [...products.values()],
    collections: catalogue.collections.map((collection) => ({
      ...collection,
      products: collection.products.map((product) => products.get(product) ?? product),
    })),
  };
}
