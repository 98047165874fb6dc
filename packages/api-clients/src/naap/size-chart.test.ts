import { expect, it } from 'vitest';
import { parseSizeChart } from './size-chart.ts';

it.each([
  ['letters', { L: [[98, 106]], S: [[82, 90]], M: [[90, 98]] }, ['S', 'M', 'L']],
  ['half sizes', { 39: [[25, 25.3]], 40: [[25.6, 26]], '39.5': [[25.3, 25.6]] }, ['39', '39.5', '40']],
])('sorts sizes by their ranges: %s', (_, sizes, sorted) => {
  const chart = parseSizeChart(JSON.stringify({ measurements: ['chest'], sizes }));
  expect(chart?.sizes.map(({ size }) => size)).toEqual(sorted);
});

it('sorts sizes that are equal in the first measurement by the second', () => {
  const sizes = {
    '34C': [
      [73, 78],
      [90, 92],
    ],
    '34B': [
      [73, 78],
      [87, 90],
    ],
  };
  const chart = parseSizeChart(JSON.stringify({ measurements: ['underBust', 'chest'], sizes }));
  expect(chart?.sizes).toEqual([
    { size: '34B', ranges: { underBust: [730, 780], chest: [870, 900] } },
    { size: '34C', ranges: { underBust: [730, 780], chest: [900, 920] } },
  ]);
});
