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

/** Gives each product a silhouette by brand and price: sorted by both, the products of a kind take the silhouettes in turn. */
export function withSilhouettes(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const sorted = products.toSorted(
    (a, b) => a.vendor.localeCompare(b.vendor, 'en') || lowestPrice(a) - lowestPrice(b),
  );
  const ofKinds = Map.groupBy(sorted, (product) => leadSpec(product)?.kind);
  const indexOf = new Map(
    [...ofKinds.values()].flatMap((ofKind) => ofKind.map((product, index) => [product, index] as const)),
  );
  return products.map((product) => {
    const silhouette = silhouettes[(indexOf.get(product) ?? 0) % silhouettes.length] ?? 0;
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
