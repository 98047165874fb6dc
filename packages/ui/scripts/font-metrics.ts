/** The metrics of a TrueType font from which a matching fallback face is computed. */
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

/** Reads the metrics of a static TrueType font that has a format 4 character map. */
export function readMetrics(font: Buffer): FontMetrics {
  const table = tableReader(font);
  const unitsPerEm = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const metricCount = hhea.readUInt16BE(34);
  const glyphOf = characterMap(table('cmap'));
  const advance = (character: string) =>
    hmtx.readUInt16BE(Math.min(glyphOf(character.charCodeAt(0)), metricCount - 1) * 4);
  return {
    unitsPerEm,
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    averageAdvance: averageAdvance(advance, unitsPerEm),
  };
}

function tableReader(font: Buffer): (tag: string) => Buffer {
  const offsets = new Map<string, number>();
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table. Pass a static TrueType font.`);
    return font.subarray(offset);
  };
}

function characterMap(cmap: Buffer): (codePoint: number) => number {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (subtable.readUInt16BE(0) === 4) return (codePoint) => glyphInFormat4(subtable, codePoint);
  }
  throw new Error('The font has no format 4 character map.');
}

function glyphInFormat4(subtable: Buffer, codePoint: number): number {
  const segments = subtable.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const at = segment * 2;
    if (subtable.readUInt16BE(ends + at) < codePoint) continue;
    const start = subtable.readUInt16BE(starts + at);
    if (start > codePoint) return 0;
    const delta = subtable.readUInt16BE(deltas + at);
    const range = subtable.readUInt16BE(ranges + at);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = subtable.readUInt16BE(ranges + at + range + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
