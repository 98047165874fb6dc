import type { ListSource, SortBy } from './types.ts';

export interface FilterQueryInput {
  /** Chosen tags in groups: a product has to carry one tag of each group. */
  readonly tagGroups: readonly (readonly string[])[];
  readonly brands: readonly string[];
  /** Free text of the shopper; may hold storefront search syntax of its own. */
  readonly text?: string;
}

/** `tag:{value}` in storefront search syntax, quoted where the value needs it (docs/decisions/catalogue.md). */
export function tagTerm(tag: string): string {
  return `tag:${/^[A-Za-z0-9_-]+$/.test(tag) ? tag : quoted(tag)}`;
}

/**
 * The search query of chosen tags, brands and text; null when there is nothing to ask for.
 *
 * Terms of one group are joined by OR (in parentheses when there are several), groups by AND, in their order; then brands and text
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

/** The sort keys each source knows. */
export interface SortKeys {
  products: 'PRICE' | 'CREATED_AT' | 'BEST_SELLING';
  collection: 'PRICE' | 'CREATED' | 'BEST_SELLING';
  search: 'PRICE' | 'RELEVANCE';
}

/** How a source sorts (docs/decisions/catalogue.md); a null key leaves the order to the storefront. */
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
  // Search knows price and relevance only.
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
