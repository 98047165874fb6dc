import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { requireEnv } from './environment.ts';

/** A pseudorandom generator: the same seed makes the same choices. */
export interface Random {
  /** Returns an integer from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  const pick = (items: readonly unknown[]) => (items.length === 0 ? undefined : items[below(items.length)]);
  // TypeScript does not infer the overloads of `pick`.
  return { below, pick } as Random;
}

/** The seed of this run. playwright.config.ts sets a random one unless NAAP_E2E_SEED is set. */
export const seed = Number(requireEnv('NAAP_E2E_SEED'));
