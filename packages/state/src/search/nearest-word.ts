/**
 * Returns the candidate that a mistyped text most probably means; null when none is near, or when the text is one of the keys. Several keys may
 * lead to one candidate. Spaces and hyphens do not count.
 */
export function nearestWord<Word>(
  text: string,
  words: readonly { readonly key: string; readonly word: Word }[],
): Word | null {
  const typed = letters(text);
  if (typed.length < 3 || words.some(({ key }) => normalised(key) === normalised(text))) return null;
  let best: Word | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { key, word } of words) {
    const wanted = letters(key);
    const distance = editDistance(typed, wanted);
    if (distance <= mostErrors(Math.min(typed.length, wanted.length)) && distance < least)
      [best, least] = [word, distance];
  }
  return best;
}

/** Returns the number of typing errors that a word of this length may have: 1 below five letters, then 2, and in long words one for every three. */
const mostErrors = (length: number) => (length < 5 ? 1 : Math.max(2, Math.floor(length / 3)));

const normalised = (text: string) => text.normalize('NFC').trim().toLowerCase();
const letters = (text: string) => normalised(text).replace(/[\s\p{Pd}]/gu, '');

/** Returns the number of letters to insert, delete, replace or swap with the next one. */
function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    const distances = [row];
    rows.push(distances);
    for (let column = 1; column <= b.length; column++) {
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      distances.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
