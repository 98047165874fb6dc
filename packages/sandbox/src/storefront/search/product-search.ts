import type { CatalogueProduct } from '../../catalogue/types.ts';
import type { TextsOf } from './searchable.ts';

/** Returns the title, and the untranslated one: shoppers who read Hindi also search in English. */
const titlesOf = ({ title, primary }: CatalogueProduct): readonly string[] =>
  primary ? [title, primary.title] : [title];

/** Returns the names of the colours. The first is that of the picture in a list, so it counts more than the product type. */
const coloursOf = ({ options }: CatalogueProduct) =>
  options
    .flatMap(({ values }) => values.filter(({ swatch }) => swatch))
    .map(({ name }, index) => ({ text: name, weight: index === 0 ? 7 : 3 }));

/** The texts that `products` and `search` search. */
export const productTexts: TextsOf = (product) => [
  ...titlesOf(product).map((text) => ({ text, weight: 8 })),
  { text: product.vendor, weight: 6 },
  { text: product.productType, weight: 5 },
  ...product.tags.map((text) => ({ text, weight: 4 })),
  ...coloursOf(product),
];

/** The texts that `predictiveSearch` searches. */
export const suggestionTexts: TextsOf = (product) => [
  { text: product.productType, weight: 5 },
  ...titlesOf(product).map((text) => ({ text, weight: 8 })),
  ...coloursOf(product),
  ...product.variants.map(({ title }) => ({ text: title, weight: 3 })),
  { text: product.vendor, weight: 6 },
];
