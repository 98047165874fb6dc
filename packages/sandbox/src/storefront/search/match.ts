import { GraphQLError } from 'graphql';
import {
  type Comparator,
  type FieldTerm,
  maxTerms,
  parseSearch,
  type SearchNode,
  SearchTooLongError,
  type TextTerm,
} from './parse.ts';
import { documentOf, type Searchable, type SearchDocument, type SearchField } from './searchable.ts';
import { fold, partsOf, stem, wordsOf } from './words.ts';

interface SearchOptions {
  /** Whether the last word of the query matches words that begin with it. Default false. */
  readonly prefixLast?: boolean;
}

/** Returns the relevance of an item: 0 if it does not match, more for words in texts of greater weight. Field terms score 1. */
type Score<T> = (item: T) => number;

/** Compiles a query for one type of item. A term with an unknown field is text. Throws a GraphQL error for too many terms or words. */
export function compileSearch<T extends object>(
  query: string,
  searchable: Searchable<T>,
  options: SearchOptions = {},
): Score<T> {
  try {
    return compileNode(parseSearch(query), searchable, options);
  } catch (error) {
    if (!(error instanceof SearchTooLongError)) throw error;
    throw new GraphQLError(error.message, { extensions: { code: 'MAX_COST_EXCEEDED' } });
  }
}

function compileNode<T extends object>(
  node: SearchNode | null,
  searchable: Searchable<T>,
  { prefixLast = false }: SearchOptions,
): Score<T> {
  const lastText = prefixLast && node ? lastTextOf(node) : undefined;
  let words = 0;
  const countWords = (texts: readonly string[]): readonly string[] => {
    words += texts.length;
    if (words > maxTerms) throw new SearchTooLongError();
    return texts;
  };

  const compile = (part: SearchNode): Score<T> => {
    switch (part.type) {
      case 'and':
        return all(part.nodes.map(compile));
      case 'or':
        return any(part.nodes.map(compile));
      case 'not': {
        const inner = compile(part.node);
        return (item) => (inner(item) === 0 ? 1 : 0);
      }
      case 'text': {
        const ofDocument = textScore(part, part.prefix || part === lastText, countWords);
        return (item) => ofDocument(documentOf(item, searchable));
      }
      case 'field': {
        const field = Object.hasOwn(searchable.fields, part.field)
          ? searchable.fields[part.field]
          : undefined;
        if (field) {
          const test = fieldTest(part, field, countWords);
          return (item) => (test(item) ? 1 : 0);
        }
        const { value, prefix, quoted } = part;
        return compile({ type: 'text', text: `${part.field} ${value}`, prefix, phrase: quoted });
      }
    }
  };
  return node ? compile(node) : () => 1;
}

function all<T>(parts: readonly Score<T>[]): Score<T> {
  return (item) => {
    let total = 0;
    for (const part of parts) {
      const found = part(item);
      if (found === 0) return 0;
      total += found;
    }
    return total;
  };
}

function any<T>(parts: readonly Score<T>[]): Score<T> {
  return (item) => parts.reduce((best, part) => Math.max(best, part(item)), 0);
}

/** Returns the last term of the query if it is text outside quotes. */
function lastTextOf(node: SearchNode): TextTerm | undefined {
  switch (node.type) {
    case 'and':
    case 'or': {
      const last = node.nodes.at(-1);
      return last && lastTextOf(last);
    }
    case 'not':
      return lastTextOf(node.node);
    case 'text':
      return node.phrase ? undefined : node;
    case 'field':
      return undefined;
  }
}

/** Returns a test of an item. No item passes a value that is invalid for the field. */
function fieldTest<T>(
  term: FieldTerm,
  field: SearchField<T>,
  countWords: (words: readonly string[]) => readonly string[],
): (item: T) => boolean {
  const never = (): boolean => false;
  const { value, comparator, prefix } = term;
  const exists = prefix && value === '';
  switch (field.kind) {
    case 'keyword':
    case 'not': {
      const test = exists ? (text: string) => text !== '' : keywordTest(term, countWords);
      const wanted = field.kind === 'keyword';
      return (item) => field.read(item).some(test) === wanted;
    }
    case 'words': {
      if (exists) return (item) => field.read(item).some((text) => text !== '');
      if (comparator !== '=') return (item) => field.read(item).some(keywordTest(term, countWords));
      const words = countWords(wordsOf(value));
      const test = term.quoted ? hasPhrase(words) : hasWords(words, prefix);
      return (item) => field.read(item).some((text) => test(wordsOf(text)));
    }
    case 'number': {
      const wanted = value === '' ? Number.NaN : Number(value);
      if (exists) return (item) => field.read(item).length > 0;
      if (Number.isNaN(wanted) || prefix) return never;
      return (item) => field.read(item).some((number) => compares(number - wanted, comparator));
    }
    case 'date': {
      if (exists) return (item) => field.read(item) !== '';
      const wanted = prefix ? null : intervalOf(value);
      if (!wanted) return never;
      return (item) => compares(distanceTo(wanted, Date.parse(field.read(item))), comparator);
    }
    case 'boolean': {
      const wanted = value.toLowerCase();
      if (exists) return () => true;
      if (wanted !== 'true' && wanted !== 'false') return never;
      return (item) => field.read(item) === (wanted === 'true');
    }
  }
}

/** Returns a test of a keyword. Commas in the value separate alternatives; the whole value is an alternative too. */
function keywordTest(
  { value, comparator, prefix }: FieldTerm,
  countWords: (words: readonly string[]) => readonly string[],
): (text: string) => boolean {
  const wanted = fold(value);
  if (comparator !== '=') {
    return (text) => {
      const other = fold(text);
      return compares(other === wanted ? 0 : other < wanted ? -1 : 1, comparator);
    };
  }
  if (prefix) return (text) => fold(text).startsWith(wanted);
  const parts = wanted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const alternatives = new Set([wanted, ...countWords(parts)]);
  return (text) => alternatives.has(fold(text));
}

function hasWords(words: readonly string[], prefix: boolean): (others: readonly string[]) => boolean {
  return (others) =>
    words.every((word) => others.some((other) => other === word || (prefix && other.startsWith(word))));
}

function hasPhrase(words: readonly string[]): (others: readonly string[]) => boolean {
  return (others) =>
    words.length === 0 ||
    others.some((_, start) => words.every((word, offset) => others[start + offset] === word));
}

/** Returns whether a comparison is true, given the actual value minus the wanted one. */
function compares(difference: number, comparator: Comparator): boolean {
  switch (comparator) {
    case '=':
      return difference === 0;
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

interface Interval {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Returns the interval that a date covers: a year, month, day or second. */
function intervalOf(value: string): Interval | null {
  const [, year, month, day, time] =
    /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?([T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      value,
    ) ?? [];
  const from = Date.parse(value);
  if (year === undefined || Number.isNaN(from)) return null;
  if (time !== undefined) return { from, to: from + 1000 };
  const [y, m] = [Number(year), Number(month ?? 1) - 1];
  if (day !== undefined) return { from, to: Date.UTC(y, m, Number(day) + 1) };
  return { from, to: month === undefined ? Date.UTC(y + 1, 0) : Date.UTC(y, m + 1) };
}

/** Returns the signed distance from an interval to a time, in milliseconds; 0 inside the interval. */
function distanceTo({ from, to }: Interval, time: number): number {
  if (time < from) return time - from;
  return time >= to ? time - to + 1 : 0;
}

type DocumentScore = (document: SearchDocument) => number;

/** Scores a text term. "half-sleeve" matches the word in a title, and the two words of the tag "Half Sleeve Shirts". */
function textScore(
  { text, phrase }: TextTerm,
  prefix: boolean,
  countWords: (words: readonly string[]) => readonly string[],
): DocumentScore {
  const words = countWords(wordsOf(text));
  if (phrase) return phraseScore(words);
  const wholeWords = words.map(toQueryWord);
  const parts = countWords(partsOf(text)).map(toQueryWord);
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

function phraseScore(words: readonly string[]): DocumentScore {
  if (words.length === 0) return () => 1;
  const test = hasPhrase(words);
  return ({ entries }) =>
    entries.reduce(
      (best, { words: others, weight }) => (test(others) ? Math.max(best, weight * 4 * words.length) : best),
      0,
    );
}
