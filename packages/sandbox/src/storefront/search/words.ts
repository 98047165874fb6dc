/**
 * The words of a text, for matching: lower case, accents dropped, and joined over hyphens, apostrophes and dots, so that
 * "T-Shirts" is `tshirts`, "Men's" `mens` and "H&M" `hm`. Any script.
 */
export function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replace(/(?<=[\p{L}\p{N}])['’&.-](?=[\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Case and accents aside; vowel signs of Indian scripts stay. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The parts of hyphenated words that are words themselves: `half` and `sleeve`, but neither `t` nor `shirt` of "T-Shirt". */
export function partsOf(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((word) => word.split('-').flatMap(wordsOf))
    .filter((parts) => parts.length > 1 && parts.every((part) => part.length > 1))
    .flat();
}

/** English plurals aside: `shirts` and `shirt`, `dresses` and `dress` meet. */
export function stem(word: string): string {
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
