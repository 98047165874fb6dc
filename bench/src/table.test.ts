import { expect, test } from 'vitest';
import { table } from './table.ts';

test('aligns names left and numbers right', () => {
  const rows = [
    ['shop', '1.3', '9'],
    ['floor', '', '100'],
  ];
  expect(table(['site', 'LCP ms', 'kB'], rows)).toBe(
    ['site   LCP ms   kB', 'shop      1.3    9', 'floor          100'].join('\n'),
  );
});
