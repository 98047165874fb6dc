import type { ListSource, SortBy } from './types.ts';

export interface FilterQueryInput {
  /** Selected tags by group: a product has to have one tag of each group. */
  readonly tagGroups: readonly (readonly string[])[];
  readonly brands: readonly string[];
  /** The shopper's search text, which may contain storefront search syntax. */
  readonly text?: string;
}

/** Returns `tag:{value}` in storefront search syntax, quoted if necessary (docs/decisions/catalogue.md). */
export function tagTerm(tag: string): string {
  return `tag:${/^[A-Za-z0-9_-]+$/.test(tag) ? tag : quoted(tag)}`;
}

/**
 * Builds the search query for selected tags, brands and text; null when all are empty.
 *
 * Terms of one group are joined by OR (in parentheses when there are several), groups by AND in their order, followed by brands and text
 * (spec section 7 and docs/decisions/catalogue.md).
 */
export function buildFilterQuery({ tagGroups, brands, text = '' }: FilterQueryInput): string | null {
  const terms = [
    ...tagGroups.map((group) => anyOf([...new Set(group)].map(tagTerm))),
    anyOf([...new Set(brands)].map((brand) => `vendor:${quoted(brand)}`)),
  ].filter((term) => term !== '');
  const words = text.trim();
  if (words !== '') terms.push(terms.length > 0 && /\s/.test(words) ? `(${words})` : words);
  return terms.length > 0 ? terms.join(' AND ') : null;
}

/** The sort keys that each source supports. */
export interface SortKeys {
  products: 'PRICE' | 'CREATED_AT' | 'BEST_SELLING';
  collection: 'PRICE' | 'CREATED' | 'BEST_SELLING';
  search: 'PRICE' | 'RELEVANCE';
}

/** Returns the sort key and direction for a source (docs/decisions/catalogue.md); a null key means the storefront's default order. */
export function sortKeyFor<Source extends ListSource>(
  source: Source,
  sortBy: SortBy | null | undefined,
): { sortKey: SortKeys[Source] | null; reverse: boolean } {
  if (!sortBy) return { sortKey: null, reverse: false };
  return {
    sortKey: SORT_KEYS[source][sortBy],
    reverse: sortBy === 'price-high' || (sortBy === 'newest' && source !== 'search'),
  };
}

const SORT_KEYS: { readonly [Source in ListSource]: Readonly<Record<SortBy, SortKeys[Source]>> } = {
  products: {
    'price-low': 'PRICE',
    'price-high': 'PRICE',
    newest: 'CREATED_AT',
    popularity: 'BEST_SELLING',
  },
  collection: {
    'price-low': 'PRICE',
    'price-high': 'PRICE',
    newest: 'CREATED',
    popularity: 'BEST_SELLING',
  },
  // Search supports only price and relevance.
  search: {
    'price-low': 'PRICE',
    'price-high': 'PRICE',
    newest: 'RELEVANCE',
    popularity: 'RELEVANCE',
  },
};

function anyOf(terms: readonly string[]): string {
  return terms.length > 1 ? `(${terms.join(' OR ')})` : (terms[0] ?? '');
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
