import { describe, expect, it } from 'vitest';
import { chooseTint } from './choose-tint.ts';
import { colourways } from './colourways.ts';
import { tintOklch } from './ground.ts';
import { colourwayNames } from './testing/arbitrary-spec.ts';

const seeds = Array.from({ length: 600 }, (_, seed) => seed);
const chosen = (colourway: (typeof colourwayNames)[number]) =>
  seeds.map((seed) => chooseTint({ kind: 't-shirt', colourway }, seed));

describe('chooseTint', () => {
  it('gives the same tint for the same seed', () => {
    expect(chosen('neel')).toEqual(chosen('neel'));
  });

  it('gives a yellow tint for at most one seed in six', () => {
    for (const colourway of colourwayNames) {
      const yellow = chosen(colourway).filter((tint) => tint === 'yellow');
      expect(yellow.length / seeds.length, colourway).toBeLessThanOrEqual(1 / 6);
    }
  });

  it('gives saturated cloth bare paper or an opposite hue', () => {
    for (const colourway of colourwayNames.filter((name) => colourways[name].oklch[1] >= 0.1)) {
      for (const tint of new Set(chosen(colourway))) {
        const apart = Math.abs(((tintOklch(tint)[2] - colourways[colourway].oklch[2] + 540) % 360) - 180);
        expect(tint === 'bare' || apart >= 90, `${colourway} on ${tint}`).toBe(true);
      }
    }
  });

  it('gives neutral cloth a stronger tint than bare paper', () => {
    expect(chosen('kora')).not.toContain('bare');
    expect(new Set(chosen('kora')).size).toBeGreaterThan(3);
  });
});
