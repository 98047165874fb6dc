import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { tolerantList, wireList } from '../wire.ts';
import type { CountsByName, ProductCounts, TaggedProduct } from './types.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Schema of a value of a filter. `input` is the JSON text of a `ProductFilter`. */
const FilterValue = v.object({
  count: Count,
  input: v.pipe(
    v.unknown(),
    v.string(),
    v.parseJson(),
    v.object({ tag: v.optional(v.string()), productVendor: v.optional(v.string()) }),
  ),
});

/** Schema of the counts of a search. Filters by other than tags and brands are ignored. */
export const CountProductsResponse = (report: ReportProblem | undefined) =>
  v.object({
    search: v.pipe(
      v.object({
        totalCount: Count,
        // Absent when only the total was requested.
        productFilters: v.optional(
          tolerantList(
            'filter',
            v.object({ values: tolerantList('filter value', FilterValue, report) }),
            report,
          ),
          [],
        ),
      }),
      v.transform(({ totalCount, productFilters }): ProductCounts => {
        // A search without products has no filters.
        if (totalCount === 0) return { total: 0, tags: {}, brands: {} };
        const values = productFilters.flatMap((filter) => filter.values);
        return {
          total: totalCount,
          tags: countsBy(values.map(({ count, input }) => [input.tag, count])),
          brands: countsBy(values.map(({ count, input }) => [input.productVendor, count])),
        };
      }),
    ),
  });

const Tagged = v.pipe(
  v.object({ tags: wireList(v.string()), vendor: v.string() }),
  v.transform(({ tags, vendor }): TaggedProduct => ({ tags, brand: vendor })),
);

/** Schema of one page of the tags and brands of a collection. `endCursor` is null on the last page. */
export const ListCollectionTagsResponse = (report: ReportProblem | undefined) =>
  v.object({
    collectionByHandle: v.nullable(
      v.object({
        products: v.pipe(
          v.object({
            nodes: tolerantList('product', Tagged, report),
            pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
          }),
          v.transform(({ nodes, pageInfo: { hasNextPage, endCursor } }) => ({
            products: nodes,
            endCursor: hasNextPage ? endCursor : null,
          })),
        ),
      }),
    ),
  });

/** Returns the counts by name in lower case; null without any. */
function countsBy(
  counts: readonly (readonly [name: string | undefined, count: number])[],
): CountsByName | null {
  const named = counts.flatMap(([name, count]) =>
    name === undefined ? [] : [[name.toLowerCase(), count] as const],
  );
  return named.length === 0 ? null : Object.fromEntries(named);
}
