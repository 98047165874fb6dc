// @vitest-environment jsdom
import type { SizeChart } from '@naap/api-clients/naap';
import { fakeClients } from '@naap/fixtures/fake-clients';
import { productOf, variantOf } from '@naap/fixtures/products';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import type { LoadSizeCharts } from '../shop-state.ts';
import { useSizeChart } from './useSizeChart.ts';

const chart: SizeChart = {
  measurements: ['chest'],
  sizes: ['S', 'M', 'L'].map((size, index) => ({
    size,
    ranges: { chest: [820 + index * 80, 900 + index * 80] },
  })),
};
const shirt = productOf(
  ['M', 'S', 'XL'].map((size) => variantOf({ Size: size })),
  { productType: 'Shirt' },
);
const ofShirts = async () => [{ brands: undefined, kinds: ['Shirt'], gender: undefined, chart }];

function render(product: typeof shirt, load: LoadSizeCharts) {
  const loadSizeCharts = vi.fn(load);
  return { ...renderState(() => useSizeChart(product), fakeClients(), { loadSizeCharts }), loadSizeCharts };
}

const sizesOf = (found: SizeChart | null | undefined) => found?.sizes.map(({ size }) => size);

describe('useSizeChart', () => {
  it('loads the chart of the kind, with the sizes that the product and the chart have', async () => {
    const { result } = render(shirt, ofShirts);
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(sizesOf(result.current)).toEqual(['S', 'M']));
  });

  it('prefers the own chart of the product, and loads none', () => {
    const own = { ...chart, sizes: chart.sizes.slice(1) };
    const { result, loadSizeCharts } = render({ ...shirt, sizeChart: own }, ofShirts);
    expect(sizesOf(result.current)).toEqual(['M']);
    expect(loadSizeCharts).not.toHaveBeenCalled();
  });

  it('is null, and loads none, for a product without sizes', () => {
    const { result, loadSizeCharts } = render(
      productOf([variantOf({ Color: 'S' })], { productType: 'Shirt' }),
      ofShirts,
    );
    expect(result.current).toBeNull();
    expect(loadSizeCharts).not.toHaveBeenCalled();
  });

  it.each([
    ['the charts cannot be loaded', shirt, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no chart is of the kind', { ...shirt, productType: 'Jeans' }, ofShirts],
    [
      'the chart has none of the sizes',
      productOf([variantOf({ Size: '32' })], { productType: 'Shirt' }),
      ofShirts,
    ],
  ])('is null when %s', async (_, product, load) => {
    const { result } = render(product, load);
    await waitFor(() => expect(result.current).toBeNull());
  });
});
