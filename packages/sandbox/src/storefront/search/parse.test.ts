import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, type SearchNode } from './parse.ts';

/** Returns a syntax tree as text with all parentheses. */
function show(node: SearchNode | null): string {
  if (node === null) return '*';
  if ('nodes' in node) return `(${node.nodes.map(show).join(node.type === 'and' ? ' & ' : ' | ')})`;
  return node.type === 'field' ? `${node.field}=[${node.value}]` : `[${node.text}]`;
}

describe('parseSearch', () => {
  it.each([
    ['   ', '*'],
    ['blue kurta', '([blue] & [kurta])'],
    ['"blue kurta"', '[blue kurta]'],
    ['TAG:Jeans', 'tag=[Jeans]'],
    ["tag:'Men\\'s Wear'", "tag=[Men's Wear]"],
    ['tag:"a \\"b\\" \\\\ c"', 'tag=[a "b" \\ c]'],
    ["created_at:>='2026-01-01'", 'created_at=[2026-01-01]'],
    ['a AND b OR c AND d', '(([a] & [b]) | ([c] & [d]))'],
    ['(a OR b)(c OR d)', '(([a] | [b]) & ([c] | [d]))'],
    ["Levi's t-shirt and ORANGE", "([Levi's] & [t-shirt] & [and] & [ORANGE])"],
    ['t-shirt:red', '[t-shirt:red]'],
    ['tag: Jeans', '[Jeans]'],
    ['(a', '[a]'],
    ['a) b', '([a] & [b])'],
    ['"unclosed text', '[unclosed text]'],
    ['OR a OR', '[a]'],
    ['() AND', '*'],
  ])('parses %j as %s', (query, tree) => {
    expect(show(parseSearch(query))).toBe(tree);
  });

  it('parses any text without an error, also deeply nested parentheses', () => {
    const piece = fc.constantFrom(...'()"\'-\\ *<a', 'AND', 'OR', 'tag:');
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(fc.property(text, (query) => void parseSearch(query)));
    parseSearch(`${'('.repeat(50_000)}a`);
  });
});
