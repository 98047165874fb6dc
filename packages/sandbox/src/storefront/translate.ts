import { mapProducts } from '../catalogue/map-products.ts';
import type { Catalogue, CatalogueImage, CatalogueProduct } from '../catalogue/types.ts';

const translated = new WeakMap<Catalogue, Map<string, Catalogue>>();

/**
 * Returns a catalogue with the titles, descriptions and alternative texts of products in a language (ISO 639-1, upper case), made at the first
 * call and then reused. A product without a translation keeps its texts, as in the official API. A catalogue without any is
 * returned as it is.
 */
export function catalogueIn(language: string | undefined, catalogue: Catalogue): Catalogue {
  if (language === undefined) return catalogue;
  const byLanguage = translated.get(catalogue) ?? new Map<string, Catalogue>();
  translated.set(catalogue, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const made = mapProducts(catalogue, (product) => inLanguage(product, language));
  byLanguage.set(language, made);
  return made;
}

function inLanguage(product: CatalogueProduct, language: string): CatalogueProduct {
  const texts = product.translations?.[language];
  if (!texts) return product;
  const { title, descriptionHtml } = product;
  return {
    ...product,
    ...texts,
    primary: { title, descriptionHtml },
    images: product.images.map((image) => imageIn(image, language)),
    variants: product.variants.map((variant) => ({ ...variant, image: imageIn(variant.image, language) })),
  };
}

const imageIn = (image: CatalogueImage, language: string): CatalogueImage => ({
  ...image,
  ...image.translations?.[language],
});
