import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesFilter, storefrontFilters } from './collection-filter.ts';

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
