/** Seeded choices: the same key gives the same catalogue on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Integer in [min, max]. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Throws a RangeError when there is nothing to pick from. */
  pick<T>(items: readonly T[]): T;
  /** A new array in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a over UTF-16 code units: 32 bits, for seeds. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A numeric id of 13 digits that stays with its key when the catalogue grows around it. */
export function idOf(key: string): number {
  const high = hash32(key) % 900_000;
  const low = hash32(`${key}#low`) % 10_000_000;
  return (high + 100_000) * 10_000_000 + low;
}

/** mulberry32 */
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
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, between, chance: (probability) => next() < probability, pick, shuffle };
}
