import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTerms, parseSearch, type SearchNode, SearchTooLongError } from './parse.ts';

/** Returns a syntax tree as text with all parentheses. */
function show(node: SearchNode | null): string {
  if (node === null) return '*';
  switch (node.type) {
    case 'and':
    case 'or':
      return `(${node.nodes.map(show).join(node.type === 'and' ? ' & ' : ' | ')})`;
    case 'not':
      return `!${show(node.node)}`;
    case 'field':
      return `${node.field}${node.comparator}[${node.value}]${node.prefix ? '*' : ''}`;
    case 'text':
      return node.phrase ? `"${node.text}"` : `${node.text}${node.prefix ? '*' : ''}`;
  }
}

describe('parseSearch', () => {
  it.each([
    ['', '*'],
    ['   ', '*'],
    ['*', '*'],
    ['kurta', 'kurta'],
    ['blue kurta', '(blue & kurta)'],
    ['"blue kurta"', '"blue kurta"'],
    ['tag:Jeans', 'tag=[Jeans]'],
    ['tag:"Men\'s Wear"', "tag=[Men's Wear]"],
    ["tag:'Men\\'s Wear'", "tag=[Men's Wear]"],
    ['tag:"a \\"b\\" \\\\ c"', 'tag=[a "b" \\ c]'],
    ['tag:Crop*', 'tag=[Crop]*'],
    ['tag:"Crop*"', 'tag=[Crop*]'],
    ['TAG:Jeans', 'tag=[Jeans]'],
    ['tag_not:Sale', 'tag_not=[Sale]'],
    ['vendor:"H&M" OR vendor:Zara', '(vendor=[H&M] | vendor=[Zara])'],
    ['variants.price:<500', 'variants.price<[500]'],
    ['variants.price:>=500 variants.price:<=1000', '(variants.price>=[500] & variants.price<=[1000])'],
    ['created_at:>2026-01-01', 'created_at>[2026-01-01]'],
    ['a AND b OR c AND d', '((a & b) | (c & d))'],
    ['a OR b c', '(a | (b & c))'],
    ['(a OR b) AND c', '((a | b) & c)'],
    ['(a OR b)(c OR d)', '((a | b) & (c | d))'],
    ['NOT a b', '(!a & b)'],
    ['NOT NOT a', 'a'],
    ['-tag:Sale kurta', '(!tag=[Sale] & kurta)'],
    ['-"blue kurta"', '!"blue kurta"'],
    ['-(a OR b)', '!(a | b)'],
    ['t-shirt', 't-shirt'],
    ['and or not', '(and & or & not)'],
    ['ANDES', 'ANDES'],
    ['colour:red', 'colour=[red]'],
    ['t-shirt:red', 't-shirt:red'],
    ['kurt*', 'kurt*'],
    ['tag:*', 'tag=[]*'],
    ['product_type:Jeans,Shirt', 'product_type=[Jeans,Shirt]'],
    ["created_at:<='2026-01-01'", 'created_at<=[2026-01-01]'],
    ['http://a', 'http=[//a]'],
    ['tag:', '*'],
    ['tag: Jeans', 'Jeans'],
    ['(a', 'a'],
    ['a)', 'a'],
    ['a) b', '(a & b)'],
    ['()', '*'],
    ['"unclosed text', '"unclosed text"'],
    ['OR a OR', 'a'],
    ['AND', '*'],
    ['NOT', '*'],
    ['- a', '(- & a)'],
    [
      '(tag:"Men\'s Wear") AND (tag:Shirts OR tag:Jeans) AND linen',
      "(tag=[Men's Wear] & (tag=[Shirts] | tag=[Jeans]) & linen)",
    ],
  ])('parses %j as %s', (query, tree) => {
    expect(show(parseSearch(query))).toBe(tree);
  });

  it('parses any text without an error', () => {
    const pieces = [...'()"\'-\\ *<a', 'AND', 'OR', 'NOT', 'tag:', 'vendor:'];
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (query) => {
          parseSearch(query);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('parses deeply nested parentheses', () => {
    expect(show(parseSearch(`${'('.repeat(50_000)}a`))).toBe('a');
  });

  it('limits the number of terms', () => {
    const terms = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' OR ');
    expect(parseSearch(terms(maxTerms))).toMatchObject({ nodes: { length: maxTerms } });
    expect(() => parseSearch(terms(maxTerms + 1))).toThrow(SearchTooLongError);
    // Throws at the first term above the limit, so that a very long query takes no more time than one that is just too long.
    expect(() => parseSearch(`${terms(maxTerms + 1)}${' x'.repeat(90_000)}`)).toThrow(SearchTooLongError);
  });

  it('parses serialised trees to the same trees', () => {
    const quoted = (text: string) => `"${text.replace(/[\\"]/g, (character) => `\\${character}`)}"`;
    const serialise = (node: SearchNode): string => {
      switch (node.type) {
        case 'and':
          return `(${node.nodes.map(serialise).join(' AND ')})`;
        case 'or':
          return `(${node.nodes.map(serialise).join(' OR ')})`;
        case 'not':
          return `NOT ${serialise(node.node)}`;
        case 'text':
          return quoted(node.text);
        case 'field':
          return `${node.field}:${node.comparator === '=' ? '' : node.comparator}${quoted(node.value)}`;
      }
    };
    const text = fc.string({ minLength: 1 });
    const leaf = fc.oneof(
      fc.record({
        type: fc.constant('text' as const),
        text,
        phrase: fc.constant(true),
        prefix: fc.constant(false),
      }),
      fc.record({
        type: fc.constant('field' as const),
        field: fc.constantFrom('tag' as const, 'vendor' as const, 'variants.price' as const),
        comparator: fc.constantFrom('=' as const, '<' as const, '>=' as const),
        value: text,
        quoted: fc.constant(true),
        prefix: fc.constant(false),
      }),
    );
    const { tree } = fc.letrec<{ tree: SearchNode }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.record({
          type: fc.constantFrom('and' as const, 'or' as const),
          nodes: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
        }),
        leaf.map((node) => ({ type: 'not' as const, node })),
      ),
    }));
    fc.assert(
      fc.property(tree, (node) => {
        expect(parseSearch(serialise(node))).toEqual(node);
      }),
    );
  });
});
