import { describe, expect, it } from 'vitest';
import { findFreePosition, type Span } from './free-position.ts';

const phone = { top: 0, bottom: 844 };
const header = { top: 0, bottom: 56 };
const position = (
  height: number,
  taken: readonly Span[],
  view: Span = phone,
  current: number | null = null,
) => findFreePosition(height, view, taken, current, 8);

describe('the position of a toast', () => {
  it('is above the on-screen keyboard, which ends the visible area', () => {
    expect(position(72, [header, { top: 300, bottom: 360 }], { top: 0, bottom: 340 })).toBe(220);
    expect(position(72, [{ top: 0, bottom: 200 }], { top: 0, bottom: 260 })).toBeNull();
  });

  it('stays the same while it is free', () => {
    expect(position(72, [header], phone, 500)).toBe(500);
    expect(position(72, [header, { top: 520, bottom: 560 }], phone, 500)).toBe(764);
  });

  it('is the lowest one that overlaps no obstacle, or null if there is none', () => {
    // Tests every arrangement of two obstacles on a small screen, in steps of 20 px.
    const view = { top: 0, bottom: 240 };
    const edges = Array.from({ length: 13 }, (_, index) => index * 20);
    let without = 0;
    for (const a of edges)
      for (const b of edges)
        for (const height of [40, 60]) {
          const taken = [
            { top: a, bottom: a + 60 },
            { top: b, bottom: b + 20 },
          ];
          const free = (top: number) =>
            top >= 8 &&
            top + height <= 232 &&
            taken.every((span) => top + height + 8 <= span.top || top - 8 >= span.bottom);
          const found = position(height, taken, view);
          const tops = Array.from({ length: 240 }, (_, top) => top).filter(free);
          expect(found).toBe(tops.at(-1) ?? null);
          if (found === null) without += 1;
        }
    expect(without).toBeGreaterThan(0);
  });
});
