import { buildFilterQuery, type CollectionFilter, type PriceRange, type SortBy } from '@naap/api-clients';
import type { Content } from '@naap/content';
import { type FilterState, tagsOf } from '../filters/filters.ts';

/** Which list the address asks for; the filters come on top. */
export interface ProductListInput {
  /** Handle of a collection. */
  readonly collection: string | null;
  /** What the shopper searched for: free text, a price chip, or storefront search syntax with `tag:` terms. */
  readonly search: string | null;
}

/** One of the four calls that list products (spec section 7), with what it needs. */
export type ProductListRequest = { readonly sortBy: SortBy | null } & (
  | {
      readonly source: 'search';
      readonly searchQuery: string;
      readonly priceRange: PriceRange | null;
      /** Handle of the collection whose products alone are wanted. */
      readonly collection?: string;
    }
  | { readonly source: 'tag'; readonly tag: string }
  | { readonly source: 'collection'; readonly handle: string; readonly filter?: CollectionFilter }
  | { readonly source: 'products' }
);

export type ProductListSource = ProductListRequest['source'];

/**
 * Chooses the call. Without a collection: search when there is search text or a filter query, except that one tag and nothing else is
 * the tag fetch with its own error text; else all products. With a collection the list stays inside it (docs/decisions/catalogue.md): its
 * own products, filtered, or with search text a search that keeps those of the collection.
 */
export function productListRequest(
  { collection, search }: ProductListInput,
  filters: FilterState,
  content: Content,
): ProductListRequest {
  const { brands, sortBy } = filters;
  const tags = tagsOf(filters);
  const text = search?.trim() ?? '';
  const tagGroups = groupTags(tags, content);
  const priceRange = content.search.prices.find(({ label }) => label === text)?.range ?? null;
  const words = priceRange === null ? searchSyntax(text) : '';
  if (collection && words === '') {
    const filter = { tagGroups, brands, ...(priceRange !== null && { priceRange }) };
    const isFiltered = tags.length + brands.length > 0 || priceRange !== null;
    return { source: 'collection', handle: collection, ...(isFiltered && { filter }), sortBy };
  }
  const [onlyTag, ...otherTags] = tags;
  if (onlyTag !== undefined && otherTags.length + brands.length === 0 && text === '') {
    return { source: 'tag', tag: onlyTag, sortBy };
  }
  const searchQuery = buildFilterQuery({ tagGroups, brands, text: words });
  if (searchQuery === null && priceRange === null) return { source: 'products', sortBy };
  const within = collection ? { collection } : {};
  return { source: 'search', searchQuery: searchQuery ?? '', priceRange, ...within, sortBy };
}

/** The heading of the list, by the rules of spec section 2 in their order. */
export function productListTitle(
  { collection, search }: ProductListInput,
  { selectedTags }: FilterState,
  { filters: { genders } }: Content,
): string {
  const text = search?.trim();
  if (text) return `Search: ${text}`;
  if (collection) return firstCapital(collection.replaceAll('-', ' '));
  const gender = genders.findLast(({ tag, aliases }) =>
    selectedTags.some((selected) => selected === tag || aliases.includes(selected)),
  );
  return gender?.title ?? selectedTags[0] ?? 'Products';
}

/**
 * Tags of one group widen a list, tags of different groups narrow it: gender, group of the category tree, category, style, other
 * tags (docs/decisions/catalogue.md). A tag of several groups belongs to the first.
 */
function groupTags(
  tags: readonly string[],
  { filters, categories }: Content,
): readonly (readonly string[])[] {
  const groups: readonly (readonly string[])[] = [
    filters.genders.map(({ tag }) => tag),
    categories.flatMap((gender) => gender.groups.map(({ tag }) => tag)),
    filters.categories,
    filters.styles,
  ];
  const groupOf = (tag: string) => {
    const index = groups.findIndex((members) => members.includes(tag));
    return index === -1 ? groups.length : index;
  };
  return [...groups, []]
    .map((_, index) => [...new Set(tags)].filter((tag) => groupOf(tag) === index))
    .filter((group) => group.length > 0);
}

/**
 * Text with `tag:` terms already is search syntax. Any other text is words: what the storefront would read as an
 * operator is taken out, unless nothing would be left.
 */
function searchSyntax(text: string): string {
  if (/(^|[\s(])tag:/.test(text)) return text;
  const words = text
    .replace(/["():\\*]/g, ' ')
    .replace(/\b(AND|OR|NOT)\b/g, (operator) => operator.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? text : words;
}

function firstCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
