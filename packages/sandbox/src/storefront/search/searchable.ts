import { partsOf, stem, wordsOf } from './words.ts';

/** How a field of the search syntax is read from an item. */
export type SearchField<T> =
  /** Whole values, whatever the case, as tags are; or words of a text, as titles are. */
  | { readonly kind: 'keyword' | 'words'; readonly read: (item: T) => readonly string[] }
  /** Keywords that the item must not have. */
  | { readonly kind: 'not'; readonly read: (item: T) => readonly string[] }
  | { readonly kind: 'number'; readonly read: (item: T) => readonly number[] }
  /** Of ISO 8601 dates. */
  | { readonly kind: 'date'; readonly read: (item: T) => string }
  | { readonly kind: 'boolean'; readonly read: (item: T) => boolean };

/** What can be searched of a type of item. */
export interface Searchable<T extends object> {
  readonly fields: Readonly<Record<string, SearchField<T>>>;
  /** The texts of free-text search. Words found in texts of greater weight make the item more relevant. */
  readonly texts: (item: T) => readonly WeightedText[];
}

export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** The words of an item, indexed. */
export interface SearchDocument {
  readonly entries: readonly { readonly words: readonly string[]; readonly weight: number }[];
  /** Each word with the weight of its best text. */
  readonly weightOf: ReadonlyMap<string, number>;
  readonly weightOfStem: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<object, WeakMap<object, SearchDocument>>();

/** The document of an item. It is built once for an item and a `searchable`. */
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
