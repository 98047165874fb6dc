import { type Money, type Product, type ProductVariant, roundToRupees, toDecimal } from '@naap/api-clients';
import { optionKind } from '@naap/state';
import { pathInLanguage } from '@naap/ui/languages';
import { productPath } from '@naap/ui/paths';
import { plainText } from '@naap/ui/plain-text';
import type { ProductGroupLeaf, ProductLeaf } from 'schema-dts';

/** Longer descriptions are cut: Google reads 5,000 characters. */
const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_IMAGES = 10;
const MAX_VARIANTS = 100;

/** The properties by which Google lets variants vary, by the kind of the option. It has none for other options. */
const PROPERTIES = { colour: 'color', size: 'size', other: undefined } as const;

/**
 * Returns schema.org's Product, or the ProductGroup of a product with several variants; null when no variant has a price, because search
 * engines reject a product without an offer. `siteUrl` is the origin of the shop; '' leaves its URLs relative.
 */
export function productThing(product: Product, siteUrl: string): ProductLeaf | ProductGroupLeaf | null {
  const { id, title, vendor, descriptionHtml, images, options, variants } = product;
  const url = siteUrl + pathInLanguage(productPath(id));
  const priced = variants.filter(({ price }) => price.amount > 0).slice(0, MAX_VARIANTS);
  const [first] = priced;
  if (first === undefined) return null;
  const description = plainText(descriptionHtml).replace(/\s+/g, ' ').slice(0, MAX_DESCRIPTION_LENGTH);
  const pictures = [...new Set(images.map((image) => image.url))].slice(0, MAX_IMAGES);
  const common = {
    url,
    ...(description !== '' && { description }),
    ...(vendor.trim() !== '' && { brand: { '@type': 'Brand', name: vendor } as const }),
  };
  if (variants.length === 1) return { ...variantThing(product, first, pictures, url), ...common };
  const variesBy = options.flatMap((option) => {
    const property = option.values.length > 1 ? PROPERTIES[optionKind(option)] : undefined;
    return property === undefined ? [] : [`https://schema.org/${property}`];
  });
  return {
    '@type': 'ProductGroup',
    name: title,
    ...common,
    productGroupID: id.split('/').at(-1) ?? id,
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: priced.map((variant) =>
      variantThing(product, variant, variant.image ? [variant.image.url] : pictures, url),
    ),
  };
}

/** Returns the Product of a variant. What differs least comes in the middle: that compresses best, and documents have to be small. */
function variantThing(
  { title, options }: Product,
  variant: ProductVariant,
  pictures: readonly string[],
  url: string,
): ProductLeaf {
  const choices = variant.selectedOptions.flatMap(({ name, value }) => {
    const option = options.find((other) => other.name === name);
    return option
      ? [{ name, value, property: PROPERTIES[optionKind(option)], isChoice: option.values.length > 1 }]
      : [];
  });
  const others = choices.flatMap(({ value, property, isChoice }) =>
    isChoice && property === undefined ? [value] : [],
  );
  const query = new URLSearchParams(
    choices.flatMap(({ name, value, isChoice }) => (isChoice ? [[name, value]] : [])),
  ).toString();
  const { sku, price, originalPrice, availableForSale } = variant;
  return {
    '@type': 'Product',
    ...(sku !== undefined && { sku }),
    ...Object.fromEntries(
      choices.flatMap(({ property, value }) => (property === undefined ? [] : [[property, value]])),
    ),
    name: others.length > 0 ? `${title} (${others.join(' / ')})` : title,
    ...(pictures.length > 0 && { image: pictures }),
    offers: {
      '@type': 'Offer',
      ...priceOf(price),
      ...(originalPrice && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          ...priceOf(originalPrice),
        },
      }),
      availability: `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
      url: query === '' ? url : `${url}?${query}`,
    },
  };
}

/** The price as the page shows it. */
const priceOf = (price: Money) => ({
  price: toDecimal(roundToRupees(price)),
  priceCurrency: price.currency,
});
