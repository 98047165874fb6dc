import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';

/** Returns seeded random numbers from 0 (included) to 1 (excluded). */
export interface Random {
  (): number;
  /** Returns an independent sequence, which the seed determines too. */
  fork(): Random;
}

export const createRandom = (seed: number): Random => fromGenerator(xoroshiro128plus(seed));

function fromGenerator(generator: JumpableRandomGenerator): Random {
  const fork = () => {
    const child = generator.clone();
    generator.jump();
    return fromGenerator(child);
  };
  return Object.assign(() => uniformFloat64(generator), { fork });
}
