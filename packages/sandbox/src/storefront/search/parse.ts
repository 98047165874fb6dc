export interface TextTerm {
  readonly type: 'text';
  readonly text: string;
}

export type SearchNode =
  | { readonly type: 'and' | 'or'; readonly nodes: readonly SearchNode[] }
  /** The field is in lower case; the value has neither quotes nor escapes. */
  | { readonly type: 'field'; readonly field: string; readonly value: string }
  | TextTerm;

type Token = '(' | ')' | 'AND' | 'OR' | SearchNode;

/** Skips parentheses nested deeper than anyone writes, so that no query can exhaust the stack. */
const maxDepth = 40;

/**
 * Parses a query: field terms (`tag:Jeans`), free text, quotes, AND (also implied by a space), OR and parentheses. AND binds tighter than OR. As
 * lenient as the official API: skips invalid syntax, and the end of the text closes open quotes and parentheses. Returns null for an empty query,
 * which matches everything.
 */
export function parseSearch(query: string): SearchNode | null {
  const tokens = tokenise(query);
  let position = 0;

  const parseOr = (depth: number): SearchNode | null => {
    const nodes: SearchNode[] = [];
    do {
      const node = parseAnd(depth);
      if (node) nodes.push(node);
    } while (tokens[position] === 'OR' && ++position);
    return joined('or', nodes);
  };

  const parseAnd = (depth: number): SearchNode | null => {
    const nodes: SearchNode[] = [];
    for (let token = tokens[position]; token; token = tokens[position]) {
      if (token === 'OR' || (token === ')' && depth > 0)) break;
      position += 1;
      if (token === '(' && depth < maxDepth) {
        const node = parseOr(depth + 1);
        if (tokens[position] === ')') position += 1;
        if (node) nodes.push(node);
      } else if (typeof token === 'object') nodes.push(token);
    }
    return joined('and', nodes);
  };

  return parseOr(0);
}

function joined(type: 'and' | 'or', nodes: readonly SearchNode[]): SearchNode | null {
  return nodes.length > 1 ? { type, nodes } : (nodes[0] ?? null);
}

/** A parenthesis, an operator, or a term: its field, and its value in quotes or without. */
const pattern =
  /([()])|(AND|OR)(?=[\s()]|$)|(?:([a-zA-Z_][\w.]*):(?:>=)?)?(?:(["'])((?:\\.|(?!\4)[^\\])*)(?:\4|\\?$)|([^\s()]*))/gs;

function tokenise(query: string): readonly Token[] {
  return Array.from(
    query.matchAll(pattern),
    ([, symbol, operator, field, quote, quoted = '', word = '']): Token | null => {
      if (symbol === '(' || symbol === ')') return symbol;
      if (operator === 'AND' || operator === 'OR') return operator;
      const text = quote ? quoted.replaceAll(/\\(.)/gs, '$1') : word;
      if (text === '') return null;
      return field ? { type: 'field', field: field.toLowerCase(), value: text } : { type: 'text', text };
    },
  ).filter((token) => token !== null);
}
