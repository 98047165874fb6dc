import type { CatalogueCollection, CatalogueProduct } from '../../catalogue/types.ts';
import type { ContentArticle, ContentPage } from '../content/types.ts';
import { productSearch, titlesOf } from './fields.ts';
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

/** The fields that the official API searches by default. */
const defaultFields: readonly SearchableField[] = ['PRODUCT_TYPE', 'TITLE', 'VARIANTS_TITLE', 'VENDOR'];

type TextsOfField<T> = Readonly<Partial<Record<SearchableField, (item: T) => readonly WeightedText[]>>>;

const textsOfProduct: TextsOfField<CatalogueProduct> = {
  BODY: ({ descriptionHtml, primary }) =>
    [descriptionHtml, ...(primary ? [primary.descriptionHtml] : [])].map((html) => ({
      text: html.replace(/<[^>]*>/g, ' '),
      weight: 1,
    })),
  PRODUCT_TYPE: ({ productType }) => [{ text: productType, weight: 5 }],
  TAG: ({ tags }) => tags.map((text) => ({ text, weight: 4 })),
  TITLE: (product) => titlesOf(product).map((text) => ({ text, weight: 8 })),
  VARIANTS_SKU: ({ variants }) => variants.map(({ sku }) => ({ text: sku, weight: 3 })),
  VARIANTS_TITLE: ({ variants }) => variants.map(({ title }) => ({ text: title, weight: 3 })),
  VENDOR: ({ vendor }) => [{ text: vendor, weight: 6 }],
};

const searchProductsBy = (fields: readonly SearchableField[]): Searchable<CatalogueProduct> => ({
  ...productSearch,
  texts: (product) => fields.flatMap((field) => textsOfProduct[field]?.(product) ?? []),
});

const byDefault = searchProductsBy(defaultFields);

/** Returns how predictive search searches products. The index of other fields than the default ones is not reused by later requests. */
export function predictiveProductSearch(
  fields: readonly SearchableField[] | null | undefined,
): Searchable<CatalogueProduct> {
  return fields == null || fields.length === 0 ? byDefault : searchProductsBy(fields);
}

const textsOfCollection: TextsOfField<CatalogueCollection> = {
  BODY: ({ description }) => [{ text: description, weight: 1 }],
  TITLE: ({ title }) => [{ text: title, weight: 8 }],
};

const textsOfPage: TextsOfField<ContentPage> = {
  BODY: ({ summary }) => [{ text: summary, weight: 1 }],
  TITLE: ({ title }) => [{ text: title, weight: 8 }],
};

const textsOfArticle: TextsOfField<ContentArticle> = {
  AUTHOR: ({ author }) => [{ text: `${author.firstName} ${author.lastName}`, weight: 3 }],
  BODY: ({ text }) => [{ text, weight: 1 }],
  TAG: ({ tags }) => tags.map((text) => ({ text, weight: 4 })),
  TITLE: ({ title }) => [{ text: title, weight: 8 }],
};

/** Returns how predictive search searches items without search fields. */
const searchBy =
  <T extends object>(textsOf: TextsOfField<T>) =>
  (fields: readonly SearchableField[] | null | undefined): Searchable<T> => {
    const searched = fields == null || fields.length === 0 ? defaultFields : fields;
    return { fields: {}, texts: (item) => searched.flatMap((field) => textsOf[field]?.(item) ?? []) };
  };

export const predictiveCollectionSearch = searchBy(textsOfCollection);
export const predictivePageSearch = searchBy(textsOfPage);
export const predictiveArticleSearch = searchBy(textsOfArticle);
