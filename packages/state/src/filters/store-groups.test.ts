import { inr, type VariantFacets } from '@naap/api-clients';
import { describe, expect, it } from 'vitest';
import { NO_STORE_FILTERS } from './store-filters.ts';
import { sizeKind, storeFilterGroups } from './store-groups.ts';

const option = (name: string, values: Readonly<Record<string, number | null>>) => ({
  name,
  label: name,
  values: Object.entries(values).map(([value, count]) => ({ name: value, count })),
});
const facets = (part: Partial<VariantFacets>): VariantFacets => ({
  options: [],
  prices: null,
  inStock: null,
  ...part,
});

type Input = Parameters<typeof storeFilterGroups>[0];

const groupsOf = (input: Partial<Input>) =>
  storeFilterGroups({
    chosen: NO_STORE_FILTERS,
    offered: [],
    countsOfOption: () => null,
    countsOfStock: null,
    within: null,
    ...input,
  });

const counted = (groups: ReturnType<typeof groupsOf>) =>
  groups.options.map(({ label, values }) => [label, values.map(({ name, count }) => [name, count])]);

describe('the filters that a store offers', () => {
  it('are sizes, colours and other options, with the counts of their own facets', () => {
    const offered = facets({
      options: [option('Weite', { Weit: 9 }), option('Farbe', { Rot: 9 }), option('Größe', { 38: 9 })],
    });
    const groups = groupsOf({
      offered: [offered],
      countsOfOption: (name) => facets({ options: [option(name, { Rot: 2, 38: 3, Weit: 4 })] }),
    });
    expect(counted(groups)).toEqual([
      ['Größe', [['38', 3]]],
      ['Farbe', [['Rot', 2]]],
      ['Weite', [['Weit', 4]]],
    ]);
  });

  it('keep values that other filters leave without products, and add those that are chosen', () => {
    const groups = groupsOf({
      chosen: {
        ...NO_STORE_FILTERS,
        options: [
          { name: 'size', value: 'm' },
          { name: 'Size', value: '7XL' },
          { name: 'Neck', value: 'Round' },
        ],
      },
      offered: [
        facets({ options: [option('Size', { S: 1, M: 2 })] }),
        facets({ options: [option('size', { s: 1, L: 1 })] }),
      ],
      countsOfOption: () => facets({ options: [option('SIZE', { M: 2, L: null })] }),
    });
    expect(counted(groups)).toEqual([
      [
        'Size',
        [
          ['S', 0],
          ['M', 2],
          ['L', null],
          ['7XL', 0],
        ],
      ],
      ['Neck', [['Round', 0]]],
    ]);
  });

  it('have unknown counts while they are pending', () => {
    const groups = groupsOf({
      offered: [facets({ options: [option('Size', { S: 1 })], inStock: { count: 7 } })],
    });
    expect(counted(groups)).toEqual([['Size', [['S', null]]]]);
    expect(groups.inStock).toEqual({ count: null });
  });

  it.each([
    [
      'letters, then numbers, then the others',
      ['One size', '32B', '28', 'L', 'XXL', '9', 'XS', 'UK 3', '2XL', 'M', '3xs', '100', 'S', 'XXXL'],
      ['3xs', 'XS', 'S', 'M', 'L', 'XXL', '2XL', 'XXXL', '9', '28', '100', 'One size', '32B', 'UK 3'],
    ],
    ['shoes', ['40', '38.5', '39', '9,5', '38', '11'], ['9,5', '11', '38', '38.5', '39', '40']],
    ['bras', ['32B', '32', '34B', '30'], ['30', '32', '32B', '34B']],
    [
      'of children in the order of the store',
      ['6 months', '2 years', '12 years', '9-12 months'],
      ['6 months', '2 years', '12 years', '9-12 months'],
    ],
  ])('sort sizes: %s', (_, values, expected) => {
    // The names of an object would be sorted when they are numbers.
    const sizes = { ...option('Size', {}), values: values.map((name) => ({ name, count: 1 })) };
    const [group] = groupsOf({ offered: [facets({ options: [sizes] })] }).options;
    expect(group?.values.map(({ name }) => name)).toEqual(expected);
  });

  it('have one kind for sizes that can be compared', () => {
    const kinds = [
      'XS',
      '2XL',
      '28',
      '37,5',
      '32B',
      '34 DD',
      'UK 3',
      'uk10',
      'EU 38',
      'Free Size',
      '6 months',
    ].map(sizeKind);
    expect(kinds).toEqual([
      'letters',
      'letters',
      'numbers',
      'numbers',
      'cups',
      'cups',
      'uk',
      'uk',
      'eu',
      'others',
      'others',
    ]);
  });

  it('have whole price limits, within the range of the list', () => {
    const offered = [
      facets({ prices: { min: 42.95, max: 90 } }),
      facets({ prices: { min: 50, max: 194.95 } }),
    ];
    expect(groupsOf({ offered }).prices).toEqual({ min: 42, max: 195 });
    const within = { min: inr(60_00), max: inr(99_99) };
    expect(groupsOf({ offered, within }).prices).toEqual({ min: 60, max: 100 });
    expect(groupsOf({ offered, within: { min: inr(500_00) } }).prices).toBeNull();
    expect(groupsOf({ offered: [facets({})] }).prices).toBeNull();
  });

  it('are by availability when the store has it, or when it is chosen', () => {
    const countsOfStock = facets({ inStock: { count: 7 } });
    expect(groupsOf({ offered: [countsOfStock], countsOfStock }).inStock).toEqual({ count: 7 });
    expect(groupsOf({ offered: [facets({})], countsOfStock }).inStock).toBeNull();
    const chosen = { ...NO_STORE_FILTERS, inStock: true };
    expect(groupsOf({ chosen }).inStock).toEqual({ count: null });
  });
});
