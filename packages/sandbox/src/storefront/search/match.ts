import type { CatalogueProduct } from '../../catalogue/types.ts';
import { isAvailable } from '../filters.ts';
import { parseSearch, type SearchNode, type TextTerm } from './parse.ts';
import { documentOf, type SearchDocument, type TextsOf } from './searchable.ts';
import { fold, partsOf, stem, wordsOf } from './words.ts';

/** Returns the relevance of a product: 0 if it does not match, more for words in texts of greater weight. Field terms score 1. */
type Score = (product: CatalogueProduct) => number;

/** Tests of a product against the value of a field term: those that the shop and its tests use. */
const fields: Readonly<Record<string, (value: string) => (product: CatalogueProduct) => boolean>> = {
  available_for_sale:
    (value) =>
    ({ variants }) =>
      isAvailable(variants) === (value === 'true'),
  created_at:
    (value) =>
    ({ createdAt }) =>
      Date.parse(createdAt) >= Date.parse(value),
  tag: (value) => {
    const wanted = fold(value);
    return ({ tags }) => tags.some((tag) => fold(tag) === wanted);
  },
  vendor: (value) => {
    const wanted = fold(value);
    return ({ vendor }) => fold(vendor) === wanted;
  },
};

/** Compiles a query. A term with an unknown field is text. The last word of the query matches words that begin with it. */
export function compileSearch(query: string, textsOf: TextsOf): Score {
  const root = parseSearch(query);
  const lastText = root && lastTextOf(root);

  const compile = (node: SearchNode): Score => {
    if ('nodes' in node) return (node.type === 'and' ? all : any)(node.nodes.map(compile));
    if (node.type === 'field') {
      const field = Object.hasOwn(fields, node.field) ? fields[node.field] : undefined;
      if (!field) return compile({ type: 'text', text: `${node.field} ${node.value}` });
      const test = field(node.value);
      return (product) => (test(product) ? 1 : 0);
    }
    const ofDocument = textScore(node, node === lastText);
    return (product) => ofDocument(documentOf(product, textsOf));
  };
  return root ? compile(root) : () => 1;
}

function all(parts: readonly Score[]): Score {
  return (product) => {
    let total = 0;
    for (const part of parts) {
      const found = part(product);
      if (found === 0) return 0;
      total += found;
    }
    return total;
  };
}

function any(parts: readonly Score[]): Score {
  return (product) => parts.reduce((best, part) => Math.max(best, part(product)), 0);
}

function lastTextOf(node: SearchNode): TextTerm | undefined {
  if ('nodes' in node) {
    const last = node.nodes.at(-1);
    return last && lastTextOf(last);
  }
  return node.type === 'text' ? node : undefined;
}

type DocumentScore = (document: SearchDocument) => number;

/** Scores a text term. "half-sleeve" matches the word in a title, and the two words of the tag "Half Sleeve Shirts". */
function textScore({ text }: TextTerm, prefix: boolean): DocumentScore {
  const wholeWords = wordsOf(text).map(toQueryWord);
  const parts = partsOf(text).map(toQueryWord);
  return (document) =>
    Math.max(
      everyWordScore(wholeWords, document, prefix),
      parts.length > 0 ? everyWordScore(parts, document, prefix) : 0,
    );
}

/** A word of the query with its stem, which is the same for every document. */
interface QueryWord {
  readonly word: string;
  readonly stem: string;
}

const toQueryWord = (word: string): QueryWord => ({ word, stem: stem(word) });

/**
 * Returns the sum of the words' scores, 0 if any is not found, and 1 for no words (punctuation only). More if a text has no other words: "t-shirts"
 * is the type of a T-shirt, and only in the title of a T-shirt bra.
 */
function everyWordScore(words: readonly QueryWord[], document: SearchDocument, prefix: boolean): number {
  if (words.length === 0) return 1;
  let total = 0;
  for (const word of words) {
    const best = wordScore(word, document, prefix);
    if (best === 0) return 0;
    total += best;
  }
  return total + wholeTextScore(words, document, prefix);
}

function wholeTextScore(words: readonly QueryWord[], { entries }: SearchDocument, prefix: boolean): number {
  const isWhole = (others: readonly string[]) =>
    others.length === words.length &&
    words.every(({ word, stem: wanted }, index) => {
      const other = others[index] ?? '';
      return stem(other) === wanted || (prefix && index === words.length - 1 && other.startsWith(word));
    });
  return entries.reduce(
    (best, { words: others, weight }) => (weight * 4 > best && isWhole(others) ? weight * 4 : best),
    0,
  );
}

function wordScore(query: QueryWord, { weightOf, weightOfStem }: SearchDocument, prefix: boolean): number {
  const { word } = query;
  const exact = weightOf.get(word);
  if (exact !== undefined) return exact * 4;
  let best = (weightOfStem.get(query.stem) ?? 0) * 3;
  if (!prefix) return best;
  for (const [other, weight] of weightOf) {
    if (weight > best && other.startsWith(word)) best = weight;
  }
  return best;
}
