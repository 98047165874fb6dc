import { silhouettes } from '@naap/garments';
import type { CatalogueImage, CatalogueProduct } from './types.ts';

const leadSpec = ({ images: [image] }: CatalogueProduct) => image?.drawing.spec;

const lowestPrice = ({ variants }: CatalogueProduct): number =>
  Math.min(...variants.map(({ price }) => price));

/** Returns the kind and silhouette that a product's first image shows. */
export const silhouetteOf = (product: CatalogueProduct): string => {
  const spec = leadSpec(product);
  return `${spec?.kind} ${spec?.silhouette}`;
};

/** The orders in which lists show products; the results of a search are sorted by relevance, then by units sold. */
const orders: readonly ((product: CatalogueProduct) => number)[] = [
  lowestPrice,
  ({ createdAt }) => Date.parse(createdAt),
  ({ unitsSold }) => unitsSold,
];

/**
 * Gives each product a silhouette by brand and price: sorted by both, the products of a kind take the silhouettes in turn. Each
 * product then takes the silhouette that is rarest among its neighbours in each order, so that sorted lists seldom repeat one.
 */
export function withSilhouettes(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const sorted = products.toSorted(
    (a, b) => a.vendor.localeCompare(b.vendor, 'en') || lowestPrice(a) - lowestPrice(b),
  );
  const chosen = new Map<CatalogueProduct, (typeof silhouettes)[number]>();
  for (const ofKind of Map.groupBy(sorted, (product) => leadSpec(product)?.kind).values()) {
    const ranks = orders.map((order) => ofKind.toSorted((a, b) => order(a) - order(b) || a.id - b.id));
    const nearness = (a: CatalogueProduct, b: CatalogueProduct): number =>
      ranks.reduce((sum, rank) => sum + (rank.indexOf(a) - rank.indexOf(b)) ** -2, 0);
    for (const [index, product] of ofKind.entries()) {
      chosen.set(product, silhouettes[index % silhouettes.length] ?? 0);
    }
    // In the second round every product has a silhouette that was chosen by its neighbours.
    for (const product of [...ofKind, ...ofKind]) {
      const costs = silhouettes.map(() => 0);
      for (const other of ofKind) {
        const silhouette = chosen.get(other) ?? 0;
        if (other !== product) costs[silhouette] = (costs[silhouette] ?? 0) + nearness(product, other);
      }
      chosen.set(product, silhouettes[costs.indexOf(Math.min(...costs))] ?? 0);
    }
  }
  return products.map((product) => {
    const silhouette = chosen.get(product) ?? 0;
    const images = new Map(
      product.images.map((image): [CatalogueImage, CatalogueImage] => {
        const { drawing } = image;
        return [image, { ...image, drawing: { ...drawing, spec: { ...drawing.spec, silhouette } } }];
      }),
    );
    return {
      ...product,
      images: [...images.values()],
      variants: product.variants.map((variant) => ({
        ...variant,
        image: images.get(variant.image) ?? variant.image,
      })),
    };
  });
}

/** Returns the products in nearly the same order, with none directly after another of its silhouette if possible. */
export function alternateSilhouettes(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const differ = (product: CatalogueProduct, other: CatalogueProduct | undefined): boolean =>
    !other || silhouetteOf(product) !== silhouetteOf(other);
  const rest = [...products];
  const result: CatalogueProduct[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((product) => differ(product, result.at(-1)));
    const [product] = rest.splice(Math.max(0, next), 1);
    if (!product) break;
    // The last ones may all have one silhouette: they move between two others.
    const gap = result.findIndex((other, at) => differ(product, other) && differ(product, result[at - 1]));
    result.splice(next < 0 && gap >= 0 ? gap : result.length, 0, product);
  }
  return result;
}
