export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export interface FieldTerm {
  readonly type: 'field';
  /** Field name in lower case, such as `product_type` or `variants.price`. */
  readonly field: string;
  readonly comparator: Comparator;
  /** The value without quotes, escapes and the `*` of a prefix. */
  readonly value: string;
  readonly quoted: boolean;
  /** Whether the value is a prefix: it ends with `*` outside quotes. An empty prefix matches any value. */
  readonly prefix: boolean;
}

export interface TextTerm {
  readonly type: 'text';
  readonly text: string;
  /** Whether the text was in quotes, so that its words must be adjacent. */
  readonly phrase: boolean;
  readonly prefix: boolean;
}

export type SearchNode =
  | { readonly type: 'and' | 'or'; readonly nodes: readonly SearchNode[] }
  | { readonly type: 'not'; readonly node: SearchNode }
  | FieldTerm
  | TextTerm;

type Token =
  | { readonly type: '(' | ')' | 'AND' | 'OR' | 'NOT' }
  | { readonly type: 'term'; readonly node: FieldTerm | TextTerm };

/** The maximum number of terms in a query. A list with all filters of the shop active has about 80. */
export const maxTerms = 500;

/** The query has more than `maxTerms` terms. The limit bounds the time to compare all products with all terms. */
export class SearchTooLongError extends RangeError {
  override readonly name = 'SearchTooLongError';
  constructor() {
    super(`The search query has more than ${maxTerms} terms.`);
  }
}

const maxDepth = 40;

/**
 * Parses a query: field terms (`tag:Jeans`), free text, quotes, AND (also implied by a space), OR, NOT or `-`, and parentheses.
 * NOT binds tighter than AND, AND tighter than OR. As lenient as the official API: skips invalid syntax, and the end of the text
 * closes open quotes and parentheses. Returns null for an empty query, which matches everything. Takes linear time; throws
 * SearchTooLongError above `maxTerms`.
 */
export function parseSearch(query: string): SearchNode | null {
  const tokens = tokenise(query);
  let position = 0;

  const parseOr = (depth: number): SearchNode | null => {
    const nodes: SearchNode[] = [];
    do {
      const node = parseAnd(depth);
      if (node) nodes.push(node);
    } while (accept('OR'));
    return joined('or', nodes);
  };

  const parseAnd = (depth: number): SearchNode | null => {
    const nodes: SearchNode[] = [];
    for (let token = tokens[position]; token; token = tokens[position]) {
      if (token.type === 'OR' || (token.type === ')' && depth > 0)) break;
      position += 1;
      // Adjacent terms are joined by AND anyway; an unmatched closing parenthesis is skipped.
      if (token.type === 'AND' || token.type === ')') continue;
      position -= 1;
      const node = parseUnary(depth);
      if (node) nodes.push(node);
    }
    return joined('and', nodes);
  };

  const parseUnary = (depth: number): SearchNode | null => {
    let negated = false;
    while (accept('NOT')) negated = !negated;
    const node = parsePrimary(depth);
    return node && negated ? { type: 'not', node } : node;
  };

  const parsePrimary = (depth: number): SearchNode | null => {
    const token = tokens[position];
    if (token?.type === 'term') {
      position += 1;
      return token.node;
    }
    if (token?.type === '(') {
      position += 1;
      // Skips parentheses nested deeper than anyone writes, so that no query can exhaust the stack.
      if (depth >= maxDepth) return null;
      const node = parseOr(depth + 1);
      accept(')');
      return node;
    }
    return null;
  };

  const accept = (type: Token['type']): boolean => {
    if (tokens[position]?.type !== type) return false;
    position += 1;
    return true;
  };

  return parseOr(0);
}

function joined(type: 'and' | 'or', nodes: readonly SearchNode[]): SearchNode | null {
  const [first] = nodes;
  if (nodes.length <= 1) return first ?? null;
  return { type, nodes };
}

/** Token patterns. They are sticky, so that each match starts where the previous token ended. */
const patterns = {
  space: /\s+/y,
  operator: /(AND|OR|NOT)(?=[\s()]|$)/y,
  minus: /-(?=[^\s)-])/y,
  field: /([a-z_][\w.]*):(<=|>=|<|>|=)?/iy,
  word: /[^\s()]+/y,
} as const;

function tokenise(query: string): readonly Token[] {
  const tokens: Token[] = [];
  let terms = 0;
  let index = 0;
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = index;
    const match = pattern.exec(query);
    if (match) index = pattern.lastIndex;
    return match;
  };
  while (index < query.length) {
    if (read(patterns.space)) continue;
    const symbol = query[index];
    if (symbol === '(' || symbol === ')') {
      tokens.push({ type: symbol });
      index += 1;
      continue;
    }
    if (read(patterns.minus)) {
      tokens.push({ type: 'NOT' });
      continue;
    }
    const operator = read(patterns.operator)?.[1];
    if (operator === 'AND' || operator === 'OR' || operator === 'NOT') {
      tokens.push({ type: operator });
      continue;
    }
    const [, field, sign] = read(patterns.field) ?? [];
    const quote = query[index];
    const quoted = quote === '"' || quote === "'";
    let text = '';
    if (quoted) {
      const value = readQuoted(query, index, quote);
      text = value.text;
      index = value.end;
    } else {
      text = read(patterns.word)?.[0] ?? '';
    }
    if (text === '' || (field === undefined && !quoted && text === '*')) continue;
    terms += 1;
    if (terms > maxTerms) throw new SearchTooLongError();
    const prefix = !quoted && text.endsWith('*');
    const value = prefix ? text.slice(0, -1) : text;
    tokens.push({
      type: 'term',
      node:
        field === undefined
          ? { type: 'text', text: value, phrase: quoted, prefix }
          : {
              type: 'field',
              field: field.toLowerCase(),
              comparator: comparatorOf(sign),
              value,
              quoted,
              prefix,
            },
    });
  }
  return tokens;
}

function comparatorOf(sign: string | undefined): Comparator {
  return sign === '<' || sign === '<=' || sign === '>' || sign === '>=' ? sign : '=';
}

/** Reads the quoted text that starts at `start`. Returns it without escapes, and the index after it. */
function readQuoted(query: string, start: number, quote: string): { text: string; end: number } {
  let text = '';
  let index = start + 1;
  for (; index < query.length && query[index] !== quote; index += 1) {
    if (query[index] === '\\' && index + 1 < query.length) index += 1;
    text += query[index];
  }
  return { text, end: index + 1 };
}
