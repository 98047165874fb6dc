/** Numbers from 0 to below 1, the same for the same seed. */
export interface Random {
  (): number;
  /** An independent sequence, itself determined by the seed. */
  fork(): Random;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign(next, { fork: () => createRandom(Math.floor(next() * 2 ** 32)) });
}
