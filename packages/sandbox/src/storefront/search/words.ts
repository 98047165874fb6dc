/**
 * Returns the words of a text for matching, in any script: in lower case, without accents, hyphens, apostrophes, ampersands and
 * dots. "T-Shirts" becomes `tshirts`, "Men's" `mens`, "H&M" `hm` and "टी-शर्ट" `टीशर्ट`.
 */
export function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replace(/(?<=[\p{L}\p{M}\p{N}])['’&.-](?=[\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Returns a text in lower case without accents. Keeps the vowel signs of Indian scripts. Like Lucene's HindiNormalizer, removes the nukta and
 * replaces the chandrabindu with the anusvara, because many people type neither: "ज़री" becomes `जरी`.
 */
export function fold(text: string): string {
  return text
    .replace(longMarks, '$1')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .toLowerCase();
}

/**
 * Matches more than 30 combining marks on one character. No language uses more (Unicode's stream-safe format has the same limit), and
 * normalization sorts them in quadratic time.
 */
const longMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Returns the parts of the hyphenated words in a text: `half` and `sleeve` for "half-sleeve". Omits words with a part of one letter, such as
 * "T-Shirt" and "टी-शर्ट".
 */
export function partsOf(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((word) =>
      word
        .split('-')
        .filter((part) => part !== '')
        .flatMap(wordsOf),
    )
    .filter((parts) => parts.length > 1 && parts.every((part) => part.replace(/\p{M}/gu, '').length > 1))
    .flat();
}

/** Returns a word without its English plural ending: `shirt` for `shirts`, `dress` for `dresses`. */
export function stem(word: string): string {
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
