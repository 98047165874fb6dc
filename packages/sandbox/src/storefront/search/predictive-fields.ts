import type { CatalogueCollection, CatalogueProduct } from '../../catalogue/types.ts';
import { collectionSearch, productSearch } from './fields.ts';
import type { Searchable, WeightedText } from './searchable.ts';

/** The GraphQL enum `SearchableField`. */
export type SearchableField =
  | 'AUTHOR'
  | 'BODY'
  | 'PRODUCT_TYPE'
  | 'TAG'
  | 'TITLE'
  | 'VARIANTS_BARCODE'
  | 'VARIANTS_SKU'
  | 'VARIANTS_TITLE'
  | 'VENDOR';

/** Those that the official API searches when none are named. */
const defaultFields: readonly SearchableField[] = ['PRODUCT_TYPE', 'TITLE', 'VARIANTS_TITLE', 'VENDOR'];

const textsOfField: Readonly<
  Partial<Record<SearchableField, (product: CatalogueProduct) => readonly WeightedText[]>>
> = {
  BODY: ({ descriptionHtml }) => [{ text: descriptionHtml.replace(/<[^>]*>/g, ' '), weight: 1 }],
  PRODUCT_TYPE: ({ productType }) => [{ text: productType, weight: 5 }],
  TAG: ({ tags }) => tags.map((text) => ({ text, weight: 4 })),
  TITLE: ({ title }) => [{ text: title, weight: 8 }],
  VARIANTS_SKU: ({ variants }) => variants.map(({ sku }) => ({ text: sku, weight: 3 })),
  VARIANTS_TITLE: ({ variants }) => variants.map(({ title }) => ({ text: title, weight: 3 })),
  VENDOR: ({ vendor }) => [{ text: vendor, weight: 6 }],
};

const searchProductsBy = (fields: readonly SearchableField[]): Searchable<CatalogueProduct> => ({
  ...productSearch,
  texts: (product) => fields.flatMap((field) => textsOfField[field]?.(product) ?? []),
});

const byDefault = searchProductsBy(defaultFields);

/** How predictive search finds products. Indexes of other fields than the default ones live as long as one request. */
export function predictiveProductSearch(
  fields: readonly SearchableField[] | null | undefined,
): Searchable<CatalogueProduct> {
  return fields == null || fields.length === 0 ? byDefault : searchProductsBy(fields);
}

/** How predictive search finds collections: by title and, if asked for, by description. */
export function predictiveCollectionSearch(
  fields: readonly SearchableField[] | null | undefined,
): Searchable<CatalogueCollection> {
  const asked = fields == null || fields.length === 0 ? defaultFields : fields;
  return {
    ...collectionSearch,
    texts: ({ title, description }) => [
      ...(asked.includes('TITLE') ? [{ text: title, weight: 8 }] : []),
      ...(asked.includes('BODY') ? [{ text: description, weight: 1 }] : []),
    ],
  };
}
