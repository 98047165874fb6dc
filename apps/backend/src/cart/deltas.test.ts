import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDeltas, MAX_LINES, MAX_QUANTITY } from './deltas.ts';

const variantId = fc.constantFrom('a', 'b', 'c');
const deltas = fc.array(fc.record({ variantId, delta: fc.integer({ min: -99, max: 99 }) }), {
  maxLength: 12,
});

describe('applyDeltas', () => {
  it('returns each variant once with a quantity from 1 to 99, or an error', () => {
    fc.assert(
      fc.property(deltas, (list) => {
        const result = applyDeltas([], list);
        if (!result.ok) {
          expect(result.error).toBe('At most 99 of one item can be in the bag.');
          return;
        }
        for (const { quantity } of result.lines) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        }
        expect(new Set(result.lines.map((line) => line.variantId)).size).toBe(result.lines.length);
      }),
    );
  });

  it.each([
    [98, 1, [{ variantId: 'a', quantity: 99 }]],
    [1, -1, []],
    [2, -3, []],
    [2, -1, [{ variantId: 'a', quantity: 1 }]],
  ])('changes %i units by %i', (quantity, delta, lines) => {
    expect(applyDeltas([{ variantId: 'a', quantity }], [{ variantId: 'a', delta }])).toEqual({
      ok: true,
      lines,
    });
  });

  it('rejects a hundredth unit', () => {
    expect(applyDeltas([{ variantId: 'a', quantity: 99 }], [{ variantId: 'a', delta: 1 }])).toEqual({
      ok: false,
      code: 'quantity_limit',
      error: 'At most 99 of one item can be in the bag.',
    });
  });

  it('returns the same result for deltas applied one at a time', () => {
    fc.assert(
      fc.property(deltas, (list) => {
        const atOnce = applyDeltas([], list);
        const inTurn = list.reduce<ReturnType<typeof applyDeltas>>(
          (result, delta) => (result.ok ? applyDeltas(result.lines, [delta]) : result),
          { ok: true, lines: [] },
        );
        expect(inTurn).toEqual(atOnce);
      }),
    );
  });

  it('puts a removed line back at its place, in whichever order', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((variantId, index) => ({ variantId, quantity: index + 1 }));
    const before = (id: string) => ['a', 'b', 'c', 'd', 'e'].filter((other) => other < id);
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']), (removed) => {
        const restored = applyDeltas(
          lines.filter(({ variantId }) => !removed.includes(variantId)),
          removed.map((variantId) => ({
            variantId,
            delta: lines.find((line) => line.variantId === variantId)?.quantity ?? 0,
            restoreAfter: before(variantId),
          })),
        );
        expect(restored).toEqual({ ok: true, lines });
      }),
    );
  });

  it('adds a restored quantity to a line that was added again meanwhile', () => {
    const lines = [
      { variantId: 'a', quantity: 1 },
      { variantId: 'b', quantity: 1 },
    ];
    expect(applyDeltas(lines, [{ variantId: 'b', delta: 2, restoreAfter: [] }])).toEqual({
      ok: true,
      lines: [lines[0], { variantId: 'b', quantity: 3 }],
    });
  });

  it('rejects a line beyond the limit, and accepts more units of an existing line', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ variantId: `v${index}`, quantity: 1 }));
    expect(applyDeltas(full, [{ variantId: 'one more', delta: 1 }])).toEqual({
      ok: false,
      code: 'cart_limit',
      error: 'At most 100 different items can be in the bag.',
    });
    expect(applyDeltas(full, [{ variantId: 'v0', delta: 1 }]).ok).toBe(true);
  });
});
