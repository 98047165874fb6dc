import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { tolerantList, wireList, wireNullable } from '../wire.ts';
import { Count, Facets, NO_VARIANT_FACETS } from './facets.ts';
import type { ProductCounts, TaggedProduct } from './types.ts';

/** Schema of the counts of a search. */
export const CountProductsResponse = (report: ReportProblem | undefined) =>
  v.object({
    search: v.pipe(
      v.object({
        totalCount: Count,
        // Absent when only the total was requested.
        productFilters: v.optional(Facets(report)),
      }),
      v.transform(({ totalCount, productFilters }): ProductCounts => {
        // A search without products has no filters.
        if (totalCount === 0) return { total: 0, tags: {}, brands: {}, variants: NO_VARIANT_FACETS };
        return { total: totalCount, ...(productFilters ?? { tags: null, brands: null, variants: null }) };
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
            pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: wireNullable(v.string()) }),
          }),
          v.transform(({ nodes, pageInfo: { hasNextPage, endCursor } }) => ({
            products: nodes,
            endCursor: hasNextPage ? endCursor : null,
          })),
        ),
      }),
    ),
  });
