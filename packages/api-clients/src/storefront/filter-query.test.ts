import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inr } from '../pricing/index.ts';
import {
  buildFilterQuery,
  CATEGORY_TAGS,
  GENDER_TAGS,
  PRICE_CHIPS,
  priceRangeOfChip,
  STYLE_GROUP_TAGS,
  STYLE_TAGS,
  sortKeyFor,
  tagTerm,
} from './filter-query.ts';

describe('the tag lists', () => {
  it('hold 2 genders, 22 categories and 23 styles, each once', () => {
    expect(GENDER_TAGS).toHaveLength(2);
    expect(CATEGORY_TAGS).toHaveLength(22);
    expect(STYLE_TAGS).toHaveLength(23);
    expect(new Set([...GENDER_TAGS, ...CATEGORY_TAGS, ...STYLE_TAGS])).toHaveProperty('size', 47);
    expect(STYLE_TAGS).toEqual(expect.arrayContaining([...STYLE_GROUP_TAGS]));
  });
});

describe('tagTerm', () => {
  it.each([
    ['Shirts', 'tag:Shirts'],
    ['T-Shirts', 'tag:T-Shirts'],
    ['new_in-2026', 'tag:new_in-2026'],
    ["Men's Wear", `tag:"Men's Wear"`],
    ['Skirts & Shorts', 'tag:"Skirts & Shorts"'],
    ['size:M', 'tag:"size:M"'],
    ['6" heel', 'tag:"6\\" heel"'],
    ['back\\slash', 'tag:"back\\\\slash"'],
    ['कुर्ता', 'tag:"कुर्ता"'],
    ['', 'tag:""'],
  ])('writes %j as %s', (tag, term) => {
    expect(tagTerm(tag)).toBe(term);
  });

  it('never lets a value out of its quotes', () => {
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
  const cases: { name: string; tags?: string[]; brands?: string[]; text?: string; query: string | null }[] = [
    { name: 'nothing', query: null },
    { name: 'blank text', text: '   ', query: null },
    { name: 'one tag', tags: ['Shirts'], query: 'tag:Shirts' },
    { name: 'two tags of a group', tags: ['Shirts', 'Jeans'], query: '(tag:Shirts OR tag:Jeans)' },
    {
      name: 'the same tag twice',
      tags: ['Shirts', 'Shirts'],
      query: 'tag:Shirts',
    },
    {
      name: 'tags of three groups, in the order of the groups',
      tags: ['Printed Shirts', 'Shirts', 'Jeans', "Men's Wear"],
      query: `tag:"Men's Wear" AND (tag:Shirts OR tag:Jeans) AND tag:"Printed Shirts"`,
    },
    {
      name: 'gender, group and item: the item narrows its group',
      tags: ["Men's Wear", 'Casual Wear', 'Oversized Tees'],
      query: `tag:"Men's Wear" AND tag:"Casual Wear" AND tag:"Oversized Tees"`,
    },
    {
      name: 'two groups',
      tags: ['Sports Wear', 'Casual Wear'],
      query: '(tag:"Sports Wear" OR tag:"Casual Wear")',
    },
    {
      name: 'a tag of no list narrows too',
      tags: ["Women's Wear", 'flats', 'festive'],
      query: `tag:"Women's Wear" AND (tag:flats OR tag:festive)`,
    },
    { name: 'a brand', brands: ["Levi's"], query: `vendor:"Levi's"` },
    {
      name: 'brands and tags',
      tags: ['Jeans'],
      brands: ['Only', 'H&M'],
      query: 'tag:Jeans AND (vendor:"Only" OR vendor:"H&M")',
    },
    { name: 'a brand with quotes', brands: ['The "Big" One'], query: 'vendor:"The \\"Big\\" One"' },
    { name: 'text alone, trimmed and as it is', text: ' red kurta ', query: 'red kurta' },
    { name: 'text that is syntax', text: 'tag:women', query: 'tag:women' },
    { name: 'one word beside a tag', tags: ['Tops'], text: 'red', query: 'tag:Tops AND red' },
    { name: 'words beside a tag', tags: ['Tops'], text: 'red OR blue', query: 'tag:Tops AND (red OR blue)' },
  ];
  it.each(cases)('$name', ({ tags = [], brands = [], text, query }) => {
    expect(buildFilterQuery({ tags, brands, ...(text === undefined ? {} : { text }) })).toBe(query);
  });

  it('names every chosen tag exactly once, whatever the choice', () => {
    const tags = fc.uniqueArray(
      fc.constantFrom(...GENDER_TAGS, ...CATEGORY_TAGS, ...STYLE_TAGS, 'unlisted'),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(tags, (chosen) => {
        const query = buildFilterQuery({ tags: chosen, brands: [] });
        const terms = query?.split(/ AND | OR /).map((term) => term.replace(/^\(|\)$/g, ''));
        expect(terms?.toSorted()).toEqual(chosen.map(tagTerm).toSorted());
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
  ] as const)('sorts %s by %s with %s, reverse %s', (source, sortBy, sortKey, reverse) => {
    expect(sortKeyFor(source, sortBy)).toEqual({ sortKey, reverse });
  });
});

describe('priceRangeOfChip', () => {
  it.each([
    ['Under ₹500', { max: inr(499_99) }],
    ['₹500 - ₹1000', { min: inr(500_00), max: inr(1000_00) }],
    ['₹1000 - ₹2000', { min: inr(1000_00), max: inr(2000_00) }],
    ['₹2000 - ₹5000', { min: inr(2000_00), max: inr(5000_00) }],
    ['Above ₹5000', { min: inr(5000_01) }],
    [' Under ₹500 ', { max: inr(499_99) }],
  ])('knows %j', (text, range) => {
    expect(priceRangeOfChip(text)).toEqual(range);
  });

  it.each(['', 'under ₹500', '₹500', 'Under ₹600', 'kurta'])('leaves %j to the text search', (text) => {
    expect(priceRangeOfChip(text)).toBeNull();
  });

  it('leaves no price between the chips', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_00 }), (price) => {
        const fits = PRICE_CHIPS.filter(
          ({ range: { min = inr(0), max = inr(Number.POSITIVE_INFINITY) } }) =>
            min.amount <= price && price <= max.amount,
        );
        expect(fits.length).toBeGreaterThan(0);
      }),
    );
  });
});
