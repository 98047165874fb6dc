import { describe, expect, it } from 'vitest';
import { freePlace, type Span } from './free-place.ts';

const phone = { top: 0, bottom: 844 };
const header = { top: 0, bottom: 56 };
const bar = { top: 760, bottom: 844 };
const place = (height: number, taken: readonly Span[], view: Span = phone, current: number | null = null) =>
  freePlace(height, view, taken, current, 8);

describe('the place of a toast', () => {
  it('is at the top where nothing is taken, else below the header', () => {
    expect(place(72, [])).toBe(8);
    expect(place(72, [header, bar])).toBe(64);
  });

  it('is the first gap that is high enough', () => {
    expect(place(72, [header, { top: 140, bottom: 200 }, bar])).toBe(208);
    expect(place(72, [header, { top: 144, bottom: 200 }, bar])).toBe(64);
  });

  it('is above a sheet or a keyboard, which ends the view', () => {
    expect(place(72, [header, { top: 300, bottom: 360 }], { top: 0, bottom: 340 })).toBe(64);
    expect(place(72, [{ top: 0, bottom: 200 }], { top: 0, bottom: 260 })).toBeNull();
  });

  it('stays while it is free, and only then', () => {
    expect(place(72, [header], phone, 500)).toBe(500);
    expect(place(72, [header, { top: 520, bottom: 560 }], phone, 500)).toBe(64);
  });

  it('never overlaps what is taken, and is found whenever there is one', () => {
    // Every arrangement of two obstacles on a small screen, at steps of 20 px.
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
          const found = place(height, taken, view);
          const tops = Array.from({ length: 240 }, (_, top) => top).filter(free);
          expect(found).toBe(tops[0] ?? null);
          if (found === null) without += 1;
        }
    expect(without).toBeGreaterThan(0);
  });
});
