import { create } from 'fontkit';

/** The metrics of a font from which a matching fallback face is computed. */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average advance width of English text, in em. */
  averageAdvance: number;
}

/** Frequency of each character in English text, including spaces, per thousand. */
// biome-ignore format: a table reads better in rows
const FREQUENCIES: Record<string, number> = {
  ' ': 183, e: 102, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, r: 50, h: 49, l: 33, d: 32, u: 23, c: 22, m: 20, f: 20,
  w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 5, x: 1.4, j: 1, q: 0.8, z: 0.5,
};

/** Returns the frequency-weighted advance width, in em. `advance` returns the advance width of a character in font units. */
export function averageAdvance(advance: (character: string) => number, unitsPerEm: number): number {
  let total = 0;
  let weight = 0;
  for (const [character, frequency] of Object.entries(FREQUENCIES)) {
    total += advance(character) * frequency;
    weight += frequency;
  }
  return total / weight / unitsPerEm;
}

/** Reads the metrics of a font that is not a collection. */
export function readMetrics(file: Buffer): FontMetrics {
  const font = create(file);
  if (!('glyphForCodePoint' in font))
    throw new Error('The file is a collection of fonts. Pass a single font.');
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const advance = (character: string) => font.glyphForCodePoint(character.charCodeAt(0)).advanceWidth;
  return {
    unitsPerEm,
    ascent,
    descent: -descent,
    lineGap,
    averageAdvance: averageAdvance(advance, unitsPerEm),
  };
}
