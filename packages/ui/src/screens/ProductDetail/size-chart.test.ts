import { expect, test } from 'vitest';
import { bodyMeasurement, sizeChart } from './size-chart.ts';

test('returns the sizes of a shirt, in the order of the product', () => {
  expect(sizeChart(['M', 'S'])?.rows.map(({ size }) => size)).toEqual(['M', 'S']);
  expect(sizeChart(['M'])?.measurements[0]).toBe('Chest');
  expect(sizeChart(['UK 6', 'UK 7'])?.measurements).toEqual(['Foot']);
});

test.each([[[]], [['One size']], [['M', '32']], [['constructor']]])('has no chart for %j', (sizes) => {
  expect(sizeChart(sizes)).toBeNull();
});

test('adds the body measurement to a size that a chart has', () => {
  expect(bodyMeasurement('M', ['S', 'M'])).toBe('chest 37 in');
  expect(bodyMeasurement('32B', ['32B'])).toBe('under bust 28 in');
  expect(bodyMeasurement('One size', ['One size'])).toBeNull();
});
