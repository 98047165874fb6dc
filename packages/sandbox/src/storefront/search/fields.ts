import type { CatalogueCollection, CatalogueProduct, ProductTexts } from '../../catalogue/types.ts';
import type { Searchable } from './searchable.ts';

type Texts<Name extends keyof ProductTexts> = Pick<ProductTexts, Name> & { readonly primary?: ProductTexts };

/** Returns the title, and the untranslated one: shoppers who read Hindi also search in English. */
export const titlesOf = ({ title, primary }: Texts<'title'>): readonly string[] =>
  primary ? [title, primary.title] : [title];

/** The search fields that the official API documents for `products`. */
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
  texts: ({ vendor, productType, tags, options, ...texts }) => [
    ...titlesOf(texts).map((text) => ({ text, weight: 8 })),
    { text: vendor, weight: 6 },
    { text: productType, weight: 5 },
    ...tags.map((text) => ({ text, weight: 4 })),
    ...options.flatMap(({ values }) =>
      values.filter(({ swatch }) => swatch).map(({ name }) => ({ text: name, weight: 3 })),
    ),
  ],
};

export const collectionsUpdatedAt = '2026-10-31T10:00:00Z';

/** The search fields that the official API documents for `collections`. All collections are smart: rules select their products. */
export const collectionSearch: Searchable<CatalogueCollection> = {
  fields: {
    collection_type: { kind: 'keyword', read: () => ['smart'] },
    title: { kind: 'words', read: ({ title }) => [title] },
    updated_at: { kind: 'date', read: () => collectionsUpdatedAt },
  },
  texts: ({ title, description }) => [
    { text: title, weight: 8 },
    { text: description, weight: 2 },
  ],
};
