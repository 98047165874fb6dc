import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorRole, dark, light, tints } from './roles.ts';

type Pair = readonly [ink: ColorRole, surface: ColorRole];

/** Text that is read at length. */
const body: Pair[] = [
  ['ink', 'paper'],
  ['ink', 'sunk'],
  ['ink', 'raised'],
  ['ink', 'table'],
  ['ink', 'tapeSoft'],
  ['ink2', 'paper'],
  ['ink2', 'sunk'],
  ['ink2', 'raised'],
  ['onInk', 'ink'],
  ['tapeInk', 'tape'],
  ['tapeInk', 'tapePressed'],
  ['onCloth', 'cloth'],
  ['onCloth2', 'cloth'],
  ['onChalk', 'chalk'],
];

/** Labels, prices, messages. */
const other: Pair[] = [
  ['onInk', 'ink2'],
  ['ink2', 'table'],
  ['ink2', 'tapeSoft'],
  ['ink3', 'paper'],
  ['ink3', 'sunk'],
  ['ink3', 'raised'],
  ['rani', 'paper'],
  ['rani', 'raised'],
  ['rani', 'raniSoft'],
  ['danger', 'paper'],
  ['danger', 'sunk'],
  ['danger', 'raised'],
  ['danger', 'dangerSoft'],
  ['paper', 'danger'],
  ['ok', 'paper'],
  ['ok', 'raised'],
  ['ok', 'okSoft'],
  ['info', 'paper'],
  ['info', 'infoSoft'],
  ['ink', 'dangerSoft'],
  ['ink', 'okSoft'],
  ['ink', 'infoSoft'],
  ['tape', 'tapeInk'],
  ['tape', 'cloth'],
];

/** Outlines of controls, the focus ring, ticks. */
const controls: Pair[] = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'sunk'],
  ['lineStrong', 'raised'],
  ['ink', 'paper'],
  ['ink', 'raised'],
  ['danger', 'raised'],
  ['tapeInk', 'tape'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, roles) => {
  test.each(body)('reads %s on %s at length', (ink, surface) => {
    expect(contrast(roles[ink], roles[surface])).toBeGreaterThanOrEqual(7);
  });

  test.each(other)('reads %s on %s', (ink, surface) => {
    expect(contrast(roles[ink], roles[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('tells %s from %s', (edge, surface) => {
    expect(contrast(roles[edge], roles[surface])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(tints))('reads labels on the %s tint', (_tint, surface) => {
    expect(contrast(roles.onChalk, surface)).toBeGreaterThanOrEqual(7);
  });
});

test('knows the ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});
