import {
  type Comparator,
  type FieldTerm,
  maxTerms,
  type SearchNode,
  SearchTooLongError,
  type TextTerm,
} from './parse.ts';
import { documentOf, type Searchable, type SearchDocument, type SearchField } from './searchable.ts';
import { fold, partsOf, stem, wordsOf } from './words.ts';

export interface SearchOptions {
  /** Whether the last word of the query matches words that begin with it. Default false. */
  readonly prefixLast?: boolean;
  /** Whether a term with an unknown field is ignored (the default) or searched as text. */
  readonly unknownFields?: 'ignore' | 'text';
  /** Returns the current time in milliseconds since 1970, for the date `now`. Default: `Date.now`. */
  readonly now?: () => number;
}

export interface SearchWarning {
  readonly field: string;
  readonly message: string;
}

export interface CompiledSearch<T> {
  /** Returns the relevance of an item: 0 if it does not match, more for words in texts of greater weight. Field terms score 1. */
  scoreOf(item: T): number;
  readonly warnings: readonly SearchWarning[];
}

type Score<T> = (item: T) => number;

/** Compiles a parsed query for one type of item. Throws SearchTooLongError if the query has too many words. */
export function compileSearch<T extends object>(
  node: SearchNode | null,
  searchable: Searchable<T>,
  options: SearchOptions = {},
): CompiledSearch<T> {
  const { unknownFields = 'ignore', now = Date.now } = options;
  const warnings: SearchWarning[] = [];
  const lastText = options.prefixLast && node ? lastTextOf(node) : undefined;
  let words = 0;
  const countWords = (texts: readonly string[]): readonly string[] => {
    words += texts.length;
    if (words > maxTerms) throw new SearchTooLongError();
    return texts;
  };
  const warn = (field: string, message: string): void => {
    warnings.push({ field, message });
  };

  const compile = (part: SearchNode): Score<T> | null => {
    switch (part.type) {
      case 'and':
        return all(part.nodes.flatMap((inner) => compile(inner) ?? []));
      case 'or':
        return any(part.nodes.flatMap((inner) => compile(inner) ?? []));
      case 'not': {
        const inner = compile(part.node);
        return inner && ((item) => (inner(item) === 0 ? 1 : 0));
      }
      case 'text':
        return compileText(part);
      case 'field': {
        const field = Object.hasOwn(searchable.fields, part.field)
          ? searchable.fields[part.field]
          : undefined;
        if (field) return compileField(part, field);
        if (unknownFields === 'ignore') {
          warn(part.field, 'Invalid search field for this query.');
          return null;
        }
        const { value, prefix, quoted } = part;
        return compileText({ type: 'text', text: `${part.field} ${value}`, prefix, phrase: quoted });
      }
    }
  };

  const compileText = (term: TextTerm): Score<T> => {
    const ofDocument = textScore(term, term.prefix || term === lastText, countWords);
    return (item) => ofDocument(documentOf(item, searchable));
  };

  const compileField = (term: FieldTerm, field: SearchField<T>): Score<T> => {
    const test = fieldTest(term, field, now, countWords);
    if (test) return (item) => (test(item) ? 1 : 0);
    warn(term.field, `Input \`${term.value}\` is not an accepted value.`);
    return () => 0;
  };

  const score = node && compile(node);
  return { scoreOf: score ?? (() => 1), warnings };
}

function all<T>(parts: readonly Score<T>[]): Score<T> | null {
  if (parts.length === 0) return null;
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

function any<T>(parts: readonly Score<T>[]): Score<T> | null {
  if (parts.length === 0) return null;
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

/** Returns a test of an item; null if the term's value is invalid for the field. */
function fieldTest<T>(
  term: FieldTerm,
  field: SearchField<T>,
  now: () => number,
  countWords: (words: readonly string[]) => readonly string[],
): ((item: T) => boolean) | null {
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
      if (Number.isNaN(wanted) || prefix) return null;
      return (item) => field.read(item).some((number) => compares(number - wanted, comparator));
    }
    case 'date': {
      if (exists) return (item) => field.read(item) !== '';
      const wanted = prefix ? null : intervalOf(value, now);
      if (!wanted) return null;
      return (item) => compares(distanceTo(wanted, Date.parse(field.read(item))), comparator);
    }
    case 'boolean': {
      const wanted = value.toLowerCase();
      if (exists) return () => true;
      if (wanted !== 'true' && wanted !== 'false') return null;
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

/** Returns the interval that a date covers: a year, month, day or second, or the current millisecond for `now`. */
function intervalOf(value: string, now: () => number): Interval | null {
  if (value.toLowerCase() === 'now') return { from: now(), to: now() + 1 };
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

/** Returns the sum of the words' scores, 0 if any is not found, and 1 for no words (punctuation only). */
function everyWordScore(words: readonly QueryWord[], document: SearchDocument, prefix: boolean): number {
  if (words.length === 0) return 1;
  let total = 0;
  for (const word of words) {
    const best = wordScore(word, document, prefix);
    if (best === 0) return 0;
    total += best;
  }
  return total;
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
