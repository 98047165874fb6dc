import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../pricing/index.ts';
import {
  isAppliedByStorefront,
  passesFilter,
  storefrontFilters,
  variantFilters,
} from './collection-filter.ts';

describe('storefrontFilters', () => {
  it.each([
    { tagGroups: [], brands: [], sent: [] },
    { tagGroups: [['Jeans']], brands: [], sent: [{ tag: 'Jeans' }] },
    { tagGroups: [["Men's Wear"], ['Jeans'], ['Blue', 'Black']], brands: [], sent: [{ tag: 'Jeans' }] },
    { tagGroups: [['Jeans', 'Tops']], brands: ['Kora'], sent: [{ productVendor: 'Kora' }] },
    { tagGroups: [['Jeans']], brands: ['Kora', 'Only'], sent: [{ tag: 'Jeans' }] },
    { tagGroups: [['Tops']], brands: ['Kora'], sent: [{ tag: 'Tops' }, { productVendor: 'Kora' }] },
  ])('sends $sent for tags $tagGroups and brands $brands', ({ tagGroups, brands, sent }) => {
    expect(storefrontFilters({ tagGroups, brands })).toEqual(sent);
  });
});

it('a price range is sent with only the ends that are chosen', () => {
  const price = money(50_000, 'INR');
  expect(variantFilters({ priceRange: { min: price } })).toEqual([{ price: { min: 499.5 } }]);
  expect(variantFilters({ priceRange: { max: price } })).toEqual([{ price: { max: 500.49 } }]);
  expect(variantFilters({})).toEqual([]);
});

describe('isAppliedByStorefront', () => {
  it.each([
    { tagGroups: [], brands: [], applied: true },
    { tagGroups: [['Jeans']], brands: ['Kora'], applied: true },
    { tagGroups: [['Jeans', 'Tops']], brands: [], applied: false },
    { tagGroups: [['Jeans'], ['Blue']], brands: [], applied: false },
    { tagGroups: [], brands: ['Kora', 'Only'], applied: false },
  ])('returns $applied for tags $tagGroups and brands $brands', ({ tagGroups, brands, applied }) => {
    expect(isAppliedByStorefront({ tagGroups, brands })).toBe(applied);
  });
});

describe('passesFilter', () => {
  const product = { tags: ["Men's Wear", ' jeans ', 'Blue'], brand: 'Kora ' };

  it.each([
    { tagGroups: [], brands: [], passes: true },
    { tagGroups: [["men's wear"], ['Tops', 'Jeans']], brands: [], passes: true },
    { tagGroups: [["Men's Wear"], ['Tops', 'Shirts']], brands: [], passes: false },
    { tagGroups: [["Women's Wear"], ['Jeans']], brands: [], passes: false },
    { tagGroups: [], brands: ['Only', 'KORA'], passes: true },
    { tagGroups: [], brands: ['Only'], passes: false },
    { tagGroups: [['Jeans']], brands: ['Only'], passes: false },
    { tagGroups: [['Tops']], brands: ['Kora'], passes: false },
  ])('returns $passes for tags $tagGroups and brands $brands', ({ tagGroups, brands, passes }) => {
    expect(passesFilter({ tagGroups, brands }, product)).toBe(passes);
  });

  it('is false for every product that the filters sent to the storefront exclude', () => {
    const tags = fc.subarray(['Jeans', 'Tops', 'Blue', 'Black'], { minLength: 1 });
    const brands = fc.subarray(['Kora', 'Only', 'Naap']);
    fc.assert(
      fc.property(tags, tags, brands, fc.constantFrom('Kora', 'Only'), (group, carried, selected, brand) => {
        const filter = { tagGroups: [group], brands: selected };
        const passes = passesFilter(filter, { tags: carried, brand });
        for (const sent of storefrontFilters(filter)) {
          if (passes && sent.tag) expect(carried).toContain(sent.tag);
          if (passes && sent.productVendor) expect(brand).toBe(sent.productVendor);
        }
      }),
    );
  });
});
