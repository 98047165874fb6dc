import type { SizeChart } from '@naap/api-clients/naap';
import { describe, expect, it } from 'vitest';
import { chartOf, naap, parseContent } from './index.ts';
import type { ContentSizeChart } from './schema.ts';

/** Returns a chart whose only size is its name. */
const chart = (size: string): SizeChart => ({ measurements: ['chest'], sizes: [{ size, ranges: {} }] });

const entry = (name: string, entry: Partial<Omit<ContentSizeChart, 'chart'>>): ContentSizeChart => ({
  brands: undefined,
  kinds: ['Dress'],
  gender: undefined,
  ...entry,
  chart: chart(name),
});

const charts = [
  entry('kind', {}),
  entry('kind and gender', { gender: 'Women' }),
  entry('brand and kind', { brands: ['Kora', "Levi's"] }),
  entry('brand, kind and gender', { brands: ['Kora'], gender: 'Women' }),
];

describe('chartOf', () => {
  it.each([
    ['brand, kind and gender', 'Kora', 'Dress', ['Sale', 'Women']],
    ['brand and kind', 'Kora', 'Dress', ['Men']],
    ['brand and kind', 'levis', 'dress', ['Women']],
    ['kind and gender', 'Only', 'Dress', ['women']],
    ['kind', 'Only', 'Dress', []],
    ['kind', 'Only', 'Dress', undefined],
    [null, 'Kora', 'Jeans', ['Women']],
    [null, 'Kora', undefined, ['Women']],
  ])(
    'returns the chart of %s for a product of %s, %s with the tags %j',
    (name, vendor, productType, tags) => {
      const product = { vendor, ...(productType && { productType }), ...(tags && { tags }) };
      expect(chartOf(charts, product)).toEqual(name === null ? null : chart(name));
      expect(chartOf(charts.toReversed(), product)).toEqual(name === null ? null : chart(name));
    },
  );

  it('has charts of the demo by brand: one runs small and one large', () => {
    const { sizeCharts } = parseContent(naap, 'naap');
    const chest = (vendor: string, tag: string) =>
      chartOf(sizeCharts, { vendor, productType: 'T-Shirt', tags: [tag] })?.sizes.find(
        ({ size }) => size === 'M',
      )?.ranges.chest;
    expect(chest('Kora', "Women's Wear")).toEqual([900, 980]);
    expect(chest('Anar & Co', "Women's Wear")).toEqual([820, 900]);
    expect(chest('Chalta Hai', "Women's Wear")).toEqual([980, 1070]);
    expect(chest('Kora', "Men's Wear")).toEqual([940, 1020]);
  });
});
