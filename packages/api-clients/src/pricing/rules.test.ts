import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inr, money } from './money.ts';
import {
  amountDue,
  cartTotals,
  checkoutTotals,
  DEFAULT_PRICING_RULES,
  discountFor,
  type PricingRules,
} from './rules.ts';

const rules = DEFAULT_PRICING_RULES;
const EURO_RULES: PricingRules = {
  currency: 'EUR',
  deliveryFee: 4_90,
  struckDeliveryFee: 2_90,
  coupon: { code: 'Zehn', discount: 10_00 },
};

const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 100_000_000 }).map(inr),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 50 },
);
const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((c, i) => (upper[i] ? c.toUpperCase() : c.toLowerCase())).join(''));

describe('discountFor', () => {
  it('accepts FLAT400 in any case and surrounded by spaces', () => {
    fc.assert(
      fc.property(anyCase('FLAT400'), fc.nat(3), fc.nat(3), (code, before, after) => {
        expect(discountFor(' '.repeat(before) + code + '\t'.repeat(after), rules)).toEqual(inr(400_00));
      }),
    );
  });

  it.each([null, '', 'FLAT', 'FLAT4000', 'FLAT 400', 'FIRST10'])('returns 0 for %j', (code) => {
    expect(discountFor(code, rules)).toEqual(inr(0));
  });

  it.each(['ﬂat400', 'ﬂAT400', 'ＦＬＡＴ４００', 'flat４００', 'FLAT400\u0301'])(
    'returns 0 for the lookalike %j',
    (code) => {
      expect(discountFor(code, rules)).toEqual(inr(0));
    },
  );

  it('does not take other letters whose case folds to the coupon for its own', () => {
    const kurtas: PricingRules = { ...rules, coupon: { code: 'KURTAS', discount: 100 } };
    expect(discountFor('kurtas', kurtas)).toEqual(inr(100));
    for (const code of ['\u212Aurtas', 'kurta\u017F']) expect(discountFor(code, kurtas)).toEqual(inr(0));
  });

  it('uses the coupon and currency of the given rules', () => {
    expect(discountFor('zehn', EURO_RULES)).toEqual(money(10_00, 'EUR'));
    expect(discountFor('FLAT400', EURO_RULES)).toEqual(money(0, 'EUR'));
    expect(discountFor('FLAT400', { ...rules, coupon: null })).toEqual(inr(0));
  });
});

describe('cartTotals', () => {
  it('rounds each unit price, then adds a fee of 99 rupees', () => {
    const totals = cartTotals(
      [
        { unitPrice: inr(499_50), quantity: 2 },
        { unitPrice: inr(100_49), quantity: 1 },
      ],
      rules,
    );
    expect(totals).toEqual({ subtotal: inr(1100_00), deliveryFee: inr(99_00), total: inr(1199_00) });
  });

  it('keeps the cents of other currencies', () => {
    expect(cartTotals([{ unitPrice: money(19_99, 'EUR'), quantity: 2 }], EURO_RULES)).toEqual({
      subtotal: money(39_98, 'EUR'),
      deliveryFee: money(4_90, 'EUR'),
      total: money(44_88, 'EUR'),
    });
  });

  it('ignores lines of another currency', () => {
    const foreign = { unitPrice: money(19_99, 'EUR'), quantity: 2 };
    const own = { unitPrice: inr(500_00), quantity: 1 };
    expect(cartTotals([foreign, own], rules)).toEqual(cartTotals([own], rules));
    expect(checkoutTotals([foreign, own], null, rules)).toEqual(checkoutTotals([own], null, rules));
  });

  it('always returns whole rupees, and a total that exceeds the subtotal by the fee', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { subtotal, deliveryFee, total } = cartTotals(cart, rules);
        expect(subtotal.amount % 100).toBe(0);
        expect(deliveryFee).toEqual(inr(99_00));
        expect(total.amount - subtotal.amount).toBe(99_00);
        expect(Number.isSafeInteger(total.amount)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines, nor on how a quantity is split', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const singles = cart.flatMap(({ unitPrice, quantity }) =>
          Array.from({ length: quantity }, () => ({ unitPrice, quantity: 1 })),
        );
        expect(cartTotals([...cart].reverse(), rules)).toEqual(cartTotals(cart, rules));
        expect(cartTotals(singles, rules)).toEqual(cartTotals(cart, rules));
      }),
    );
  });
});

describe('checkoutTotals', () => {
  it('keeps the paise, charges no delivery and returns a struck fee of 49 rupees', () => {
    expect(checkoutTotals([{ unitPrice: inr(499_50), quantity: 2 }], null, rules)).toEqual({
      subtotal: inr(999_00),
      discount: inr(0),
      deliveryFee: inr(0),
      struckDeliveryFee: inr(49_00),
      total: inr(999_00),
    });
  });

  it('subtracts 400 rupees without a floor', () => {
    expect(checkoutTotals([{ unitPrice: inr(199_00), quantity: 1 }], 'flat400', rules).total).toEqual(
      inr(-201_00),
    );
  });

  it('is lower by exactly the discount with the coupon', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const without = checkoutTotals(cart, null, rules).total.amount;
        const exact = cart.reduce((sum, line) => sum + line.unitPrice.amount * line.quantity, 0);
        expect(without).toBe(exact);
        expect(without - checkoutTotals(cart, 'FLAT400', rules).total.amount).toBe(400_00);
      }),
    );
  });
});

describe('amountDue', () => {
  it('is the price of the kept pieces minus the coupon, at least 0', () => {
    fc.assert(
      fc.property(lines, fc.nat(100_000), (kept, discount) => {
        const exact = checkoutTotals(kept, null, rules).total.amount;
        expect(amountDue(kept, inr(discount))).toEqual(inr(Math.max(0, exact - discount)));
      }),
    );
  });

  it('is 0 when nothing is kept', () => {
    expect(amountDue([{ unitPrice: inr(499_00), quantity: 0 }], inr(400_00))).toEqual(inr(0));
    expect(amountDue([], inr(0))).toEqual(inr(0));
  });
});
