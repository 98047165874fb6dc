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
    const placing =
      args.sortKey === 'RELEVANCE' ? { positionOf: byRelevance(scores) } : sortProducts(args.sortKey ?? 'ID');
    return {
      ...connection({ items, ...placing }, args, context, productView),
      filters: () => facets(items, []),
    };
  },

  search: (args: SearchArgs, context: StorefrontContext, info: GraphQLResolveInfo) => {
    checkInputSize(args.types);
    const asks = (type: string): boolean => !args.types?.length || args.types.includes(type);
    const find = <T extends object>(type: string, items: readonly T[], searchable: Searchable<T>) =>
      searchList(
        asks(type) ? items : [],
        args.query,
        searchable,
        { context, info },
        {
          prefixLast: args.prefix !== 'NONE',
          unknownFields: 'text',
        },
      );
    const scores = find('PRODUCT', context.catalogue.products, productSearch);
    const found = [...scores.keys()].filter(
      ({ variants }) => args.unavailableProducts !== 'HIDE' || isAvailable(variants),
    );
    const filters = args.productFilters ?? [];
    const order = { reverse: args.reverse, soldOutLast: args.unavailableProducts === 'LAST' };
    const positionOf = args.sortKey === 'PRICE' ? byPrice(order) : byRelevance(scores, order);
    const { pages, blogs } = contentOf(context.catalogue);
    const articles = blogs.flatMap((blog) => blog.articles);
    const placeOfText = args.sortKey === 'PRICE' ? withoutPrice(args) : ofRelevance;
    const hits: readonly Hit[] = [
      ...found.filter(compileFilters(filters).passes).map((product) => ({
        place: positionOf(product),
        view: () => productView(product),
      })),
      ...[...find('PAGE', pages, pageList.searchable)].map(([page, score]) => ({
        place: placeOfText(page, score),
        view: () => pageView(page),
      })),
      ...[...find('ARTICLE', articles, articleList.searchable)].map(([article, score]) => ({
        place: placeOfText(article, score),
        view: () => articleView(article),
      })),
    ];
    return {
      ...connection({ items: hits, positionOf: ({ place }) => place }, args, context, ({ view }) => view()),
      totalCount: hits.length,
      productFilters: () => facets(found, filters),
    };
  },

  predictiveSearch,

  productRecommendations: (args: RecommendationArgs, context: StorefrontContext) => {
    const product = recommendFor(args, context);
    if (!product) return null;
    const isCandidate = args.intent === 'COMPLEMENTARY' ? complements(product) : resembles(product);
    return context.catalogue.products
      .filter((other) => other !== product && isCandidate(other))
      .toSorted((a, b) => b.unitsSold - a.unitsSold)
      .slice(0, 10)
      .map(productView);
  },

  collections: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) => {
    const scores = searchList(context.catalogue.collections, args.query, collectionSearch, { context, info });
    const items = [...scores.keys()];
    const placing =
      args.sortKey === 'RELEVANCE'
        ? { positionOf: (item: (typeof items)[number]) => ({ value: -(scores.get(item) ?? 0), id: item.id }) }
        : sortCollections(args.sortKey ?? 'ID');
    return {
      ...connection({ items, ...placing }, args, context, collectionView),
      totalCount: String(items.length),
    };
  },
};

/** A result of a search, where it stands among the others. */
interface Hit {
  readonly place: Position;
  readonly view: () => View;
}

const ofRelevance = ({ id }: { readonly id: number }, score: number): Position => ({
  value: -score * relevanceUnit,
  id,
});

/** Pages and articles, which have no price, come behind the products in either direction. */
const withoutPrice =
  ({ reverse }: SearchArgs) =>
  ({ id }: { readonly id: number }): Position => ({
    value: reverse ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER,
    id,
  });

function recommendFor(
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

/** Products of another type to wear with it: of the same brand, with a tag in common. */
const complements = (product: CatalogueProduct) => (other: CatalogueProduct) =>
  other.productType !== product.productType &&
  other.vendor === product.vendor &&
  other.tags.some((tag) => product.tags.includes(tag));
