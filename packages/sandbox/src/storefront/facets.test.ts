import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue as buildCatalogue } from '../catalogue/index.ts';
import type { ProductFilterInput } from './filters.ts';
import { createStorefrontHandler, storefrontPath } from './handler.ts';

const origin = 'http://localhost:8788';
const catalogue = buildCatalogue();
const handler = createStorefrontHandler({
  catalogue,
  token: 'token',
  imageOrigin: origin,
  now: () => Date.UTC(2026, 10, 1),
  random: () => 0.5,
});

interface FacetNode {
  readonly id: string;
  readonly type: string;
  readonly presentation: string | null;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly input: string;
    readonly swatch: { readonly color: string } | null;
  }[];
}

interface ProductPage {
  readonly nodes: readonly ProductNode[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Selected on the first page only. */
  readonly facets?: readonly FacetNode[];
}

interface ProductNode {
  readonly id: string;
  readonly vendor: string;
  readonly tags: readonly string[];
}

type Filters = readonly ProductFilterInput[];

interface FilteredList {
  readonly facets: readonly FacetNode[];
  readonly products: readonly ProductNode[];
}

const facetFields = 'id type presentation values { id label count input swatch { color } }';
const pageFields = 'pageInfo { hasNextPage endCursor } nodes { ... on Product { id vendor tags } }';
const lists = {
  collection: {
    query: `query ($filters: [ProductFilter!], $after: String, $withFacets: Boolean!) { list: collectionByHandle(handle: "women") { products(first: 97, after: $after, filters: $filters) { ${pageFields} facets: filters @include(if: $withFacets) { ${facetFields} } } } }`,
    read: (data: { readonly list: { readonly products: ProductPage } }) => data.list.products,
  },
  search: {
    query: `query ($filters: [ProductFilter!], $after: String, $withFacets: Boolean!) { list: search(query: "cotton", types: [PRODUCT], first: 97, after: $after, productFilters: $filters) { ${pageFields} facets: productFilters @include(if: $withFacets) { ${facetFields} } } }`,
    read: (data: { readonly list: ProductPage }) => data.list,
  },
} as const;
type ListName = keyof typeof lists;

/** Loads all pages of a list, and the facets of the first page. */
async function load(name: ListName, filters: Filters, withFacets = true): Promise<FilteredList> {
  const products: ProductNode[] = [];
  let facets: readonly FacetNode[] | undefined;
  let after: string | null = null;
  do {
    const response = await handler(
      new Request(`${origin}${storefrontPath}`, {
        method: 'POST',
        body: JSON.stringify({
          query: lists[name].query,
          variables: { filters, after, withFacets: withFacets && after === null },
        }),
        headers: { 'X-Shopify-Storefront-Access-Token': 'token' },
      }),
    );
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    const page: ProductPage = lists[name].read(data);
    facets ??= page.facets;
    products.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return { facets: facets ?? [], products };
}

const countOf = async (name: ListName, filters: Filters): Promise<number> =>
  (await load(name, filters, false)).products.length;

/** Returns the group of a filter: its field, with the option name or metafield if it has one. */
function groupOf(filter: ProductFilterInput): string {
  const [field = ''] = Object.keys(filter);
  const { variantOption, productMetafield, variantMetafield, taxonomyMetafield } = filter;
  const metafield = productMetafield ?? variantMetafield ?? taxonomyMetafield;
  const detail =
    variantOption?.name.toLowerCase() ?? (metafield && `${metafield.namespace}.${metafield.key}`);
  return `${field} ${detail ?? ''}`;
}

describe.each(['collection', 'search'] as const)('the facets of a %s', (name) => {
  it('are availability, price, brand, type, tag, category, options and metafields', async () => {
    const { facets } = await load(name, []);
    expect(facets.map(({ id, type }) => [id, type])).toEqual(
      expect.arrayContaining([
        ['filter.v.availability', 'LIST'],
        ['filter.v.price', 'PRICE_RANGE'],
        ['filter.p.vendor', 'LIST'],
        ['filter.p.product_type', 'LIST'],
        ['filter.p.tag', 'LIST'],
        ['filter.p.t.category', 'LIST'],
        ['filter.p.t.shopify.fabric', 'LIST'],
        ['filter.v.option.color', 'LIST'],
        ['filter.v.option.size', 'LIST'],
        ['filter.p.m.custom.composition', 'LIST'],
        ['filter.p.m.custom.dry_clean_only', 'BOOLEAN'],
        ['filter.p.m.custom.season', 'LIST'],
        ['filter.v.m.custom.dispatch_days', 'LIST'],
      ]),
    );
    const colours = facets.find(({ id }) => id === 'filter.v.option.color');
    expect(colours?.presentation).toBe('SWATCH');
    expect(colours?.values[0]?.swatch?.color).toMatch(/^#[0-9a-f]{6}$/i);
    const ids = facets.flatMap(({ id, values }) => [id, ...values.map((value) => value.id)]);
    // The price range and its only value share an id, as in the official replies.
    expect(new Set(ids).size).toBe(ids.length - 1);
  });

  it('have the counts of products that their inputs find', async () => {
    const { facets } = await load(name, []);
    for (const { id, values } of facets) {
      // A sample of long facets; the property test below draws from all values.
      const sample = values.filter((_, index) => index % Math.ceil(values.length / 6) === 0);
      for (const { label, count, input } of sample) {
        expect(await countOf(name, [JSON.parse(input)]), `${id}: ${label}`).toBe(count);
        expect(count, `${id}: ${label}`).toBeGreaterThan(0);
      }
    }
  });

  it('have the counts of products that their inputs find together with filters of other facets', async () => {
    const { facets } = await load(name, []);
    const values = facets.flatMap((facet) =>
      facet.values.map(({ input }): ProductFilterInput => JSON.parse(input)),
    );
    const value = fc.oneof(
      fc.constantFrom(...values),
      fc.constantFrom(...values.filter(({ available, variantOption }) => available != null || variantOption)),
      fc.record({
        price: fc
          .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
          .map(([min, width]) => ({ min, max: min + width })),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { maxLength: 4 }),
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        async (filters, picks) => {
          const filtered = await load(name, filters);
          const facetValues = filtered.facets.flatMap((facet) => facet.values);
          expect(facetValues.length).toBeGreaterThan(0);
          for (const { id, input, count } of picks.flatMap(
            (pick) => facetValues[pick % facetValues.length] ?? [],
          )) {
            const filter: ProductFilterInput = JSON.parse(input);
            const others = filters.filter((other) => groupOf(other) !== groupOf(filter));
            expect(await countOf(name, [...others, filter]), id).toBe(count);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('the filters of a collection', () => {
  const women = catalogue.collections.find(({ handle }) => handle === 'women')?.products ?? [];

  it('are joined by OR within a kind, and by AND between kinds', async () => {
    const { products } = await load('collection', [
      { tag: 'Dresses' },
      { tag: 'tops' },
      { productVendor: 'Kora' },
      { productVendor: 'Sootra' },
      { variantOption: { name: 'size', value: 'm' } },
      { variantOption: { name: 'size', value: 'L' } },
      { price: { min: 500, max: 2500 } },
    ]);
    const expected = women.filter(
      ({ tags, vendor, variants }) =>
        (tags.includes('Dresses') || tags.includes('Tops')) &&
        (vendor === 'Kora' || vendor === 'Sootra') &&
        variants.some(
          ({ price, selectedOptions }) =>
            price >= 500_00 &&
            price <= 2500_00 &&
            selectedOptions.some(({ name, value }) => /size/i.test(name) && (value === 'M' || value === 'L')),
        ),
    );
    expect(expected.length).toBeGreaterThan(2);
    expect(new Set(products.map(({ id }) => id))).toEqual(
      new Set(expected.map(({ id }) => `gid://shopify/Product/${id}`)),
    );
  });

  it('divide a list into products in stock and sold-out products', async () => {
    const [all, inStock, soldOut, both] = await Promise.all([
      countOf('collection', []),
      countOf('collection', [{ available: true }]),
      countOf('collection', [{ available: false }]),
      countOf('collection', [{ available: true }, { available: false }]),
    ]);
    expect(soldOut).toBeGreaterThan(0);
    expect([inStock + soldOut, both]).toEqual([all, all]);
  });

  it('include the subcategories of a category, given by taxonomy id or global id', async () => {
    const trousers = await countOf('collection', [{ category: { id: 'aa-1-12' } }]);
    const jeans = await countOf('collection', [
      { category: { id: 'gid://shopify/TaxonomyCategory/aa-1-12-4' } },
    ]);
    const isUnder = (id: string) => women.filter(({ category }) => category?.id.startsWith(id)).length;
    expect([trousers, jeans]).toEqual([isUnder('aa-1-12'), isUnder('aa-1-12-4')]);
    expect(trousers).toBeGreaterThan(jeans);
    expect(jeans).toBeGreaterThan(0);
  });

  it('leave facet values without matching products in the list, with the count 0', async () => {
    const { facets } = await load('collection', [{ productVendor: 'Kora' }, { tag: 'nothing has this tag' }]);
    const vendors = facets.find(({ id }) => id === 'filter.p.vendor')?.values ?? [];
    expect(vendors.length).toBeGreaterThan(5);
    expect(new Set(vendors.map(({ count }) => count))).toEqual(new Set([0]));
  });
});
