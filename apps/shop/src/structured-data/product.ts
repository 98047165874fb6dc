import { type Product, type ProductVariant, toDecimal } from '@naap/api-clients';
import { pathInLanguage } from '@naap/ui/languages';
import { productPath } from '@naap/ui/paths';
import { plainText } from '@naap/ui/plain-text';
import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf } from 'schema-dts';

/** Longer descriptions are cut: Google reads 5,000 characters. */
const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_IMAGES = 10;
/** A product with more variants has one AggregateOffer instead of an offer per variant. */
const MAX_OFFERS = 100;

const availabilityOf = (isAvailable: boolean) =>
  isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';

/**
 * Returns schema.org's Product with an offer for each variant; null when no variant has a price, because search engines reject a Product
 * without an offer. `siteUrl` is the origin of the shop; '' leaves its URLs relative.
 */
export function productThing(product: Product, siteUrl: string): ProductLeaf | null {
  const { id, title, vendor, descriptionHtml, images } = product;
  const url = siteUrl + pathInLanguage(productPath(id));
  const priced = product.variants.filter(({ price }) => price.amount > 0);
  const [first] = priced;
  if (first === undefined) return null;
  const description = plainText(descriptionHtml).replace(/\s+/g, ' ').slice(0, MAX_DESCRIPTION_LENGTH);
  const pictures = [...new Set(images.map((image) => image.url))].slice(0, MAX_IMAGES);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    url,
    ...(description !== '' && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(vendor.trim() !== '' && { brand: { '@type': 'Brand', name: vendor } }),
    offers:
      priced.length > MAX_OFFERS
        ? aggregateOffer(priced, first, url)
        : priced.map((variant) => offer(product, variant, url)),
  };
}

function offer(
  { title, options, variants }: Product,
  variant: ProductVariant,
  productUrl: string,
): OfferLeaf {
  const choices = variant.selectedOptions.filter(({ name }) =>
    options.some((option) => option.name === name && option.values.length > 1),
  );
  const query = new URLSearchParams(choices.map(({ name, value }) => [name, value])).toString();
  return {
    '@type': 'Offer',
    url: query === '' ? productUrl : `${productUrl}?${query}`,
    price: toDecimal(variant.price),
    priceCurrency: variant.price.currency,
    availability: availabilityOf(variant.availableForSale),
    ...(variants.length > 1 && { name: `${title} (${variant.title})` }),
    ...(variant.image !== null && { image: variant.image.url }),
  };
}

function aggregateOffer(
  variants: readonly ProductVariant[],
  { price: { currency } }: ProductVariant,
  url: string,
): AggregateOfferLeaf {
  const prices = variants
    .map(({ price }) => price)
    .filter((price) => price.currency === currency)
    .toSorted((one, other) => one.amount - other.amount);
  const [lowest, highest] = [prices.at(0), prices.at(-1)];
  return {
    '@type': 'AggregateOffer',
    url,
    ...(lowest && { lowPrice: toDecimal(lowest) }),
    ...(highest && { highPrice: toDecimal(highest) }),
    priceCurrency: currency,
    offerCount: prices.length,
    availability: availabilityOf(variants.some(({ availableForSale }) => availableForSale)),
  };
}
