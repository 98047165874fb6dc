import { fold, wordsOf } from './words.ts';

/** The searchable values of a record, by field. `text` is what words without a field are looked up in. */
export type RecordFields = Readonly<Record<string, readonly string[]>> & { readonly text: readonly string[] };

type Matcher = (fields: RecordFields) => boolean;

const term = /(-|NOT\s+)?(?:(\w+):)?(<=|>=|<|>)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()]+)/g;

/**
 * A test of records such as pages and articles: terms joined by AND (or a space) and OR, each optionally negated and
 * optionally of one field. A term of a field that the records do not have is looked up as text.
 */
export function recordMatcher(query: string): Matcher {
  const alternatives = query.split(/\sOR\s/).map((part) => {
    const tests = [...part.matchAll(term)].flatMap(([all, negation, field, comparator, value]): Matcher[] => {
      if (/^(AND|\*)$/.test(all) || value === undefined) return [];
      const wanted = value.replace(/^(["'])(.*)\1$/, '$2').replace(/\\(.)/g, '$1');
      const test = testOf(field, comparator, wanted);
      return [negation ? (fields) => !test(fields) : test];
    });
    return (fields: RecordFields) => tests.every((test) => test(fields));
  });
  return (fields) => alternatives.some((alternative) => alternative(fields));
}

function testOf(field: string | undefined, comparator: string | undefined, wanted: string): Matcher {
  return (fields) => {
    const negated = field?.endsWith('_not') ?? false;
    const values = field === undefined ? undefined : fields[field.replace(/_not$/, '')];
    if (!values) return containsWords(fields.text, wanted);
    const found = values.some((value) =>
      comparator ? compares(value, comparator, wanted) : equals(value, wanted),
    );
    return found !== negated;
  };
}

function containsWords(texts: readonly string[], wanted: string): boolean {
  const words = texts.flatMap(wordsOf);
  return wordsOf(wanted).every((word) => words.some((other) => other.startsWith(word)));
}

/** Whatever the case; a trailing `*` asks for the beginning. */
function equals(value: string, wanted: string): boolean {
  if (wanted.endsWith('*')) return fold(value).startsWith(fold(wanted.slice(0, -1)));
  return fold(value) === fold(wanted) || wordsOf(wanted).every((word) => wordsOf(value).includes(word));
}

/** Of ISO 8601 dates, which are ordered as text. */
function compares(value: string, comparator: string, wanted: string): boolean {
  if (comparator === '<') return value < wanted;
  if (comparator === '<=') return value <= wanted;
  return comparator === '>' ? value > wanted : value >= wanted;
}
