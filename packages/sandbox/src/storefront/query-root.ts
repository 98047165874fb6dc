import { GraphQLError } from 'graphql';
import type { CatalogueCollection, CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import { connection, type Page, type PageArgs } from './connection.ts';
import { parseGid, type StorefrontContext, type View } from './context.ts';
import { facets } from './facets.ts';
import { compileFilters, type ProductFilterInput } from './filters.ts';
import { parseSearch, relevanceOf } from './search/index.ts';
import { placesFor } from './sort.ts';
import { collectionView } from './views/collection.ts';
import { productView } from './views/product.ts';
import { localizationView, shopView } from './views/shop.ts';
import { variantView } from './views/variant.ts';

interface ListArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

interface SearchArgs extends ListArgs {
  readonly query: string;
  readonly prefix?: 'LAST' | 'NONE' | null;
  readonly productFilters?: readonly ProductFilterInput[] | null;
  readonly types?: readonly string[] | null;
  readonly unavailableProducts?: 'SHOW' | 'HIDE' | 'LAST' | null;
}

interface PredictiveArgs {
  readonly query: string;
  readonly limit?: number | null;
  readonly types?: readonly string[] | null;
}

/** By handle or by id, as both `product` and `collection` take it. */
interface FindArgs {
  readonly handle?: string | null;
  readonly id?: string | null;
}

/** QueryRoot of the storefront: what the shop asks for, and what else a catalogue answers cheaply. */
export const queryRoot: View = {
  products: (args: ListArgs, context: StorefrontContext) => {
    const scored = scoreAll(context.catalogue.products, args.query ?? '');
    const placeOf = args.sortKey === 'RELEVANCE' ? relevancePlaces(scored) : placesFor(args.sortKey ?? 'ID');
    const items = [...scored.keys()];
    return {
      ...connection({ items, ...(placeOf ? { placeOf } : {}) }, args, context, productView),
      filters: () => facets(items, []),
    };
  },

  search: (args: SearchArgs, context: StorefrontContext) => {
    const wanted = args.types == null || args.types.includes('PRODUCT');
    const scored = scoreAll(wanted ? context.catalogue.products : [], args.query, args.prefix !== 'NONE');
    const found = [...scored.keys()].filter(
      (product) => args.unavailableProducts !== 'HIDE' || isAvailable(product),
    );
    const filters = args.productFilters ?? [];
    const items = found.filter(compileFilters(filters).passes);
    const placeOf =
      args.sortKey === 'PRICE'
        ? placesFor('PRICE')
        : relevancePlaces(scored, args.unavailableProducts === 'LAST');
    return {
      ...connection({ items, ...(placeOf ? { placeOf } : {}) }, args, context, productView),
      totalCount: items.length,
      productFilters: () => facets(found, filters),
    };
  },

  predictiveSearch: ({ query, limit, types }: PredictiveArgs, { catalogue }: StorefrontContext) => {
    const most = Math.min(Math.max(limit ?? 10, 1), 10);
    const asks = (type: string): boolean => types == null || types.includes(type);
    const scored = scoreAll(catalogue.products, query);
    const products = [...scored.keys()].toSorted((a, b) => (scored.get(b) ?? 0) - (scored.get(a) ?? 0));
    const text = query.trim().toLowerCase();
    const collections = catalogue.collections.filter(({ title }) => title.toLowerCase().includes(text));
    return {
      products: asks('PRODUCT') ? products.slice(0, most).map(productView) : [],
      collections: asks('COLLECTION') ? collections.slice(0, most).map(collectionView) : [],
      articles: [],
      pages: [],
      queries: [],
    };
  },

  product: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.products, 'Product', args), productView),
  productByHandle: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.products, 'Product', args), productView),
  productRecommendations: (
    args: { productId?: string; productHandle?: string },
    context: StorefrontContext,
  ) => {
    const { products } = context.catalogue;
    const product = find(products, 'Product', {
      id: args.productId ?? null,
      handle: args.productHandle ?? null,
    });
    if (!product) return null;
    return products
      .filter((other) => other !== product && other.productType === product.productType)
      .toSorted((a, b) => b.unitsSold - a.unitsSold)
      .slice(0, 10)
      .map(productView);
  },

  collection: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.collections, 'Collection', args), collectionView),
  collectionByHandle: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.collections, 'Collection', args), collectionView),
  collections: (args: ListArgs, context: StorefrontContext) => {
    const text = (args.query ?? '')
      .replace(/^title:/, '')
      .trim()
      .toLowerCase();
    const items = context.catalogue.collections.filter(({ title }) => title.toLowerCase().includes(text));
    const placeOf = ({ id, title }: CatalogueCollection) => ({
      value: args.sortKey === 'TITLE' ? title : id,
      id,
    });
    return { ...connection({ items, placeOf }, args, context, collectionView), totalCount: items.length };
  },

  node: ({ id }: { id: string }, { catalogue }: StorefrontContext) => nodeFor(id, catalogue),
  nodes: ({ ids }: { ids: readonly string[] }, context: StorefrontContext) => {
    if (ids.length > 250)
      throw new GraphQLError('The input array size of ids is greater than the maximum of 250.');
    context.spend(ids.length);
    return ids.map((id) => nodeFor(id, context.catalogue));
  },

  productTags: (args: PageArgs, context: StorefrontContext) =>
    stringConnection(
      context.catalogue.products.flatMap(({ tags }) => tags),
      args,
      context,
    ),
  productTypes: (args: PageArgs, context: StorefrontContext) =>
    stringConnection(
      context.catalogue.products.map(({ productType }) => productType),
      args,
      context,
    ),

  shop: () => shopView,
  localization: () => localizationView,
  paymentSettings: () => shopView.paymentSettings,
  publicApiVersions: () => [{ handle: '2025-04', displayName: '2025-04', supported: true }],
};

/** The products that match, with how well they do. */
function scoreAll(
  products: readonly CatalogueProduct[],
  query: string,
  prefix = true,
): ReadonlyMap<CatalogueProduct, number> {
  const search = parseSearch(query);
  const scored = new Map<CatalogueProduct, number>();
  for (const product of products) {
    const score = relevanceOf(search, product, { prefix });
    if (score > 0) scored.set(product, score);
  }
  return scored;
}

/** Best match first; among equals, what sells best. */
function relevancePlaces(scored: ReadonlyMap<CatalogueProduct, number>, unavailableLast = false) {
  return (product: CatalogueProduct) => {
    const score = unavailableLast && !isAvailable(product) ? 0 : (scored.get(product) ?? 0);
    return { value: -(score * 10_000 + product.unitsSold), id: product.id };
  };
}

const isAvailable = ({ variants }: CatalogueProduct): boolean =>
  variants.some(({ quantityAvailable }) => quantityAvailable > 0);

function find<T extends { readonly id: number; readonly handle: string }>(
  items: readonly T[],
  type: string,
  { handle, id }: FindArgs,
): T | undefined {
  if (id == null) return items.find((item) => item.handle === handle);
  const gid = parseGid(id);
  return gid.type === type ? items.find((item) => item.id === gid.id) : undefined;
}

function shown<T>(item: T | undefined, view: (item: T) => View): View | null {
  return item === undefined ? null : view(item);
}

const variantIndex = new WeakMap<
  readonly CatalogueProduct[],
  ReadonlyMap<number, readonly [CatalogueProduct, CatalogueVariant]>
>();

function nodeFor(gid: string, { products, collections }: StorefrontContext['catalogue']): View | null {
  const { type, id } = parseGid(gid);
  if (type === 'Product') return shown(find(products, type, { id: gid }), productView);
  if (type === 'Collection') return shown(find(collections, type, { id: gid }), collectionView);
  if (type !== 'ProductVariant') return null;
  const index =
    variantIndex.get(products) ??
    new Map(
      products.flatMap((product) => product.variants.map((item) => [item.id, [product, item]] as const)),
    );
  variantIndex.set(products, index);
  const found = index.get(id);
  return found ? variantView(...found) : null;
}

function stringConnection(
  texts: readonly string[],
  args: PageArgs,
  context: StorefrontContext,
): Page<string> {
  const items = [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));
  return connection({ items }, args, context, (text) => text);
}
