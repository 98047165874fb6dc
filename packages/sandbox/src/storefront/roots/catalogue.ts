import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { CatalogueProduct } from '../../catalogue/types.ts';
import { checkInputSize } from '../check-arguments.ts';
import { connection, type PageArgs } from '../connection.ts';
import { contentOf } from '../content/index.ts';
import { articleList, pageList } from '../content/lists.ts';
import type { StorefrontContext, View } from '../context.ts';
import type { Position } from '../cursor.ts';
import { facets } from '../facets.ts';
import { compileFilters, isAvailable, type ProductFilterInput } from '../filters.ts';
import { find } from '../find.ts';
import { predictiveSearch } from '../predictive-search.ts';
import { collectionSearch, productSearch, type Searchable, searchList } from '../search/index.ts';
import { byPrice, byRelevance, relevanceUnit, sortCollections, sortProducts } from '../sort.ts';
import { articleView } from '../views/blog.ts';
import { collectionView } from '../views/collection.ts';
import { pageView } from '../views/page.ts';
import { productView } from '../views/product.ts';

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

interface RecommendationArgs {
  readonly intent?: 'COMPLEMENTARY' | 'RELATED' | null;
  readonly productHandle?: string | null;
  readonly productId?: string | null;
}

/** The fields of QueryRoot that list products and collections. */
export const catalogueRoot: View = {
  products: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) => {
    const { products } = context.catalogue;
    const scores = searchList(products, args.query, productSearch, { context, info });
    const items = [...scores.keys()];
    const sorting =
      args.sortKey === 'RELEVANCE' ? { positionOf: byRelevance(scores) } : sortProducts(args.sortKey ?? 'ID');
    return {
      ...connection({ items, ...sorting }, args, context, productView),
      filters: () => facets(items, []),
    };
  },

  search: (args: SearchArgs, context: StorefrontContext, info: GraphQLResolveInfo) => {
    checkInputSize(args.types);
    const includesType = (type: string): boolean => !args.types?.length || args.types.includes(type);
    const searchType = <T extends object>(type: string, items: readonly T[], searchable: Searchable<T>) =>
      searchList(
        includesType(type) ? items : [],
        args.query,
        searchable,
        { context, info },
        {
          prefixLast: args.prefix !== 'NONE',
          unknownFields: 'text',
        },
      );
    const scores = searchType('PRODUCT', context.catalogue.products, productSearch);
    const found = [...scores.keys()].filter(
      ({ variants }) => args.unavailableProducts !== 'HIDE' || isAvailable(variants),
    );
    const filters = args.productFilters ?? [];
    const order = { reverse: args.reverse, soldOutLast: args.unavailableProducts === 'LAST' };
    const positionOf = args.sortKey === 'PRICE' ? byPrice(order) : byRelevance(scores, order);
    const { pages, blogs } = contentOf(context.catalogue);
    const articles = blogs.flatMap((blog) => blog.articles);
    const positionOfContent = args.sortKey === 'PRICE' ? afterProducts(args) : byScore;
    const hits: readonly Hit[] = [
      ...found.filter(compileFilters(filters).passes).map((product) => ({
        position: positionOf(product),
        view: () => productView(product),
      })),
      ...[...searchType('PAGE', pages, pageList.searchable)].map(([page, score]) => ({
        position: positionOfContent(page, score),
        view: () => pageView(page),
      })),
      ...[...searchType('ARTICLE', articles, articleList.searchable)].map(([article, score]) => ({
        position: positionOfContent(article, score),
        view: () => articleView(article),
      })),
    ];
    return {
      ...connection({ items: hits, positionOf: ({ position }) => position }, args, context, ({ view }) =>
        view(),
      ),
      totalCount: hits.length,
      productFilters: () => facets(found, filters),
    };
  },

  predictiveSearch,

  productRecommendations: (args: RecommendationArgs, context: StorefrontContext) => {
    const product = recommendationSource(args, context);
    if (!product) return null;
    const isCandidate = args.intent === 'COMPLEMENTARY' ? complements(product) : resembles(product);
    return context.catalogue.products
      .filter((other) => other !== product && isCandidate(other))
      .toSorted((a, b) => sharedTags(product, b) - sharedTags(product, a) || b.unitsSold - a.unitsSold)
      .slice(0, 10)
      .map(productView);
  },

  collections: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) => {
    const scores = searchList(context.catalogue.collections, args.query, collectionSearch, { context, info });
    const items = [...scores.keys()];
    const sorting =
      args.sortKey === 'RELEVANCE'
        ? { positionOf: (item: (typeof items)[number]) => ({ value: -(scores.get(item) ?? 0), id: item.id }) }
        : sortCollections(args.sortKey ?? 'ID');
    return {
      ...connection({ items, ...sorting }, args, context, collectionView),
      totalCount: String(items.length),
    };
  },
};

/** A search result with its sort position. */
interface Hit {
  readonly position: Position;
  readonly view: () => View;
}

const byScore = ({ id }: { readonly id: number }, score: number): Position => ({
  value: -score * relevanceUnit,
  id,
});

/** The position of pages and articles in results sorted by price: after the products, also in reverse order. */
const afterProducts =
  ({ reverse }: SearchArgs) =>
  ({ id }: { readonly id: number }): Position => ({
    value: reverse ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER,
    id,
  });

/** Returns the product for which others are recommended. */
function recommendationSource(
  { productHandle, productId }: RecommendationArgs,
  { catalogue }: StorefrontContext,
): CatalogueProduct | undefined {
  if (productHandle == null && productId == null) {
    throw new GraphQLError('Either productId or productHandle is required.');
  }
  return find(catalogue.products, 'Product', { id: productId ?? null, handle: productHandle ?? null });
}

const resembles = (product: CatalogueProduct) => (other: CatalogueProduct) =>
  other.productType === product.productType;

const sharedTags = (product: CatalogueProduct, other: CatalogueProduct): number =>
  other.tags.filter((tag) => product.tags.includes(tag)).length;

/** Returns whether a product goes with another one: of another type, the same brand, and with a tag in common. */
const complements = (product: CatalogueProduct) => (other: CatalogueProduct) =>
  other.productType !== product.productType &&
  other.vendor === product.vendor &&
  sharedTags(product, other) > 0;
