import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format.ts';
import { inr, money } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [inr(0), '₹0'],
    [inr(149_950), '₹1,500'],
    [inr(1_234_567_800), '₹1,23,45,678'],
    [inr(-40_000), '-₹400'],
    [inr(-40), '₹0'],
    [money(19_99, 'EUR'), '€19.99'],
    [money(1500, 'JPY'), '¥1,500'],
    [money(12_345, 'KWD'), 'KWD\u00a012.345'],
  ])('formats %o as %s with whole rupees', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    [inr(5), '₹0.05'],
    [inr(-201_00), '-₹201.00'],
    [inr(Number.MAX_SAFE_INTEGER), '₹9,00,71,99,25,47,409.91'],
    [money(123_456_78, 'USD'), '$123,456.78'],
    [money(-201_00, 'EUR'), '-€201.00'],
    [money(1500, 'JPY'), '¥1,500'],
    [money(999_50, 'XXX'), '¤999.50'],
  ])('formats %o as %s with all decimals', (amount, text) => {
    expect(formatMoney(amount, 'exact')).toBe(text);
  });

  it('keeps every digit of every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('INR', 'EUR', 'JPY', 'KWD'), (amount, currency) => {
        const digits = formatMoney(money(amount, currency), 'exact').replace(/\D/g, '').replace(/^0+/, '');
        expect(digits).toBe(amount === 0 ? '' : String(Math.abs(amount)));
      }),
    );
  });
});
