/**
 * Returns a seeded random generator of numbers in [0, 1): mulberry32. Every drawn picture and every product of the sandbox depends on it,
 * so a library's generator would change them all, and with them the screenshots (docs/decisions/pictures.md).
 */
export const randomStream = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Returns the 32-bit FNV-1a hash of a text's UTF-16 code units. Not for security. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Hashes a text to a short id (base 36). */
export const hashOf = (text: string): string => hash32(text).toString(36);
