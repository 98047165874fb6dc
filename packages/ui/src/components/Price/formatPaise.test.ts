import { expect, test } from 'vitest';
import { formatPaise, percentOff } from './formatPaise.ts';

test.each([
  [0, 0, '₹0'],
  [149900, 0, '₹1,499'],
  [14999900, 0, '₹1,49,999'],
  [1234567800, 0, '₹1,23,45,678'],
  [439600, 2, '₹4,396.00'],
  [5, 2, '₹0.05'],
  [-40000, 0, '-₹400'],
] as const)('writes %i paise with %i decimals as %s', (paise, decimals, text) => {
  expect(formatPaise(paise, decimals)).toBe(text);
});

test.each([
  [179900, 249900, 28],
  [249900, 249900, 0],
  [299900, 249900, 0],
  [0, 100, 100],
])('takes %i off %i as %i%%', (amount, original, percent) => {
  expect(percentOff(amount, original)).toBe(percent);
});
