interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at the words of a query. A match contains whole letters: in Devanagari, a consonant with its signs. */
export function matchedParts(text: string, query: string): readonly TextPart[] {
  const folded = text.toLowerCase();
  // A text whose length changes in lower case has no matches, because their places would be wrong.
  const words = folded.length === text.length ? query.toLowerCase().split(/\s+/).filter(Boolean) : [];
  const matches = words
    .map((word) => ({ start: folded.indexOf(word), length: word.length }))
    .filter(({ start }) => start >= 0);
  const parts: TextPart[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const isMatch = matches.some(
      ({ start, length }) => index < start + length && start < index + segment.length,
    );
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts.splice(-1, 1, { text: last.text + segment, isMatch });
    else parts.push({ text: segment, isMatch });
  }
  return parts;
}
