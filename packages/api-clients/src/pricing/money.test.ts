import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRange, inr, isReduced, money, parseMoney, roundToRupees, times, toDecimal } from './money.ts';

const currency = fc.constantFrom('INR', 'EUR', 'USD', 'JPY', 'KWD', 'CLF', 'HUF', 'XXX');
const amount = fc.maxSafeInteger();

describe('parseMoney', () => {
  it.each([
    ['-0', 'INR', 0],
    ['499.000', 'INR', 499_00],
    ['0499.00', 'INR', 499_00],
    ['1500.00', 'JPY', 1500],
    ['12.3', 'KWD', 12_300],
    ['90071992547409.91', 'INR', Number.MAX_SAFE_INTEGER],
  ])('parses %s %s as %i minor units', (decimal, code, expected) => {
    expect(parseMoney(decimal, code)).toEqual(money(expected, code));
  });

  it.each(['', 'NaN', '+1', '1.', '.5', '1.234', '1,000', '1e3', '₹499', '٤٩٩', '90071992547409.92'])(
    'rejects %j with a RangeError',
    (decimal) => {
      expect(() => parseMoney(decimal, 'INR')).toThrow(
        new RangeError(`"${decimal}" is not an amount of INR, such as 49.90`),
      );
    },
  );

  it('rejects decimals of a currency without decimals', () => {
    expect(() => parseMoney('1500.5', 'JPY')).toThrow('"1500.5" is not an amount of JPY, such as 4990');
  });

  it.each(['', 'inr', 'IN', 'EURO', '₹'])('rejects the currency %j', (code) => {
    expect(() => parseMoney('1', code)).toThrow(`"${code}" is not a currency code, such as INR`);
  });

  it('parses the result of toDecimal back to the same amount, with any number of zeros appended', () => {
    fc.assert(
      fc.property(amount, currency, fc.nat(4), (minorUnits, code, zeros) => {
        const original = money(minorUnits === 0 ? 0 : minorUnits, code);
        const decimal = toDecimal(original);
        const longer = decimal.includes('.') ? decimal + '0'.repeat(zeros) : decimal;
        expect(parseMoney(longer, code)).toEqual(original);
      }),
    );
  });
});

describe('roundToRupees', () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 100],
    [499_49, 499_00],
    [499_50, 500_00],
    [-40, 0],
  ])('rounds %i paise to %i', (paise, expected) => {
    expect(roundToRupees(inr(paise))).toEqual(inr(expected));
  });

  it('returns other currencies unchanged', () => {
    expect(roundToRupees(money(19_99, 'EUR'))).toEqual(money(19_99, 'EUR'));
  });
});

describe('exactRange', () => {
  it.each([
    [{ max: inr(1049_00) }, { max: inr(1049_49) }],
    [{ min: inr(1050_00) }, { min: inr(1049_50) }],
    // The limits of "above ₹1,000" and "below ₹500".
    [{ min: inr(1000_01) }, { min: inr(1000_50) }],
    [{ max: inr(499_99) }, { max: inr(499_49) }],
    [{ min: inr(0) }, { min: inr(0) }],
    [
      { min: money(19_99, 'EUR'), max: money(25_00, 'EUR') },
      { min: money(19_99, 'EUR'), max: money(25_00, 'EUR') },
    ],
  ])('returns the limits of the exact amounts of %j', (shown, exact) => {
    expect(exactRange(shown)).toEqual(exact);
  });

  it('contains an amount if and only if the range contains the amount as it is shown', () => {
    const paise = fc.integer({ min: 0, max: 5_000_00 });
    fc.assert(
      fc.property(paise, paise, paise, (price, min, max) => {
        const exact = exactRange({ min: inr(min), max: inr(max) });
        const shown = roundToRupees(inr(price)).amount;
        expect(price >= Number(exact.min?.amount) && price <= Number(exact.max?.amount)).toBe(
          shown >= min && shown <= max,
        );
      }),
    );
  });
});

describe('times', () => {
  it.each([
    [inr(499_50), 3, inr(1498_50)],
    [inr(400_00), -1, inr(-400_00)],
    [money(19_99, 'EUR'), 2, money(39_98, 'EUR')],
  ])('multiplies %o by %i', (price, quantity, expected) => {
    expect(times(price, quantity)).toEqual(expected);
  });
});

describe('isReduced', () => {
  it.each([
    [inr(100), inr(200), true],
    [inr(200), inr(200), false],
    [inr(0), inr(200), false],
    [inr(-201_00), inr(0), false],
    [inr(-201_00), inr(200), false],
    [inr(100), money(200, 'USD'), false],
    [inr(100), undefined, false],
    [inr(100), null, false],
  ])('returns for %o and %o: %s', (price, original, expected) => {
    expect(isReduced(price, original)).toBe(expected);
  });
});
