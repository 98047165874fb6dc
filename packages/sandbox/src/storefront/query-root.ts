import type { Catalogue, CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import { connection, type PageArgs } from './connection.ts';
import { field, type View } from './context.ts';
import { facets } from './facets.ts';
import { compileFilters, isAvailable, type ProductFilterInput } from './filters.ts';
import { parseGid } from './gid.ts';
import { compileSearch } from './search/match.ts';
import { productTexts, suggestionTexts } from './search/product-search.ts';
import type { TextsOf } from './search/searchable.ts';
import { sortProducts, sortResults } from './sort.ts';
import { collectionView, productView, variantView } from './views.ts';

interface ListArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey: string;
}

interface SearchArgs extends PageArgs {
  readonly query: string;
  readonly sortKey: 'PRICE' | 'RELEVANCE';
  readonly productFilters?: readonly ProductFilterInput[] | null;
  readonly types?: unknown;
}

interface PredictiveArgs {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: unknown;
  readonly types?: unknown;
}

/** The storefront's QueryRoot. */
export const queryRoot: View = {
  shop: field([], (_, { catalogue }) => ({ name: catalogue.shop.name, description: null })),
  localization: field([], (_, { catalogue }) => {
    const { currency, languages } = catalogue.shop;
    return {
      country: { currency: { isoCode: currency } },
      availableLanguages: languages.map((isoCode) => ({ isoCode })),
    };
  }),
  publicApiVersions: [{ handle: '2025-04', displayName: '2025-04', supported: true }],

  product: field<{ id?: string | null }>(['id'], ({ id }, { catalogue }) =>
    id == null ? null : nodeOf(id, 'Product', catalogue),
  ),
  nodes: field<{ ids: readonly string[] }>(['ids'], ({ ids }, { catalogue }) =>
    ids.map((id) => nodeOf(id, parseGid(id).type, catalogue)),
  ),

  collection: field<{ handle?: string | null }>(['handle'], ({ handle }, { catalogue }) => {
    const collection = catalogue.collections.find((other) => other.handle === handle);
    return collection ? collectionView(collection) : null;
  }),
  collections: field<PageArgs>(['first', 'after'], (args, { catalogue }) =>
    connection(
      { items: catalogue.collections, positionOf: ({ id }) => ({ value: id, id }) },
      args,
      collectionView,
    ),
  ),

  products: field<ListArgs>(
    ['first', 'after', 'reverse', 'sortKey', 'query'],
    ({ query, sortKey, ...page }, { catalogue }) => {
      const scoreOf = compileSearch(query ?? '', productTexts);
      const items = catalogue.products.filter((product) => scoreOf(product) > 0);
      return connection({ items, positionOf: sortProducts(sortKey) }, page, productView);
    },
  ),

  search: field<SearchArgs>(
    ['query', 'first', 'after', 'reverse', 'sortKey', 'productFilters', 'types'],
    ({ query, sortKey, productFilters, ...page }, { catalogue }) => {
      const scores = scoresOf(query, productTexts, catalogue);
      const found = [...scores.keys()];
      const filters = productFilters ?? [];
      const items = found.filter(compileFilters(filters).passes);
      return {
        ...connection(
          { items, positionOf: sortResults(sortKey, scores, page.reverse ?? false) },
          page,
          productView,
        ),
        totalCount: items.length,
        productFilters: field([], () => facets(found, filters)),
      };
    },
  ),

  // The only results are products, so neither their types nor the scope of the limit makes a difference.
  predictiveSearch: field<PredictiveArgs>(
    ['query', 'limit', 'limitScope', 'types'],
    ({ query, limit }, { catalogue }) => {
      const found = [...scoresOf(query, suggestionTexts, catalogue)]
        .toSorted(([, a], [, b]) => b - a)
        .map(([product]) => product);
      const { inStock = [], soldOut = [] } = Object.groupBy(found, ({ variants }) =>
        isAvailable(variants) ? 'inStock' : 'soldOut',
      );
      return { products: [...inStock, ...soldOut].slice(0, limit ?? 10).map(productView) };
    },
  ),

  productRecommendations: field<{ productId?: string | null }>(
    ['productId'],
    ({ productId }, { catalogue }) => {
      const product = productId == null ? undefined : findProduct(productId, catalogue);
      if (!product) return null;
      const sharedTags = ({ tags }: CatalogueProduct): number =>
        tags.filter((tag) => product.tags.includes(tag)).length;
      return catalogue.products
        .filter((other) => other !== product && other.productType === product.productType)
        .toSorted((a, b) => sharedTags(b) - sharedTags(a) || b.unitsSold - a.unitsSold)
        .slice(0, 10)
        .map(productView);
    },
  ),
};

/** Returns the products that match a search, in the order of the catalogue, with their relevance. */
function scoresOf(
  query: string,
  textsOf: TextsOf,
  { products }: Catalogue,
): ReadonlyMap<CatalogueProduct, number> {
  const scoreOf = compileSearch(query, textsOf);
  const scores = new Map(products.map((product) => [product, scoreOf(product)]));
  return new Map([...scores].filter(([, score]) => score > 0));
}

/** Returns the product or variant with a global id; null for an unknown id and for one of another type. */
function nodeOf(gid: string, type: string, catalogue: Catalogue): View | null {
  const product = type === 'Product' && findProduct(gid, catalogue);
  if (product) return productView(product);
  const found = type === 'ProductVariant' ? findVariant(gid, catalogue) : undefined;
  return found ? variantView(...found) : null;
}

function findProduct(gid: string, { products }: Catalogue): CatalogueProduct | undefined {
  const { type, id } = parseGid(gid);
  return type === 'Product' ? products.find((product) => String(product.id) === id) : undefined;
}

type VariantOfProduct = readonly [CatalogueProduct, CatalogueVariant];
const variantIndexes = new WeakMap<Catalogue, ReadonlyMap<string, VariantOfProduct>>();

function findVariant(gid: string, catalogue: Catalogue): VariantOfProduct | undefined {
  const index =
    variantIndexes.get(catalogue) ??
    new Map(
      catalogue.products.flatMap((product) =>
        product.variants.map((variant) => [String(variant.id), [product, variant]] as const),
      ),
    );
  variantIndexes.set(catalogue, index);
  return index.get(parseGid(gid).id);
}
