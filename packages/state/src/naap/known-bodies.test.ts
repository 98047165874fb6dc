import type { KnownSize } from '@naap/api-clients/naap';
import type { ContentSizeChart } from '@naap/content';
import { expect, it } from 'vitest';
import { knownBodiesOf } from './known-bodies.ts';

const chart = (chest: readonly [number, number]) =>
  ({ measurements: ['chest'], sizes: [{ size: 'M', ranges: { chest } }] }) as const;
const charts: readonly ContentSizeChart[] = [
  { brands: undefined, kinds: ['Dress'], gender: undefined, chart: chart([900, 960]) },
  { brands: ['Gulmohar'], kinds: ['Dress'], gender: 'Women', chart: chart([860, 920]) },
];
const known = (rest: Partial<KnownSize>): KnownSize => ({
  brand: 'Gulmohar',
  kind: 'Dress',
  gender: 'Women',
  size: 'M',
  wish: 'same',
  ...rest,
});

it.each([
  ['its brand and gender', {}, [860, 920]],
  ['a brand without charts of its own', { brand: 'Zara' }, [900, 960]],
  ['an unknown gender', { gender: null }, [900, 960]],
  ['a wish for a larger size', { wish: 'larger' }, [890, 950]],
] as const)('reads the chart of %s', (_, rest, chest) => {
  const [body] = knownBodiesOf([known(rest)], charts);
  expect(body?.ranges).toEqual({ chest });
});

it.each([
  ['a kind without charts', { kind: 'Hat' }],
  ['a size that the chart does not have', { size: '3XL' }],
])('leaves out %s', (_, rest) => {
  expect(knownBodiesOf([known(rest)], charts)).toEqual([]);
});
