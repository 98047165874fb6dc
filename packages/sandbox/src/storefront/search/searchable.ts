import { partsOf, stem, wordsOf } from './words.ts';

export type SearchField<T> =
  /** `keyword`: values that match as a whole, ignoring case, such as tags. `words`: texts that match by word, such as titles. */
  | { readonly kind: 'keyword' | 'words'; readonly read: (item: T) => readonly string[] }
  /** Keywords that the item must not have. */
  | { readonly kind: 'not'; readonly read: (item: T) => readonly string[] }
  | { readonly kind: 'number'; readonly read: (item: T) => readonly number[] }
  /** ISO 8601 dates. */
  | { readonly kind: 'date'; readonly read: (item: T) => string }
  | { readonly kind: 'boolean'; readonly read: (item: T) => boolean };

/** How to search a type of item. */
export interface Searchable<T extends object> {
  readonly fields: Readonly<Record<string, SearchField<T>>>;
  /** Returns the texts for free-text search. Words in texts of greater weight make the item more relevant. */
  readonly texts: (item: T) => readonly WeightedText[];
}

interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** The search index of an item. */
export interface SearchDocument {
  readonly entries: readonly { readonly words: readonly string[]; readonly weight: number }[];
  /** The greatest weight of a text with the word, by word. */
  readonly weightOf: ReadonlyMap<string, number>;
  readonly weightOfStem: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<object, WeakMap<object, SearchDocument>>();

/** Returns the search index of an item, built once for each item and `searchable`. */
export function documentOf<T extends object>(item: T, searchable: Searchable<T>): SearchDocument {
  const index = indexes.get(searchable) ?? new WeakMap<object, SearchDocument>();
  indexes.set(searchable, index);
  const known = index.get(item);
  if (known) return known;
  const texts = searchable.texts(item);
  const weightOf = new Map<string, number>();
  const weightOfStem = new Map<string, number>();
  const raise = (map: Map<string, number>, word: string, weight: number): void => {
    map.set(word, Math.max(weight, map.get(word) ?? 0));
  };
  for (const { text, weight } of texts) {
    for (const word of [...wordsOf(text), ...partsOf(text)]) {
      raise(weightOf, word, weight);
      raise(weightOfStem, stem(word), weight);
    }
  }
  const document: SearchDocument = {
    entries: texts.map(({ text, weight }) => ({ words: wordsOf(text), weight })),
    weightOf,
    weightOfStem,
  };
  index.set(item, document);
  return document;
}
