/** The characters for which a browser loads each font file. */
export const unicodeRange = {
  latin: 'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201D, U+2022, U+2026, U+2032-2033, U+2122, U+2212',
  rupee: 'U+20B9',
  /** With the space. */
  devanagari: 'U+20, U+0900-097F, U+200C-200D',
} as const;
