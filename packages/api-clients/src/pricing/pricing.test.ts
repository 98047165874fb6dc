import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_STRUCK_FEE,
  COUPON_DISCOUNT,
  cartTotals,
  checkoutTotals,
  DELIVERY_FEE,
  discountFor,
  type Paise,
  parseAmount,
  roundToRupees,
} from './index.ts';

const paise = fc.integer({ min: 0, max: 100_000_000 });
const lines = fc.array(fc.record({ unitPrice: paise, quantity: fc.integer({ min: 1, max: 99 }) }), {
  maxLength: 50,
});
const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((c, i) => (upper[i] ? c.toUpperCase() : c.toLowerCase())).join(''));

describe('parseAmount', () => {
  it.each([
    ['0', 0],
    ['0.0', 0],
    ['499', 499_00],
    ['499.5', 499_50],
    ['499.50', 499_50],
    ['0.07', 7],
    ['1234567.89', 123_456_789],
    ['0499.00', 499_00],
  ])('reads %s as %i paise', (decimal, expected) => {
    expect(parseAmount(decimal)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'NaN',
    '-1',
    '+1',
    '1.',
    '.5',
    '1.234',
    '1,000',
    '1e3',
    '₹499',
    '499 ',
    '1.5.0',
    '0x10',
    '٤٩٩',
    '99999999999999999',
  ])('refuses %j, and says so', (decimal) => {
    expect(() => parseAmount(decimal)).toThrow(
      new RangeError(`"${decimal}" is not an amount: expected rupees such as 499 or 499.50`),
    );
  });

  it('reads back every amount that was written with two decimals', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const decimal = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(parseAmount(decimal)).toBe(amount);
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
  ])('rounds %i paise to %i', (amount, expected) => {
    expect(roundToRupees(amount)).toBe(expected);
  });
});

describe('discountFor', () => {
  it('accepts FLAT400 in any case and between spaces', () => {
    fc.assert(
      fc.property(anyCase('FLAT400'), fc.nat(3), fc.nat(3), (code, before, after) => {
        expect(discountFor(' '.repeat(before) + code + '\t'.repeat(after))).toBe(400_00);
      }),
    );
  });

  it.each([null, '', 'FLAT', 'FLAT4000', 'FLAT 400', 'FIRST10'])('gives nothing for %j', (code) => {
    expect(discountFor(code)).toBe(0);
  });
});

describe('cartTotals', () => {
  it('rounds each price, then adds 99 rupees', () => {
    const totals = cartTotals([
      { unitPrice: 499_50, quantity: 2 },
      { unitPrice: 100_49, quantity: 1 },
    ]);
    expect(totals).toEqual({ subtotal: 1100_00, deliveryFee: 99_00, total: 1199_00 });
  });

  it('always comes to whole rupees, a fee above its subtotal', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { subtotal, deliveryFee, total } = cartTotals(cart);
        expect(subtotal % 100).toBe(0);
        expect(deliveryFee).toBe(DELIVERY_FEE);
        expect(total - subtotal).toBe(DELIVERY_FEE);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines, nor on how a quantity is split', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const singles = cart.flatMap(({ unitPrice, quantity }) =>
          Array.from({ length: quantity }, () => ({ unitPrice, quantity: 1 })),
        );
        expect(cartTotals([...cart].reverse())).toEqual(cartTotals(cart));
        expect(cartTotals(singles)).toEqual(cartTotals(cart));
      }),
    );
  });
});

describe('checkoutTotals', () => {
  it('keeps the paise, charges no delivery and shows 49 struck', () => {
    expect(checkoutTotals([{ unitPrice: 499_50, quantity: 2 }], null)).toEqual({
      subtotal: 999_00,
      discount: 0,
      deliveryFee: 0,
      struckDeliveryFee: CHECKOUT_STRUCK_FEE,
      total: 999_00,
    });
  });

  it('takes 400 rupees off without a floor', () => {
    expect(checkoutTotals([{ unitPrice: 150_00, quantity: 1 }], 'flat400').total).toBe(-250_00);
  });

  it('differs by exactly the discount with the coupon', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const without = checkoutTotals(cart, null);
        const exact = cart.reduce<Paise>((sum, line) => sum + line.unitPrice * line.quantity, 0);
        expect(without.total).toBe(exact);
        expect(without.total - checkoutTotals(cart, 'FLAT400').total).toBe(COUPON_DISCOUNT);
      }),
    );
  });
});
