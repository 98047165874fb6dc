import { hash32, randomStream } from '@naap/garments/random';

export { hash32 };

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

/** Returns a numeric id of 13 digits that depends on the key alone, so that it is stable when the catalogue grows. */
export function idOf(key: string): number {
  const high = hash32(key) % 900_000;
  const low = hash32(`${key}#low`) % 10_000_000;
  return (high + 100_000) * 10_000_000 + low;
}

/** Creates a generator that is seeded with the hash of a key. */
export function createRandom(key: string): Random {
  const next = randomStream(hash32(key));
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
