import { formatMoney, type Money, money } from '@naap/api-clients/pricing';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price, type PriceProps } from './Price.tsx';

const anyMoney: fc.Arbitrary<Money> = fc
  .tuple(
    fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -300, max: 300 }), fc.constant(0), fc.constant(-0)),
    fc.constantFrom('INR', 'INR', 'EUR', 'JPY', 'KWD'),
  )
  .map(([amount, currency]) => money(amount, currency));

const anyPrice: fc.Arbitrary<PriceProps> = fc.record({
  amount: anyMoney,
  originalAmount: fc.option(anyMoney, { nil: undefined }),
  precision: fc.constantFrom('whole-rupees', 'exact'),
});

/** Returns the rendered text, the text of the struck price (null if missing) and the percentage (0 if missing). */
function partsOf(props: PriceProps) {
  const html = renderToStaticMarkup(<Price {...props} />);
  return {
    text: html.replace(/<[^>]*>/g, ''),
    struck: /<s\b[^>]*>.*?<\/span>(.*?)<\/s>/.exec(html)?.[1] ?? null,
    percent: Number(/(\d+)% off/.exec(html)?.[1] ?? 0),
  };
}

describe('a price', () => {
  it('never shows Infinity, NaN, a percentage outside 1 to 99, or a zero or negative amount struck', () => {
    fc.assert(
      fc.property(anyPrice, (props) => {
        const { text, struck, percent } = partsOf(props);
        expect(text).not.toMatch(/Infinity|NaN|undefined/);
        expect(text.startsWith(formatMoney(props.amount, props.precision))).toBe(true);
        if (text.includes('%')) expect(percent >= 1 && percent <= 99).toBe(true);
        if (struck !== null) expect(struck).toMatch(/^[^-]*[1-9]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows a reduction only of two positive amounts of one currency, the original one higher', () => {
    fc.assert(
      fc.property(anyPrice, (props) => {
        const { amount, originalAmount } = props;
        const { struck, percent } = partsOf(props);
        if (struck === null && percent === 0) return;
        expect(amount.amount).toBeGreaterThan(0);
        expect(originalAmount?.amount).toBeGreaterThan(amount.amount);
        expect(originalAmount?.currency).toBe(amount.currency);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows every reduction between positive amounts', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_00 });
    fc.assert(
      fc.property(price, price, fc.constantFrom('INR', 'EUR', 'JPY'), (lower, more, currency) => {
        const amount = money(lower, currency);
        const originalAmount = money(lower + more, currency);
        const { struck } = partsOf({ amount, originalAmount, precision: 'exact' });
        expect(struck).toBe(formatMoney(originalAmount, 'exact'));
      }),
    );
  });

  it('shows only the amount when it is negative', () => {
    expect(partsOf({ amount: money(-201_00, 'INR'), precision: 'exact' }).text).toBe('-₹201.00');
  });

  it.each([
    [179_900, 249_900, 28],
    [249_900, 249_900, 0],
    [299_900, 249_900, 0],
    [0, 100, 0],
    [1, 100_000, 99],
    [9_999, 10_000, 0],
  ])('of %i reduced from %i is %i%% off', (amount, original, percent) => {
    const props = { amount: money(amount, 'INR'), originalAmount: money(original, 'INR') };
    expect(partsOf(props).percent).toBe(percent);
  });
});
