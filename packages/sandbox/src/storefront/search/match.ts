import type { CatalogueProduct } from '../../catalogue/types.ts';
import type { Comparator, SearchNode } from './parse.ts';
import { fold, partsOf, stem, wordsOf } from './words.ts';

/** A word found where a shopper would look first counts for more. */
const weights = { title: 8, vendor: 6, productType: 5, tag: 4, colour: 3 } as const;
type Place = keyof typeof weights;

interface Entry {
  readonly place: Place;
  readonly words: readonly string[];
}

interface SearchDocument {
  readonly product: CatalogueProduct;
  readonly tags: ReadonlySet<string>;
  readonly entries: readonly Entry[];
  /** Each word with the weight of the best place it stands in. */
  readonly weightOf: ReadonlyMap<string, number>;
  readonly weightOfStem: ReadonlyMap<string, number>;
}

const documents = new WeakMap<CatalogueProduct, SearchDocument>();

function documentOf(product: CatalogueProduct): SearchDocument {
  const known = documents.get(product);
  if (known) return known;
  const colours = product.options.flatMap(({ values }) =>
    values.filter(({ swatch }) => swatch).map(({ name }) => name),
  );
  const texts: readonly (readonly [Place, string])[] = [
    ['title', product.title],
    ['vendor', product.vendor],
    ['productType', product.productType],
    ...product.tags.map((tag) => ['tag', tag] as const),
    ...colours.map((colour) => ['colour', colour] as const),
  ];
  const weightOf = new Map<string, number>();
  const weightOfStem = new Map<string, number>();
  const raise = (map: Map<string, number>, word: string, weight: number): void => {
    map.set(word, Math.max(weight, map.get(word) ?? 0));
  };
  for (const [place, text] of texts) {
    for (const word of [...wordsOf(text), ...partsOf(text)]) {
      raise(weightOf, word, weights[place]);
      raise(weightOfStem, stem(word), weights[place]);
    }
  }
  const document: SearchDocument = {
    product,
    tags: new Set(product.tags.map(fold)),
    entries: texts.map(([place, text]) => ({ place, words: wordsOf(text) })),
    weightOf,
    weightOfStem,
  };
  documents.set(product, document);
  return document;
}

interface MatchOptions {
  /** Words may be given by their beginning. Default true. */
  readonly prefix?: boolean;
}

/**
 * How well a product answers a query: 0 where it does not, more for words found in better places. Terms that only filter
 * (tags, prices …) give 1.
 */
export function relevanceOf(
  node: SearchNode | null,
  product: CatalogueProduct,
  { prefix = true }: MatchOptions = {},
): number {
  return node === null ? 1 : score(node, documentOf(product), prefix);
}

function score(node: SearchNode, document: SearchDocument, prefix: boolean): number {
  switch (node.type) {
    case 'and': {
      let total = 0;
      for (const part of node.nodes) {
        const found = score(part, document, prefix);
        if (found === 0) return 0;
        total += found;
      }
      return total;
    }
    case 'or':
      return Math.max(0, ...node.nodes.map((part) => score(part, document, prefix)));
    case 'not':
      return score(node.node, document, prefix) === 0 ? 1 : 0;
    case 'field':
      return matchesField(node, document) ? 1 : 0;
    case 'text':
      return node.phrase ? phraseScore(node.text, document) : wordsScore(node.text, document, prefix);
  }
}

function matchesField(node: SearchNode & { type: 'field' }, { product, tags }: SearchDocument): boolean {
  const value = fold(node.value);
  const same = (text: string): boolean => (node.prefix ? fold(text).startsWith(value) : fold(text) === value);
  switch (node.field) {
    case 'tag':
      return node.prefix ? [...tags].some(same) : tags.has(value);
    case 'tag_not':
      return ![...tags].some(same);
    case 'vendor':
      return same(product.vendor);
    case 'product_type':
      return same(product.productType);
    case 'title':
      return wordsOf(node.value).every((word) =>
        wordsOf(product.title).some((other) => other === word || (node.prefix && other.startsWith(word))),
      );
    case 'available_for_sale':
      return String(product.variants.some(({ quantityAvailable }) => quantityAvailable > 0)) === value;
    case 'variants.price':
      return product.variants.some(({ price }) => compares(price / 100, node.comparator, Number(value)));
    case 'created_at':
    case 'updated_at':
      return compares(Date.parse(product.createdAt), node.comparator, Date.parse(node.value));
  }
}

function compares(actual: number, comparator: Comparator, wanted: number): boolean {
  switch (comparator) {
    case '=':
      return actual === wanted;
    case '<':
      return actual < wanted;
    case '<=':
      return actual <= wanted;
    case '>':
      return actual > wanted;
    case '>=':
      return actual >= wanted;
  }
}

/** "half-sleeve" is found as one word, as in a title, or as the two of the tag "Half Sleeve Shirts". */
function wordsScore(text: string, document: SearchDocument, prefix: boolean): number {
  const parts = partsOf(text);
  const asParts = parts.length > 0 ? everyWordScore(parts, document, prefix) : 0;
  return Math.max(everyWordScore(wordsOf(text), document, prefix), asParts);
}

/** All words must be found; none (punctuation alone) ask for nothing. */
function everyWordScore(words: readonly string[], document: SearchDocument, prefix: boolean): number {
  if (words.length === 0) return 1;
  let total = 0;
  for (const word of words) {
    const best = wordScore(word, document, prefix);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function wordScore(word: string, { weightOf, weightOfStem }: SearchDocument, prefix: boolean): number {
  const exact = weightOf.get(word);
  if (exact !== undefined) return exact * 4;
  let best = (weightOfStem.get(stem(word)) ?? 0) * 3;
  if (!prefix) return best;
  for (const [other, weight] of weightOf) {
    if (weight > best && other.startsWith(word)) best = weight;
  }
  return best;
}

function phraseScore(text: string, { entries }: SearchDocument): number {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return 1;
  const places = entries.filter(({ words }) =>
    words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word)),
  );
  return Math.max(0, ...places.map(({ place }) => weights[place] * 4 * wanted.length));
}
