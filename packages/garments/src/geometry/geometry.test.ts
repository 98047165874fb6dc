import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, flatten, offsetOutline, unionOf } from './outline.ts';
import { parsePath, path } from './parse.ts';
import { mirror, reverse, symmetric, toSvg } from './path.ts';
import { warpField, warpPath } from './warp.ts';

const box = (x: number, y: number, size: number) => path`M${x} ${y}h${size}v${size}h${-size}Z`;

describe('path notation', () => {
  it('reads relative commands, repeated pairs and touching numbers', () => {
    expect(toSvg(parsePath('M10-5l5 5 2.5.5V20h-3Z'))).toBe('M10 -5L15 0L17.5 0.5L17.5 20L14.5 20Z');
  });

  it('rejects invalid notation and names it', () => {
    expect(() => parsePath('M0 0A1 1 0 0 1 2 2')).toThrow(/"A" is not one of/);
    expect(() => parsePath('M0 0C1 1 2')).toThrow(/too few numbers/);
    expect(() => parsePath('h5')).toThrow(/begin it with M/);
  });
});

describe('symmetry', () => {
  const half = path`M0 0C5 0 10 5 10 10L0 20`;

  it('returns the same curve when reversed twice', () => {
    expect(reverse(reverse(half))).toEqual(half);
  });

  it('closes a half outline into a symmetric one', () => {
    const { left, right } = boundsOf(symmetric(half));
    expect(left).toBeCloseTo(-right);
    expect(boundsOf(mirror(symmetric(half)))).toEqual(boundsOf(symmetric(half)));
  });
});

describe('outline', () => {
  it('joins overlapping pieces of either orientation', () => {
    const back = path`M50 50v100h100v-100Z`;
    expect(flatten(unionOf([box(0, 0, 100), back]))).toHaveLength(1);
  });

  it('keeps a hole in the union and omits it from the chalk line', () => {
    const ring = [
      path`M0 0H100V20H0Z`,
      path`M0 80H100V100H0Z`,
      path`M0 0H20V100H0Z`,
      path`M80 0H100V100H80Z`,
    ];
    expect(flatten(unionOf(ring))).toHaveLength(2);
    expect(flatten(offsetOutline(ring, 12))).toHaveLength(1);
  });

  it('draws the chalk line at its distance on every side', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), fc.integer({ min: 30, max: 120 }), (at, size) => {
        const pieces = [box(at, at, size), box(0, 0, 60)];
        const inner = boundsOf(unionOf(pieces));
        const outer = boundsOf(offsetOutline(pieces, 12));
        for (const side of ['left', 'top'] as const) expect(inner[side] - outer[side]).toBeGreaterThan(11);
        for (const side of ['right', 'bottom'] as const)
          expect(outer[side] - inner[side]).toBeGreaterThan(11);
      }),
      { numRuns: 50 },
    );
  });
});

describe('warp', () => {
  it('moves no point by 8 pixels or more', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: 0, max: 500 }),
        (seed, x, y) => {
          const [movedX, movedY] = warpField(seed, 4.2)([x, y]);
          expect(Math.hypot(movedX - x, movedY - y)).toBeLessThan(8);
        },
      ),
    );
  });

  it('bends long straight lines', () => {
    const bent = warpPath(path`M0 0L0 400`, warpField(3, 4.2));
    expect(bent.length).toBeGreaterThan(15);
  });
});
