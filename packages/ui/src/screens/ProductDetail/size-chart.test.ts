import { parseSizeChart } from '@naap/api-clients/naap';
import type { Naap, SizeChart } from '@naap/state/naap';
import { expect, test } from 'vitest';
import { bodyMeasurement, measurementNames } from './size-chart.ts';

const chart = (measurements: readonly string[], size: string, ranges: readonly (readonly number[])[]) =>
  parseSizeChart(JSON.stringify({ measurements, sizes: { [size]: ranges } })) ?? undefined;

test.each<[string | null, string, SizeChart | null | undefined, Naap['unit']?]>([
  ['chest 37 in', 'M', chart(['chest'], 'M', [[90, 98]])],
  ['chest 94 cm', 'M', chart(['chest'], 'M', [[90, 98]]), 'cm'],
  [
    'under bust 28 in',
    '32B',
    chart(['underBust', 'chest'], '32B', [
      [68, 74],
      [82, 87],
    ]),
  ],
  ['foot 10.4 in', 'UK 8', chart(['foot'], 'UK 8', [[25.9, 26.7]])],
  [null, 'L', chart(['chest'], 'M', [[90, 98]])],
  [null, 'M', null],
])('returns the body of a size: %s', (expected, size, of, unit = 'inch') => {
  expect(bodyMeasurement(size, of, unit)).toBe(expected);
});

test('names the chest of a bra the bust', () => {
  const bra = chart(['underBust', 'chest'], '32B', [
    [68, 74],
    [82, 87],
  ]);
  expect(bra && measurementNames(bra)).toEqual(['Under bust', 'Bust']);
});
