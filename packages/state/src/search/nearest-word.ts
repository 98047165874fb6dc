/** Returns the candidate that a mistyped text most probably means; null when none is near. Several keys may lead to one candidate. */
export function nearestWord<Word>(
  text: string,
  words: readonly { readonly key: string; readonly word: Word }[],
): Word | null {
  const typed = normalised(text);
  // One typing error in a word of up to five letters, then one more for every three.
  const most = Math.max(1, Math.floor(typed.length / 3));
  let best: Word | null = null;
  let least = most + 1;
  for (const { key, word } of words) {
    const distance = editDistance(typed, normalised(key));
    // At distance 0 the text is the word, and nothing is to be corrected.
    if (distance > 0 && distance < least) [best, least] = [word, distance];
  }
  return typed.length < 3 ? null : best;
}

const normalised = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Returns the number of letters to insert, delete, replace or swap with the next one. */
export function editDistance(one: string, other: string): number {
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
