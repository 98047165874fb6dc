import { type Naap, parseSizeChart } from '@naap/api-clients/naap';
import type { ContentSizeChart } from '@naap/content';
import { content } from '@naap/fixtures/content';
import { expect, it } from 'vitest';
import { sizesOfList } from './list-sizes.ts';

const chart = (sizes: Record<string, [number, number]>, measurement = 'chest') => {
  const ranges = Object.entries(sizes).map(([size, range]) => [size, [range]]);
  const parsed = parseSizeChart(
    JSON.stringify({ measurements: [measurement], sizes: Object.fromEntries(ranges) }),
  );
  if (parsed === null) throw new Error('The chart is malformed.');
  return parsed;
};
const measured = (measurements: Naap['measurements']): Naap => ({
  measurements,
  preference: 'regular',
  unit: 'cm',
  known_sizes: [],
});
const women = "Women's Wear";
const men = "Men's Wear";
const charts: readonly ContentSizeChart[] = [
  { brands: undefined, kinds: ['Dress', 'Shirt'], gender: women, chart: chart({ S: [82, 90], M: [90, 98] }) },
  { brands: undefined, kinds: ['Shirt'], gender: men, chart: chart({ S: [90, 98], M: [98, 106] }) },
  { brands: ['Anar & Co'], kinds: ['Dress'], gender: women, chart: chart({ M: [82, 90], L: [90, 98] }) },
  { brands: undefined, kinds: ['Jeans'], gender: undefined, chart: chart({ '30': [74, 79] }, 'waist') },
];

it.each<[string, string[], string[], string[], string?]>([
  ['of a kind, by its plural', ['Dresses'], [], ['M']],
  ['of a kind with the same name', ['Jeans', women], [], ['30']],
  ['of the chosen gender', ['Shirts', men], [], ['S']],
  ['of each gender', ['Shirts'], [], ['S', 'M']],
  ['of the only brand', ['Dresses'], ['Anar & Co'], ['L']],
  ['of every brand, for several brands', ['Dresses'], ['Anar & Co', 'Kora'], ['M']],
  ['of two kinds', ['Dresses', 'Jeans'], [], ['M', '30']],
  ['of all kinds without one', [women, 'Topwear'], [], ['M', '30']],
  ['of a kind that the search names', [], [], ['S', 'M'], 'blue shirts'],
])('has the sizes %s', (_, tags, brands, expected, search = '') => {
  const naap = measured({ chest: 940, waist: 760 });
  expect(sizesOfList(charts, { tags, brands, search }, content, naap)).toEqual(expected);
});

it('has no size when none fits, and when the measurement is missing', () => {
  const naap = measured({ chest: 1400 });
  expect(sizesOfList(charts, { tags: ['Dresses', 'Jeans'], brands: [], search: '' }, content, naap)).toEqual(
    [],
  );
});

it('has the size that a known size stands for', () => {
  const known = { brand: 'Anar & Co', kind: 'Dress', gender: women, size: 'L', wish: 'same' } as const;
  const naap = { ...measured({}), known_sizes: [known] };
  expect(sizesOfList(charts, { tags: ['Dresses'], brands: [], search: '' }, content, naap)).toEqual(['M']);
});
