import { describe, expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

describe('BoundedMap', () => {
  it('evicts the least recently written entries', () => {
    const map = new BoundedMap<number>({ maxEntries: 2, maxAge: 100, now: () => 0 });
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4]);
    expect(map.values()).toEqual([3, 4]);
  });

  it('evicts entries older than the maximum age', () => {
    let now = 0;
    const map = new BoundedMap<number>({ maxEntries: 2, maxAge: 100, now: () => now });
    map.set('a', 1);
    now = 100;
    expect(map.get('a')).toBe(1);
    now = 101;
    expect(map.get('a')).toBeUndefined();
    expect(map.values()).toEqual([]);
  });
});
