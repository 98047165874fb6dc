import type { GraphQLResolveInfo } from 'graphql';
import { checkInputSize, checkRange } from './check-arguments.ts';
import { contentOf } from './content/index.ts';
import type { StorefrontContext, View } from './context.ts';
import { isAvailable } from './filters.ts';
import {
  predictiveArticleSearch,
  predictiveCollectionSearch,
  predictivePageSearch,
  predictiveProductSearch,
  type SearchableField,
  searchList,
} from './search/index.ts';
import { suggestQueries } from './suggest-queries.ts';
import { articleView } from './views/blog.ts';
import { collectionView } from './views/collection.ts';
import { pageView } from './views/page.ts';
import { productView } from './views/product.ts';

type PredictiveType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

interface PredictiveArgs {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: 'ALL' | 'EACH' | null;
  readonly searchableFields?: readonly SearchableField[] | null;
  readonly types?: readonly PredictiveType[] | null;
  readonly unavailableProducts?: 'SHOW' | 'HIDE' | 'LAST' | null;
}

/** Resolves QueryRoot.predictiveSearch: suggestions for a partly typed query. */
export function predictiveSearch(
  args: PredictiveArgs,
  context: StorefrontContext,
  info: GraphQLResolveInfo,
): View {
  const { query, searchableFields, types, unavailableProducts } = args;
  checkRange('limit', args.limit, [1, 10]);
  checkInputSize(searchableFields);
  checkInputSize(types);
  const { products, collections } = context.catalogue;
  const reporting = { context, info };
  const options = { prefixLast: true, unknownFields: 'text' } as const;
  const includesType = (type: PredictiveType): boolean =>
    types == null || types.length === 0 || types.includes(type);

  const productScores = searchList(
    includesType('PRODUCT') ? products : [],
    query,
    predictiveProductSearch(searchableFields),
    reporting,
    options,
  );
  const foundProducts = byScore(productScores);
  const inStock = foundProducts.filter(({ variants }) => isAvailable(variants));
  const soldOut = foundProducts.filter(({ variants }) => !isAvailable(variants));
  const collectionScores = searchList(
    includesType('COLLECTION') ? collections : [],
    query,
    predictiveCollectionSearch(searchableFields),
    reporting,
    options,
  );
  const { pages, blogs } = contentOf(context.catalogue);
  const articles = blogs.flatMap((blog) => blog.articles);
  const pageScores = searchList(
    includesType('PAGE') ? pages : [],
    query,
    predictivePageSearch(searchableFields),
    reporting,
    options,
  );
  const articleScores = searchList(
    includesType('ARTICLE') ? articles : [],
    query,
    predictiveArticleSearch(searchableFields),
    reporting,
    options,
  );
  const shownProducts =
    unavailableProducts === 'SHOW'
      ? foundProducts
      : unavailableProducts === 'HIDE'
        ? inStock
        : [...inStock, ...soldOut];
  const found: Readonly<Record<string, readonly View[]>> = {
    products: shownProducts.slice(0, 10).map(productView),
    collections: byScore(collectionScores).slice(0, 10).map(collectionView),
    pages: byScore(pageScores).slice(0, 10).map(pageView),
    articles: byScore(articleScores).slice(0, 10).map(articleView),
    queries: includesType('QUERY') ? suggestQueries(query, context.catalogue).slice(0, 10) : [],
  };
  return limited(found, args.limit ?? 10, args.limitScope ?? 'ALL');
}

function byScore<T>(scores: ReadonlyMap<T, number>): readonly T[] {
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([item]) => item);
}

/** Returns at most `limit` results of each type (EACH), or of all types together (ALL), which then take turns. */
function limited(
  found: Readonly<Record<string, readonly View[]>>,
  limit: number,
  scope: 'ALL' | 'EACH',
): Readonly<Record<string, readonly View[]>> {
  const lists = Object.entries(found);
  const lengths = new Map(lists.map(([type]) => [type, 0]));
  let remaining = scope === 'ALL' ? limit : limit * lists.length;
  for (let turn = 0; turn < limit; turn += 1) {
    for (const [type, results] of lists) {
      if (turn >= results.length || remaining === 0) continue;
      lengths.set(type, turn + 1);
      remaining -= 1;
    }
  }
  return Object.fromEntries(lists.map(([type, results]) => [type, results.slice(0, lengths.get(type))]));
}
