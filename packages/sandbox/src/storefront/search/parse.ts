/** The fields of the storefront's search syntax that this shop's products have. */
const searchFields = [
  'available_for_sale',
  'created_at',
  'product_type',
  'tag',
  'tag_not',
  'title',
  'updated_at',
  'variants.price',
  'vendor',
] as const;

type SearchField = (typeof searchFields)[number];
export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export type SearchNode =
  | { readonly type: 'and' | 'or'; readonly nodes: readonly SearchNode[] }
  | { readonly type: 'not'; readonly node: SearchNode }
  | {
      readonly type: 'field';
      readonly field: SearchField;
      readonly comparator: Comparator;
      /** As written, quotes and escapes resolved. A trailing `*` outside quotes is a prefix match. */
      readonly value: string;
      readonly prefix: boolean;
    }
  | { readonly type: 'text'; readonly text: string; readonly phrase: boolean };

type Token =
  | { readonly type: '(' | ')' | 'AND' | 'OR' | 'NOT' }
  | { readonly type: 'term'; readonly node: SearchNode };

const deepest = 40;

/**
 * Reads a query: `tag:`, `vendor:` … terms, free text, quotes, AND (also implied by a space), OR, NOT or `-`, and
 * parentheses; NOT binds tighter than AND, AND than OR. As lenient as the real one: what makes no sense is left out, and an
 * unclosed quote or parenthesis ends with the text. `null` asks for everything.
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
      // An AND joins what stands beside it anyway; a stray closing parenthesis joins nothing.
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
      // Deeper than anyone writes: the parenthesis is dropped, so that no text can exhaust the stack.
      if (depth >= deepest) return null;
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

const fieldPattern = new RegExp(
  `^(${searchFields.map((field) => field.replace('.', '\\.')).join('|')}):(<=|>=|<|>|=)?`,
  'i',
);

function tokenise(query: string): readonly Token[] {
  const tokens: Token[] = [];
  let rest = query.trimStart();
  while (rest !== '') {
    const symbol = rest[0];
    if (symbol === '(' || symbol === ')') {
      tokens.push({ type: symbol });
      rest = rest.slice(1).trimStart();
      continue;
    }
    if (symbol === '-' && /^-[^\s)-]/.test(rest)) {
      tokens.push({ type: 'NOT' });
      rest = rest.slice(1);
      continue;
    }
    const operator = /^(AND|OR|NOT)(?=[\s()]|$)/.exec(rest)?.[1];
    if (operator === 'AND' || operator === 'OR' || operator === 'NOT') {
      tokens.push({ type: operator });
      rest = rest.slice(operator.length).trimStart();
      continue;
    }
    const [, name, sign] = fieldPattern.exec(rest) ?? [];
    const field = searchFields.find((known) => known === name?.toLowerCase());
    const value = readValue(field ? rest.slice(`${name}:${sign ?? ''}`.length) : rest);
    rest = value.rest.trimStart();
    if (value.text === '') continue;
    if (field) {
      const prefix = !value.quoted && value.text.endsWith('*');
      tokens.push({
        type: 'term',
        node: {
          type: 'field',
          field,
          comparator: comparatorOf(sign),
          value: prefix ? value.text.slice(0, -1) : value.text,
          prefix,
        },
      });
    } else if (value.text !== '*') {
      tokens.push({ type: 'term', node: { type: 'text', text: value.text, phrase: value.quoted } });
    }
  }
  return tokens;
}

function comparatorOf(sign: string | undefined): Comparator {
  return sign === '<' || sign === '<=' || sign === '>' || sign === '>=' ? sign : '=';
}

/** A quoted text (single or double quotes, `\` escapes) or everything up to a space or parenthesis. */
function readValue(source: string): { text: string; quoted: boolean; rest: string } {
  const quote = source[0];
  if (quote !== '"' && quote !== "'") {
    const text = /^[^\s()]*/.exec(source)?.[0] ?? '';
    return { text, quoted: false, rest: source.slice(text.length) };
  }
  let text = '';
  let index = 1;
  for (; index < source.length && source[index] !== quote; index += 1) {
    if (source[index] === '\\' && index + 1 < source.length) index += 1;
    text += source[index];
  }
  return { text, quoted: true, rest: source.slice(index + 1) };
}
