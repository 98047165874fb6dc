import { requireEnv } from './environment.ts';

/** A pseudorandom generator: the same seed makes the same choices. */
export interface Random {
  /** Returns an integer from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

/** Returns a Mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items: readonly unknown[]) => items[below(items.length)] } as Random;
}

/** The seed of this run: random, unless the variable is set. */
export const seed = Number(requireEnv('NAAP_E2E_SEED'));

/** Returns a seed of its own for each name (FNV-1a), so that a test chooses the same in whatever order tests run. */
export function seedFor(name: string): number {
  return (
    [...name].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), seed) >>> 0
  );
}
