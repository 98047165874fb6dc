import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nearestStep, parseLength, stepLimits, tapeMarks, toMillimetres, toUnit } from './length.ts';

const CHEST = [600, 1600] as const;
const units = fc.constantFrom('cm' as const, 'inch' as const);

describe('a length', () => {
  test.each([
    [920, 'cm', 92],
    [925, 'cm', 92.5],
    [921, 'cm', 92.1],
    [920, 'inch', 36.2],
    [921, 'inch', 36.25],
  ] as const)('of %d mm is in %s %d', (millimetres, unit, length) => {
    expect(toUnit(millimetres, unit)).toBe(length);
  });

  it('on a step of the slider is stored and shown without a change', () => {
    fc.assert(
      fc.property(fc.double({ min: 18, max: 180, noNaN: true }), units, (any, unit) => {
        const length = nearestStep(any, unit);
        expect(toUnit(toMillimetres(length, unit), unit)).toBe(length);
      }),
    );
  });
});

describe('parseLength', () => {
  test.each([
    ['92', 'cm', 920],
    ['92,5', 'cm', 925],
    [' 92.5 cm ', 'cm', 925],
    ['९२.५', 'cm', 925],
    ['९२٫५', 'cm', 925],
    ['92.', 'cm', 920],
    ['36.25', 'inch', 921],
    ['36"', 'inch', 914],
    ['60', 'cm', 600],
    ['160', 'cm', 1600],
    ['59.9', 'cm', null],
    ['160.1', 'cm', null],
    ['36', 'cm', null],
    ['', 'cm', null],
    ['abc', 'cm', null],
    ['9 2', 'cm', null],
    ['-92', 'cm', null],
    ['92.5.1', 'cm', null],
  ] as const)('reads %j in %s as %j mm', (text, unit, millimetres) => {
    expect(parseLength(text, unit, CHEST)).toBe(millimetres);
  });

  it('reads what is shown, within half a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 1600 }), units, (millimetres, unit) => {
        const read = parseLength(String(toUnit(millimetres, unit)), unit, [500, 1700]) ?? Number.NaN;
        expect(Math.abs(read - millimetres)).toBeLessThanOrEqual(unit === 'cm' ? 0 : 1.3);
      }),
    );
  });
});

test('the slider stays within the limits, and the tape contains them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 900 }),
      fc.integer({ min: 60, max: 1200 }),
      units,
      (from, width, unit) => {
        const limits = [from, from + width] as const;
        const [first, last] = stepLimits(limits, unit);
        const { start, end } = tapeMarks(limits, unit);
        expect(toMillimetres(first, unit)).toBeGreaterThanOrEqual(limits[0]);
        expect(toMillimetres(last, unit)).toBeLessThanOrEqual(limits[1]);
        expect([start <= first, end >= last]).toEqual([true, true]);
      },
    ),
  );
});
