import { inr, money, type VariantDetails } from '@naap/api-clients';
import { apiError, variant } from '@naap/fixtures/fake-clients';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsOf } from '../product/pairs.ts';
import { quantityOf, withLine, withPending } from './cart-changes.ts';
import { pairLineOf, toCartItem } from './cart-lines.ts';

const EMPTY = { status: 'empty', lines: [] } as const;
const line = { variantId: 'v1', quantity: 2 };

describe('toCartItem', () => {
  it('has the product, whole rupees and the size, ignoring the case of the option name', () => {
    expect(
      toCartItem(line, { status: 'found', variant: variant('v1') }, 'whole-rupees', 'INR'),
    ).toMatchObject({
      name: 'Linen Shirt',
      brand: 'Naap',
      price: inr(50_000),
      lineTotal: inr(100_000),
      selectedSize: 'M',
      productId: 'gid://shopify/Product/1',
    });
  });

  it('keeps exact prices for checkout', () => {
    const item = toCartItem(line, { status: 'found', variant: variant('v1') }, 'exact', 'INR');
    expect([item.price, item.lineTotal]).toEqual([inr(49_950), inr(99_900)]);
  });

  it('has no size when the variant has none', () => {
    const found = variant('v1', { selectedOptions: [] });
    expect(toCartItem(line, { status: 'found', variant: found }, 'exact', 'INR').selectedSize).toBeNull();
  });

  it("lists the other options by name, without Shopify's placeholder option", () => {
    const otherOptions = [
      { name: 'Größe', value: '42' },
      { name: 'Material', value: 'Suede' },
    ];
    const selectedOptions = [
      ...otherOptions,
      { name: 'size', value: 'M' },
      { name: 'Title', value: 'Default Title' },
    ];
    const found = variant('v1', { selectedOptions });
    expect(toCartItem(line, { status: 'found', variant: found }, 'exact', 'INR')).toMatchObject({
      selectedSize: 'M',
      otherOptions,
    });
  });

  it('has fallback texts for a missing title and vendor', () => {
    const found = variant('v1', { productTitle: null, vendor: null });
    expect(toCartItem(line, { status: 'found', variant: found }, 'exact', 'INR')).toMatchObject({
      name: 'Unknown Product',
      brand: 'Unknown Brand',
    });
  });

  it("has the variant's image, or none", () => {
    const image = { url: 'shirt.webp', altText: null, width: null, height: null };
    for (const [found, url] of [
      [variant('v1', { image }), 'shirt.webp'],
      [variant('v1'), null],
    ] as const)
      expect(toCartItem(line, { status: 'found', variant: found }, 'exact', 'INR').image).toBe(url);
  });

  it.each([
    [{}, null],
    [{ availableForSale: false }, 'sold-out'],
    [{ price: money(19_99, 'EUR') }, 'other-currency'],
    [{ price: money(19_99, 'EUR'), availableForSale: false }, 'sold-out'],
  ])('for a variant with %o has the problem %s', (changes, problem) => {
    const found = variant('v1', changes);
    expect(toCartItem(line, { status: 'found', variant: found }, 'exact', 'INR')).toMatchObject({
      lookup: 'found',
      problem,
    });
  });

  it.each([
    [{ status: 'not-found' }, 'Product Not Found', 'not-found'],
    [{ status: 'failed', error: apiError('network') }, 'Product Error', 'look-up'],
    [{ status: 'failed', error: apiError('graphql') }, 'Product Not Found', 'look-up'],
  ] as const)('has for %o the name %s, the problem %s and a price of 0', (lookup, name, problem) => {
    expect(toCartItem(line, lookup, 'whole-rupees', 'INR')).toEqual({
      id: 'v1',
      productVariantId: 'v1',
      quantity: 2,
      lookup: lookup.status,
      name,
      problem,
      brand: 'Unknown Brand',
      price: inr(0),
      lineTotal: inr(0),
      image: null,
      selectedSize: 'Unknown',
      otherOptions: [],
      productId: null,
    });
  });
});

describe('withLine and withPending', () => {
  it('return an empty cart exactly when no line is left', () => {
    const one = withLine(EMPTY, 'v1', 1);
    expect(one).toEqual({ status: 'success', lines: [{ variantId: 'v1', quantity: 1 }] });
    expect(withLine(one, 'v1', 0)).toEqual(EMPTY);
  });

  it.each([
    [undefined, ['a', 'b', 'x']],
    [[], ['x', 'a', 'b']],
    [
      ['a', 'gone'],
      ['a', 'x', 'b'],
    ],
  ])('put a new line behind the lines %j', (restoreAfter, ids) => {
    const lines = ['a', 'b'].map((variantId) => ({ variantId, quantity: 1 }));
    const shown = withPending({ status: 'success', lines }, [{ variantId: 'x', delta: 1, restoreAfter }]);
    expect(shown.lines.map(({ variantId }) => variantId)).toEqual(ids);
  });

  it('keep the order of the lines, and append an unknown variant', () => {
    const lines = [
      { variantId: 'v1', quantity: 1 },
      { variantId: 'v2', quantity: 2 },
    ];
    expect(withLine({ status: 'success', lines }, 'v1', 3).lines).toEqual([
      { variantId: 'v1', quantity: 3 },
      { variantId: 'v2', quantity: 2 },
    ]);
    expect(withLine({ status: 'success', lines }, 'v3', 1).lines).toEqual([
      ...lines,
      { variantId: 'v3', quantity: 1 },
    ]);
  });

  it("add the pending changes to the server's quantities, and never return a negative quantity", () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(
        fc.dictionary(ids, fc.integer({ min: 1, max: 99 })),
        fc.array(fc.record({ variantId: ids, delta: fc.integer({ min: -99, max: 99 }) })),
        (quantities, pending) => {
          const lines = Object.entries(quantities).map(([variantId, quantity]) => ({ variantId, quantity }));
          const shown = withPending({ status: lines.length ? 'success' : 'empty', lines }, pending);
          for (const id of ['a', 'b', 'c']) {
            const expected = pending
              .filter(({ variantId }) => variantId === id)
              .reduce((quantity, { delta }) => Math.max(quantity + delta, 0), quantities[id] ?? 0);
            expect(quantityOf(shown.lines, id)).toBe(expected);
          }
          expect(shown.status === 'empty').toBe(shown.lines.length === 0);
        },
      ),
    );
  });
});

describe('pairLineOf', () => {
  const sizes = ['2-3 years', '4-5 years', '6-7 years'];
  const item = (size: string, other: Partial<VariantDetails> = {}, quantity = 1) =>
    toCartItem(
      { variantId: size, quantity },
      {
        status: 'found',
        variant: variant(size, {
          selectedOptions: [{ name: 'SIZE', value: size }],
          productOptions: [{ name: 'SIZE', values: sizes }],
          ...other,
        }),
      },
      'exact',
      'INR',
    );
  const isPair = (...items: ReturnType<typeof item>[]) => pairsOf(items, pairLineOf).length < items.length;

  it("knows neighbours from the store's order of the sizes", () => {
    expect(isPair(item('2-3 years'), item('4-5 years'))).toBe(true);
    expect(isPair(item('2-3 years'), item('6-7 years'))).toBe(false);
    const other = { selectedOptions: [{ name: 'Größe', value: 'L' }], productOptions: [] };
    expect(isPair(item('M', { selectedOptions: [{ name: 'Größe', value: 'M' }] }), item('L', other))).toBe(
      true,
    );
  });

  it('keeps lines apart that cannot be ordered', () => {
    expect(isPair(item('2-3 years'), item('4-5 years', { availableForSale: false }))).toBe(false);
    expect(isPair(item('2-3 years'), item('4-5 years', {}, 2))).toBe(false);
    const missing = (id: string) =>
      toCartItem({ variantId: id, quantity: 1 }, { status: 'not-found' }, 'exact', 'INR');
    expect(isPair(missing('a'), missing('b'))).toBe(false);
  });
});
