import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { tolerantList, tolerantNullable } from '../wire.ts';
import { Swatch, swatchOf } from './responses.ts';
import type { CountsByName, OptionFacet, VariantFacets } from './types.ts';

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Name = v.pipe(v.string(), v.nonEmpty());
const Price = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Schema of the JSON text of a `ProductFilter`. Other fields than these are ignored. */
const FilterInput = v.pipe(
  v.unknown(),
  v.string(),
  v.parseJson(),
  v.object({
    tag: v.optional(v.string()),
    productVendor: v.optional(v.string()),
    variantOption: v.optional(v.object({ name: Name, value: Name })),
    price: v.optional(v.object({ min: Price, max: Price })),
    available: v.optional(v.boolean()),
  }),
);

const FacetValue = (report: ReportProblem | undefined) =>
  v.object({
    count: Count,
    input: FilterInput,
    swatch: tolerantNullable('swatch', Swatch, report),
  });

const Facet = (report: ReportProblem | undefined) =>
  v.object({ label: Name, values: tolerantList('filter value', FacetValue(report), report) });

type FacetOutput = v.InferOutput<ReturnType<typeof Facet>>;

/** Schema of the filters of a list. Malformed filters and values are skipped and reported; filters by other properties are ignored. */
export const Facets = (report: ReportProblem | undefined) =>
  v.pipe(
    tolerantList('filter', Facet(report), report),
    v.transform((facets) => {
      const values = facets.flatMap((facet) => facet.values);
      return {
        tags: countsBy(values.map(({ count, input }) => [input.tag, count])),
        brands: countsBy(values.map(({ count, input }) => [input.productVendor, count])),
        variants: facets.length === 0 ? null : variantFacets(facets),
      };
    }),
  );

/** Schema of the filters of a collection. */
export const ListCollectionFacetsResponse = (report: ReportProblem | undefined) =>
  v.object({ collectionByHandle: v.nullable(v.object({ products: v.object({ filters: Facets(report) }) })) });

/** The filters of a list without products: every value leaves none. */
export const NO_VARIANT_FACETS: VariantFacets = { options: [], prices: null, inStock: { count: 0 } };

/** Returns the same filters with unknown counts. */
export function withoutCounts({ options, prices, inStock }: VariantFacets): VariantFacets {
  return {
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, count: null })),
    })),
    prices,
    inStock: inStock && { count: null },
  };
}

function variantFacets(facets: readonly FacetOutput[]): VariantFacets {
  const values = facets.flatMap((facet) => facet.values);
  const inStock = values.find(({ input }) => input.available === true);
  return {
    options: facets.flatMap(optionFacet),
    prices: values.find(({ input }) => input.price)?.input.price ?? null,
    inStock: inStock ? { count: inStock.count } : null,
  };
}

function optionFacet({ label, values }: FacetOutput): readonly OptionFacet[] {
  const options = values.flatMap(({ count, swatch, input: { variantOption } }) =>
    variantOption
      ? [{ option: variantOption.name, value: { name: variantOption.value, count, ...swatchOf(swatch) } }]
      : [],
  );
  const [first] = options;
  return first ? [{ name: first.option, label, values: options.map(({ value }) => value) }] : [];
}

/** Returns the counts by name in lower case; null without any. */
function countsBy(
  counts: readonly (readonly [name: string | undefined, count: number])[],
): CountsByName | null {
  const named = counts.flatMap(([name, count]) =>
    name === undefined ? [] : [[name.toLowerCase(), count] as const],
  );
  return named.length === 0 ? null : Object.fromEntries(named);
}
