import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFilterQuery, sortKeyFor, tagTerm } from './filter-query.ts';

describe('tagTerm', () => {
  it.each([
    ['Shirts', 'tag:Shirts'],
    ['T-Shirts', 'tag:T-Shirts'],
    ['size:M', 'tag:"size:M"'],
    ['6" heel', 'tag:"6\\" heel"'],
    ['back\\slash', 'tag:"back\\\\slash"'],
    ['कुर्ता', 'tag:"कुर्ता"'],
    ['', 'tag:""'],
  ])('quotes %j as %s', (tag, term) => {
    expect(tagTerm(tag)).toBe(term);
  });

  it('escapes every value inside its quotes', () => {
    const unit = fc.constantFrom('"', '\\', "'", ' ', 'a', '7', '-', '_', ':', '(', ')', '\n', 'OR', 'क');
    fc.assert(
      fc.property(fc.string({ unit }), (tag) => {
        const quoted = /^tag:"((?:[^"\\]|\\.)*)"$/s.exec(tagTerm(tag))?.[1];
        const value = quoted?.replace(/\\(.)/gs, '$1') ?? tagTerm(tag).slice('tag:'.length);
        expect(value).toBe(tag);
      }),
    );
  });
});

describe('buildFilterQuery', () => {
  const cases: {
    name: string;
    tagGroups?: string[][];
    brands?: string[];
    text?: string;
    query: string | null;
  }[] = [
    { name: 'nothing', query: null },
    { name: 'blank text', text: '   ', query: null },
    { name: 'two tags of a group', tagGroups: [['Shirts', 'Jeans']], query: '(tag:Shirts OR tag:Jeans)' },
    { name: 'the same tag twice', tagGroups: [['Shirts', 'Shirts']], query: 'tag:Shirts' },
    { name: 'an empty group', tagGroups: [[], ['Shirts']], query: 'tag:Shirts' },
    {
      name: 'groups, in their order',
      tagGroups: [["Men's Wear"], ['Shirts', 'Jeans'], ['Printed Shirts']],
      query: `tag:"Men's Wear" AND (tag:Shirts OR tag:Jeans) AND tag:"Printed Shirts"`,
    },
    { name: 'a brand', brands: ["Levi's"], query: `vendor:"Levi's"` },
    {
      name: 'brands and tags',
      tagGroups: [['Jeans']],
      brands: ['Only', 'H&M'],
      query: 'tag:Jeans AND (vendor:"Only" OR vendor:"H&M")',
    },
    { name: 'text alone, trimmed and as it is', text: ' red kurta ', query: 'red kurta' },
    { name: 'one word beside a tag', tagGroups: [['Tops']], text: 'red', query: 'tag:Tops AND red' },
    {
      name: 'words beside a tag',
      tagGroups: [['Tops']],
      text: 'red OR blue',
      query: 'tag:Tops AND (red OR blue)',
    },
  ];
  it.each(cases)('$name', ({ tagGroups = [], brands = [], text, query }) => {
    expect(buildFilterQuery({ tagGroups, brands, ...(text === undefined ? {} : { text }) })).toBe(query);
  });

  it('contains every selected tag exactly once', () => {
    const tags = fc.uniqueArray(
      fc.constantFrom('Shirts', 'Jeans', "Men's Wear", 'Printed Shirts', 'new in'),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(tags, fc.nat(5), (selected, cut) => {
        const tagGroups = [selected.slice(0, cut), selected.slice(cut)];
        const query = buildFilterQuery({ tagGroups, brands: [] });
        const terms = query?.split(/ AND | OR /).map((term) => term.replace(/^\(|\)$/g, ''));
        expect(terms?.toSorted()).toEqual(selected.map(tagTerm).toSorted());
      }),
    );
  });
});

describe('sortKeyFor', () => {
  it.each([
    ['products', 'price-low', 'PRICE', false],
    ['products', 'price-high', 'PRICE', true],
    ['products', 'newest', 'CREATED_AT', true],
    ['products', 'popularity', 'BEST_SELLING', false],
    ['products', null, null, false],
    ['collection', 'price-low', 'PRICE', false],
    ['collection', 'price-high', 'PRICE', true],
    ['collection', 'newest', 'CREATED', true],
    ['collection', 'popularity', 'BEST_SELLING', false],
    ['collection', null, null, false],
    ['search', 'price-low', 'PRICE', false],
    ['search', 'price-high', 'PRICE', true],
    ['search', 'newest', 'RELEVANCE', false],
    ['search', 'popularity', 'RELEVANCE', false],
    ['search', null, null, false],
  ] as const)('returns for %s sorted by %s: %s, reverse %s', (source, sortBy, sortKey, reverse) => {
    expect(sortKeyFor(source, sortBy)).toEqual({ sortKey, reverse });
  });
});
