import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue as buildCatalogue } from '../catalogue/index.ts';
import { facets } from './facets.ts';
import { compileFilters, type ProductFilterInput } from './filters.ts';

const { products: all, collections } = buildCatalogue();
const products = collections.find(({ handle }) => handle === 'women')?.products ?? [];

interface FacetValue {
  readonly facet: unknown;
  readonly label: string;
  readonly count: number;
  readonly filter: ProductFilterInput;
}

const valuesOf = (inputs: readonly ProductFilterInput[] = []): readonly FacetValue[] =>
  facets(products, inputs).flatMap(({ label: facet, values }) =>
    (values as readonly { label: string; count: number; input: string }[]).map(({ label, count, input }) => ({
      facet,
      label,
      count,
      filter: JSON.parse(input),
    })),
  );

const passing = (filters: readonly ProductFilterInput[]) => products.filter(compileFilters(filters).passes);

/** Returns the group of a filter: its field, with the option name if it has one. */
function groupOf(filter: ProductFilterInput): string {
  const [field = ''] = Object.keys(filter);
  return `${field} ${filter.variantOption?.name.toLowerCase() ?? ''}`;
}

describe('facets', () => {
  it('are availability, price, brand, tag and options', () => {
    expect(facets(all, []).map(({ label }) => label)).toEqual([
      'Availability',
      'Price',
      'Brand',
      'Tag',
      'Color',
      'Size',
    ]);
  });

  it('have the counts of products that their inputs find together with filters of other facets', () => {
    const filters = valuesOf().map(({ filter }) => filter);
    const filter = fc.oneof(
      fc.constantFrom(...filters),
      fc.constantFrom(
        ...filters.filter(({ available, variantOption }) => available != null || variantOption),
      ),
      fc
        .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
        .map(([min, width]) => ({ price: { min, max: min + width } })),
    );
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 4 }), fc.nat(), (active, start) => {
        // Every fortieth value.
        for (const { facet, label, count, filter } of valuesOf(active).filter(
          (_, at) => (at + start) % 40 === 0,
        )) {
          const others = active.filter((other) => groupOf(other) !== groupOf(filter));
          expect(passing([...others, filter]).length, `${facet}: ${label}`).toBe(count);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('keep values without matching products, with the count 0', () => {
    const vendors = valuesOf([{ productVendor: 'Kora' }, { tag: 'nothing has this tag' }]).filter(
      ({ facet }) => facet === 'Brand',
    );
    expect(vendors.length).toBeGreaterThan(5);
    expect(new Set(vendors.map(({ count }) => count))).toEqual(new Set([0]));
  });
});

describe('filters', () => {
  it('are joined by OR within a group, and by AND between groups for the same variant', () => {
    const found = passing([
      { tag: 'Dresses' },
      { tag: 'tops' },
      { productVendor: 'Kora' },
      { productVendor: 'Sootra' },
      { variantOption: { name: 'size', value: 'm' } },
      { variantOption: { name: 'size', value: 'L' } },
      { price: { min: 500, max: 2500 } },
      { available: true },
    ]);
    const expected = products.filter(
      ({ tags, vendor, variants }) =>
        (tags.includes('Dresses') || tags.includes('Tops')) &&
        (vendor === 'Kora' || vendor === 'Sootra') &&
        variants.some(
          ({ price, quantityAvailable, selectedOptions }) =>
            price >= 500_00 &&
            price <= 2500_00 &&
            quantityAvailable > 0 &&
            selectedOptions.some(({ name, value }) => /size/i.test(name) && (value === 'M' || value === 'L')),
        ),
    );
    expect(expected.length).toBeGreaterThan(2);
    expect(found).toEqual(expected);
  });
});
