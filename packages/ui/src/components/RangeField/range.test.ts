import { describe, expect, it } from 'vitest';
import { ordered, parseWhole, sliderScale } from './range.ts';

describe('sliderScale', () => {
  it.each([
    [
      { min: 199, max: 12_349 },
      { min: 0, max: 12_400, step: 200 },
    ],
    [
      { min: 42, max: 195 },
      { min: 42, max: 196, step: 2 },
    ],
    [
      { min: 10, max: 60 },
      { min: 10, max: 60, step: 1 },
    ],
    [
      { min: 499, max: 499 },
      { min: 499, max: 499, step: 1 },
    ],
    [
      { min: 0, max: 1000 },
      { min: 0, max: 1000, step: 10 },
    ],
    [
      { min: 0, max: 60_000 },
      { min: 0, max: 60_000, step: 1000 },
    ],
  ])('includes both ends of %j', (limits, scale) => {
    expect(sliderScale(limits)).toEqual(scale);
  });
});

describe('ordered', () => {
  it('swaps ends in the wrong order', () => {
    expect(ordered({ min: 1500, max: 500 })).toEqual({ min: 500, max: 1500 });
    expect(ordered({ min: 1500, max: null })).toEqual({ min: 1500, max: null });
  });
});

describe('parseWhole', () => {
  it.each([
    ['1500', 1500],
    ['₹1,500', 1500],
    ['499.50', 499],
    ['', null],
    ['abc', null],
    ['१,५००', 1500],
    ['１５００．５０', 1500],
    ['١٥٠٠٫٥', 1500],
    ['\u200e1500', 1500],
    ['12345678901', 999_999_999],
  ])('parses %j as %j', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });
});
