import fc from 'fast-check';

/** The code points of zero: ASCII, Arabic, Urdu, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Ol Chiki, Meetei, full-width, Chakma. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0, 0xff10,
  0x11136,
];

/** Returns a text with the digits of the script whose zero is given. */
export const writtenIn = (zero: number, text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Functions that write the digits of a text in a script. */
export const writtenInAnyScript = fc.constantFrom(
  ...ZEROS.map((zero) => (text: string) => writtenIn(zero, text)),
);
