import { inr, type Money } from '../pricing/index.ts';
import type { ListSource, PriceRange, SortBy } from './types.ts';

/** Filter tags, in the order the filter dialog shows them (spec section 9). */
export const GENDER_TAGS = ["Men's Wear", "Women's Wear"] as const;

export const CATEGORY_TAGS = [
  'Shirts',
  'T-Shirts',
  'Jeans',
  'Trousers',
  'Shorts',
  'Track Pants',
  'Jackets',
  'Sweatshirts',
  'Sweaters',
  'Dresses',
  'Tops',
  'Co-ords',
  'Skirts & Shorts',
  'Jumpsuits',
  'Bras',
  'Briefs',
  'Lounge Pants',
  'Shapewear',
  'Crop Tops',
  'Tank Tops',
  'Mini Skirts',
  'Cargos',
] as const;

/** The style tags that name a group of the categories screen. */
export const STYLE_GROUP_TAGS = [
  'Casual Wear',
  'Sports Wear',
  'Gen-Z Fashion',
  'Western Wear',
  'Lingerie & Loungewear',
] as const;

export const STYLE_TAGS = [
  ...STYLE_GROUP_TAGS,
  'Oversized Tees',
  'Polo T-Shirts',
  'Oversized Shirts',
  'Half Sleeve Shirts',
  'Printed Shirts',
  'Stripes & Checks',
  'Casual Trousers',
  'Casual Shorts',
  'Printed Dresses',
  'Flared Dresses',
  'Bodycon Dresses',
  'Maxi Dresses',
  'Floral Tops',
  'Printed Tees',
  'Crop Tees',
  'Slit Skirts',
  'Relaxed Fit Shorts',
  'Western Avenue',
] as const;

/** The price chips of the search page and what each lets through (docs/decisions/catalogue.md). */
export const PRICE_CHIPS: readonly { readonly label: string; readonly range: PriceRange }[] = [
  { label: 'Under ₹500', range: { max: inr(499_99) } },
  { label: '₹500 - ₹1000', range: { min: rupees(500), max: rupees(1000) } },
  { label: '₹1000 - ₹2000', range: { min: rupees(1000), max: rupees(2000) } },
  { label: '₹2000 - ₹5000', range: { min: rupees(2000), max: rupees(5000) } },
  { label: 'Above ₹5000', range: { min: inr(5000_01) } },
];

export interface FilterQueryInput {
  readonly tags: readonly string[];
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
 * Terms of one group are joined by OR (in parentheses when there are several), groups by AND: gender, style
 * group, category, style (spec section 7 and docs/decisions/catalogue.md), tags of no list, brands (docs/decisions/catalogue.md), text.
 */
export function buildFilterQuery({ tags, brands, text = '' }: FilterQueryInput): string | null {
  const terms = [
    ...tagGroups(tags).map((group) => anyOf(group.map(tagTerm))),
    anyOf([...new Set(brands)].map((brand) => `vendor:${quoted(brand)}`)),
  ].filter((term) => term !== '');
  const words = text.trim();
  if (words !== '') terms.push(terms.length > 0 && /\s/.test(words) ? `(${words})` : words);
  return terms.length > 0 ? terms.join(' AND ') : null;
}

/** Tags in their groups, in the order above; empty groups are left out. A product has to carry one tag of each group. */
export function tagGroups(tags: readonly string[]): readonly (readonly string[])[] {
  const unique = [...new Set(tags)];
  const groups = TAG_GROUPS.map((members) => unique.filter((tag) => members.has(tag)));
  const unlisted = unique.filter((tag) => !TAG_GROUPS.some((members) => members.has(tag)));
  return [...groups, unlisted].filter((group) => group.length > 0);
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

/** The price range behind the text of a price chip, null for any other text (docs/decisions/catalogue.md). */
export function priceRangeOfChip(text: string): PriceRange | null {
  return PRICE_CHIPS.find((chip) => chip.label === text.trim())?.range ?? null;
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

const GROUP_NAMES: ReadonlySet<string> = new Set(STYLE_GROUP_TAGS);

const TAG_GROUPS: readonly ReadonlySet<string>[] = [
  new Set(GENDER_TAGS),
  GROUP_NAMES,
  new Set(CATEGORY_TAGS),
  new Set(STYLE_TAGS.filter((tag) => !GROUP_NAMES.has(tag))),
];

function anyOf(terms: readonly string[]): string {
  return terms.length > 1 ? `(${terms.join(' OR ')})` : (terms[0] ?? '');
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function rupees(amount: number): Money {
  return inr(amount * 100);
}
