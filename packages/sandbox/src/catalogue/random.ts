/** A seeded random number generator: the same key gives the same sequence on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer in [min, max]. */
  between(min: number, max: number): number;
  /** Returns true with this probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** Returns one of the items. Throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns a new array with the items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Returns the 32-bit FNV-1a hash of a text's UTF-16 code units. Not for security. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a numeric id of 13 digits that depends on the key alone, so that it is stable when the catalogue grows. */
export function idOf(key: string): number {
  const high = hash32(key) % 900_000;
  const low = hash32(`${key}#low`) % 10_000_000;
  return (high + 100_000) * 10_000_000 + low;
}

/**
 * Creates a generator (mulberry32) seeded with the hash of a key. Another algorithm would change every generated product,
 * and with them all screenshots.
 */
export function createRandom(key: string): Random {
  let state = hash32(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, between, chance: (probability) => next() < probability, pick, shuffle };
}
