import { describe, expect, it } from 'vitest';
import { formatRange, measure, tapeScale } from './scale.ts';

describe('measure', () => {
  it.each([
    [960, 'inches', 38],
    [970, 'inches', 38],
    [950, 'inches', 37.5],
    [964, 'centimetres', 96],
    [242, 'centimetres', 24.2],
    [242, 'inches', 9.5],
  ] as const)('converts %d mm to %s as %d', (millimetres, unit, expected) => {
    expect(measure(millimetres, unit)).toBe(expected);
  });
});

describe('formatRange', () => {
  it.each([
    [[900, 980], 'centimetres', '90–98'],
    [[900, 980], 'inches', '35.5–38.5'],
    [[901, 903], 'centimetres', '90'],
  ] as const)('formats %j mm in %s as %s', (range, unit, expected) => {
    expect(formatRange(range, unit)).toBe(expected);
  });
});

describe('tapeScale', () => {
  const body = (to: number) => [to - 80, to] as const;

  it('ends the tape at the first long tick after the longest measurement', () => {
    expect(tapeScale(body(960), 1120, 'inches').ticks).toBe(45);
    expect(tapeScale(body(960), 1120, 'centimetres').ticks).toBe(60);
  });

  it('fills the tape with the longest measurement that ends on a long tick', () => {
    expect(tapeScale([1000, 1100], 1100, 'centimetres').shares).toEqual([10 / 11, 1]);
  });

  it('numbers every tenth tick that no body crosses', () => {
    const numbers = (to: number, unit: 'inches' | 'centimetres') =>
      tapeScale(body(to), 1120, unit).numbers.map(({ value }) => value);
    expect(numbers(1000, 'inches')).toEqual([0, 10, 20, 30]);
    expect(numbers(900, 'inches')).toEqual([0, 10, 20]);
    expect(numbers(800, 'inches')).toEqual([0, 10, 20]);
    expect(numbers(1000, 'centimetres')).toEqual([0, 20, 40, 60, 80]);
    expect(numbers(960, 'centimetres')).toEqual([0, 20, 40, 60]);
  });

  it('uses finer ticks for a foot: half inches and whole centimetres', () => {
    const numbers = (unit: 'inches' | 'centimetres') =>
      tapeScale([242, 250], 270, unit).numbers.map(({ value }) => value);
    expect(numbers('inches')).toEqual([0, 5]);
    expect(numbers('centimetres')).toEqual([0, 10, 20]);
  });
});
