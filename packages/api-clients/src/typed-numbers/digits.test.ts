import { expect, it, test } from 'vitest';
import { digitsIn, normalizeDigits } from './digits.ts';

const NUMBERS = '9876543210';

it('reads the digits of every script that the engine can write', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
    new Intl.NumberFormat(`en-u-nu-${system}`).formatToParts(3).every(({ value }) => /^\p{Nd}$/u.test(value)),
  );
  expect(systems).toEqual(
    expect.arrayContaining(['deva', 'beng', 'tamldec', 'telu', 'gujr', 'arabext', 'fullwide']),
  );
  for (const system of systems) {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    expect(normalizeDigits(format.format(Number(NUMBERS))), system).toBe(NUMBERS);
  }
});

test.each([
  ['९८ 76', '98 76'],
  ['４００\u200b０５０', '400050'],
  ['9\ufe0f\u20e38\ufe0f\u20e3', '98'],
  ['₹१,०४९.५०', '₹1,049.50'],
])('writes %j as %j', (text, normalized) => {
  expect(normalizeDigits(text)).toBe(normalized);
  expect(digitsIn(text)).toBe(normalized.replace(/[^0-9]/g, ''));
});
