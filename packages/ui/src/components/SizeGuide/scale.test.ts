import { describe, expect, it } from 'vitest';
import { measure, tapeScale } from './scale.ts';

describe('measure', () => {
  it.each([
    [96, 'inches', 38],
    [97, 'inches', 38],
    [95, 'inches', 37.5],
    [96.4, 'centimetres', 96],
  ] as const)('converts %d cm to %s as %d', (centimetres, unit, expected) => {
    expect(measure(centimetres, unit)).toBe(expected);
  });
});

describe('tapeScale', () => {
  it('ends the tape at the first long tick after the longest measurement', () => {
    expect(tapeScale(96, 112, 'inches').ticks).toBe(45);
    expect(tapeScale(96, 112, 'centimetres').ticks).toBe(60);
  });

  it('fills the tape with the longest measurement that ends on a long tick', () => {
    expect(tapeScale(110, 110, 'centimetres').share).toBe(1);
  });

  it('numbers every tenth tick that leaves room for its number', () => {
    expect(tapeScale(96, 112, 'inches').numbers.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
    expect(tapeScale(80, 112, 'inches').numbers.map(({ value }) => value)).toEqual([0, 10, 20]);
    expect(tapeScale(96, 112, 'centimetres').numbers.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80]);
  });

  it('uses finer ticks for a foot: half inches and whole centimetres', () => {
    expect(tapeScale(25, 27, 'inches').numbers.map(({ value }) => value)).toEqual([0, 5]);
    expect(tapeScale(25, 27, 'centimetres').numbers.map(({ value }) => value)).toEqual([0, 10, 20]);
  });
});
