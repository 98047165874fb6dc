/** Chance that can be repeated: the same seed makes the same choices. */
export interface Chance {
  /** An integer from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

/** Mulberry32. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items: readonly unknown[]) => items[below(items.length)] } as Chance;
}

/** A whole number of a run, as `pnpm test:e2e --walks 20` hands it on; `all` is more than any. */
export function option(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  if (text === 'all') return Number.POSITIVE_INFINITY;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is "${text}", which is no count`);
  return value;
}

/** The seed of this run: given, or new; tests print it. */
export const seed = option('NAAP_E2E_SEED', Math.floor(Math.random() * 1e9));

/** A seed of its own for each thing of a run that has a name. */
export function seedOf(name: string): number {
  return (
    [...name].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), seed) >>> 0
  );
}
