import { describe, expect, it } from 'vitest';
import { createRestartDelay } from './restarts.ts';

describe('the restarts of a process', () => {
  it('are three without a delay within a minute, and then one when the first is a minute old', () => {
    const delay = createRestartDelay();
    expect([0, 1_000, 2_000].map(delay)).toEqual([0, 0, 0]);
    expect(delay(3_000)).toBe(57_000);
    expect(delay(60_100)).toBe(900);
    expect(delay(200_000)).toBe(0);
  });

  it('are never delayed when they are rare', () => {
    const delay = createRestartDelay();
    for (let count = 0; count < 10; count++) expect(delay(count * 20_001)).toBe(0);
  });
});
