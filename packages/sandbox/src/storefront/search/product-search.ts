import type { CatalogueProduct } from '../../catalogue/types.ts';
import type { Searchable } from './searchable.ts';

/** Returns the title, and the untranslated one: shoppers who read Hindi also search in English. */
const titlesOf = ({ title, primary }: CatalogueProduct): readonly string[] =>
  primary ? [title, primary.title] : [title];

/** Returns the names of the colours. The first is that of the picture in a list, so it counts more than the product type. */
const coloursOf = ({ options }: CatalogueProduct) =>
  options
    .flatMap(({ values }) => values.filter(({ swatch }) => swatch))
    .map(({ name }, index) => ({ text: name, weight: index === 0 ? 7 : 3 }));

/** How `products` and `search` search: with the search fields that the official API documents for products. */
export const productSearch: Searchable<CatalogueProduct> = {
  fields: {
    available_for_sale: {
      kind: 'boolean',
      read: ({ variants }) => variants.some(({ quantityAvailable }) => quantityAvailable > 0),
    },
    created_at: { kind: 'date', read: ({ createdAt }) => createdAt },
    product_type: { kind: 'keyword', read: ({ productType }) => [productType] },
    tag: { kind: 'keyword', read: ({ tags }) => tags },
    tag_not: { kind: 'not', read: ({ tags }) => tags },
    title: { kind: 'words', read: titlesOf },
    updated_at: { kind: 'date', read: ({ createdAt }) => createdAt },
    'variants.price': { kind: 'number', read: ({ variants }) => variants.map(({ price }) => price / 100) },
    vendor: { kind: 'keyword', read: ({ vendor }) => [vendor] },
  },
  texts: (product) => [
    ...titlesOf(product).map((text) => ({ text, weight: 8 })),
    { text: product.vendor, weight: 6 },
    { text: product.productType, weight: 5 },
    ...product.tags.map((text) => ({ text, weight: 4 })),
    ...coloursOf(product),
  ],
};

/** How `predictiveSearch` searches. */
export const suggestionSearch: Searchable<CatalogueProduct> = {
  fields: productSearch.fields,
  texts: (product) => [
    { text: product.productType, weight: 5 },
    ...titlesOf(product).map((text) => ({ text, weight: 8 })),
    ...coloursOf(product),
    ...product.variants.map(({ title }) => ({ text: title, weight: 3 })),
    { text: product.vendor, weight: 6 },
  ],
};
