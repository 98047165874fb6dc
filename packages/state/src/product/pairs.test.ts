import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PairLine, pairsOf } from './pairs.ts';

const line = (size: string, other: Partial<PairLine> & { name?: string; colour?: string } = {}): PairLine => {
  const { name = '', colour = 'Red', ...rest } = other;
  return {
    product: 'tee',
    quantity: 1,
    options: [
      { name: 'Color', value: colour },
      { name, value: size },
    ],
    ...rest,
  };
};
const sizesOf = (lines: readonly PairLine[]) =>
  pairsOf(lines, (each) => each).map((entry) => entry.map(({ options }) => options[1]?.value).join(' + '));

describe('pairsOf', () => {
  it.each([
    ['M', 'L', 'M + L'],
    ['L', 'M', 'M + L'],
    ['XL', 'XXL', 'XL + XXL'],
    ['2XL', '3XL', '2XL + 3XL'],
    ['S', 'XS', 'XS + S'],
    ['large', 'Extra Large', 'large + Extra Large'],
    ['40', '41', '40 + 41'],
    ['40,5', '41', '40,5 + 41'],
    ['30', '32', '30 + 32'],
    ['UK 7', 'UK 6', 'UK 6 + UK 7'],
    ['34B', '36B', '34B + 36B'],
  ])('shows %s and %s as one entry', (one, other, entry) => {
    expect(sizesOf([line(one), line(other)])).toEqual([entry]);
  });

  it.each([
    ['S', 'L'],
    ['M', '40'],
    ['30', '34'],
    ['UK 6', 'UK 8'],
    ['UK 6', 'US 7'],
    ['32B', '34C'],
    ['M', 'M'],
    ['Cotton', 'Linen'],
    ['one size', 'M'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(sizesOf([line(one), line(other)])).toEqual([one, other]);
  });

  it.each<[string, PairLine]>([
    ['another product', line('L', { product: 'shirt' })],
    ['a product that was not found', line('L', { product: null })],
    ['two pieces', line('L', { quantity: 2 })],
    ['another colour', line('L', { colour: 'Blue' })],
    ['other options', line('L', { options: [{ name: '', value: 'L' }] })],
  ])('keeps %s apart', (_name, other) => {
    expect(sizesOf([line('M'), other])).toHaveLength(2);
  });

  it("uses the store's order and option name where they are known", () => {
    const values = new Map([['Größe', ['klein', 'mittel', 'groß', '40', '42']]]);
    const sized = (size: string) => line(size, { name: 'Größe', values });
    expect(sizesOf([sized('groß'), sized('mittel')])).toEqual(['mittel + groß']);
    expect(sizesOf([sized('klein'), sized('groß')])).toEqual(['klein', 'groß']);
    expect(sizesOf([sized('42'), sized('40')])).toEqual(['40 + 42']);
    const between = new Map([['Größe', ['40', '41', '42']]]);
    const shoe = (size: string) => line(size, { name: 'Größe', values: between });
    expect(sizesOf([shoe('40'), shoe('42')])).toEqual(['40', '42']);
  });

  it('pairs a line once, at the place of its first line', () => {
    expect(sizesOf([line('S'), line('XL'), line('M'), line('L')])).toEqual(['S + M', 'L + XL']);
    expect(sizesOf([line('M'), line('L'), line('S')])).toEqual(['M + L', 'S']);
  });

  it('has every line once, and the same total', () => {
    const anyLine = fc
      .record({
        size: fc.constantFrom('XS', 'S', 'M', 'L', 'XL', '40', '41', 'Cotton'),
        product: fc.constantFrom('tee', 'shirt', null),
        quantity: fc.integer({ min: 1, max: 2 }),
        price: fc.integer({ min: 1, max: 100 }),
      })
      .map(({ size, product, quantity, price }) => ({ ...line(size, { product, quantity }), price }));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const entries = pairsOf(lines, (each) => each);
        const total = (all: readonly { price: number; quantity: number }[]) =>
          all.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(new Set(entries.flat()).size).toBe(lines.length);
        expect(entries.flat()).toHaveLength(lines.length);
        expect(total(entries.flat())).toBe(total(lines));
        for (const [one, other] of entries) if (other) expect(one.product).toBe(other.product);
      }),
    );
  });
});
