import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { colorPairs, minimumContrast } from './pairs.ts';
import { dark, light, tints } from './roles.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, roles) => {
  test.each(colorPairs)('gives $on enough contrast on $surface ($use)', ({ on, surface, use }) => {
    expect(wcagContrast(roles[on], roles[surface])).toBeGreaterThanOrEqual(minimumContrast[use]);
  });

  test.each(Object.entries(tints))('gives labels enough contrast on the %s tint', (_tint, surface) => {
    expect(wcagContrast(roles.onChalk, surface)).toBeGreaterThanOrEqual(minimumContrast.body);
  });
});

test('declares every pair that a stylesheet sets', () => {
  const script = join(import.meta.dirname, '../../scripts/color-pairs.ts');
  const used: { on: string; surface: string; file: string }[] = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8' }),
  );
  expect(used.length).toBeGreaterThan(20);
  const declared = new Set(colorPairs.map(({ on, surface }) => `${on} on ${surface}`));
  expect(used.filter(({ on, surface }) => !declared.has(`${on} on ${surface}`))).toEqual([]);
});
