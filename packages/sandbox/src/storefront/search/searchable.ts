import type { CatalogueProduct } from '../../catalogue/types.ts';
import { partsOf, stem, wordsOf } from './words.ts';

interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** The search index of a product. */
export interface SearchDocument {
  readonly entries: readonly { readonly words: readonly string[]; readonly weight: number }[];
  /** The greatest weight of a text with the word, by word. */
  readonly weightOf: ReadonlyMap<string, number>;
  readonly weightOfStem: ReadonlyMap<string, number>;
}

/** Returns the texts of a product for free-text search. Words in texts of greater weight make it more relevant. */
export type TextsOf = (product: CatalogueProduct) => readonly WeightedText[];

const indexes = new WeakMap<TextsOf, WeakMap<CatalogueProduct, SearchDocument>>();

/** Returns the search index of a product, built once for each `textsOf`. */
export function documentOf(product: CatalogueProduct, textsOf: TextsOf): SearchDocument {
  const index = indexes.get(textsOf) ?? new WeakMap<CatalogueProduct, SearchDocument>();
  indexes.set(textsOf, index);
  const known = index.get(product);
  if (known) return known;
  const texts = textsOf(product);
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
  index.set(product, document);
  return document;
}
