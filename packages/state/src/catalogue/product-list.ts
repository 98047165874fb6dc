import { buildFilterQuery, type CollectionFilter, type SortBy, type VariantFilter } from '@naap/api-clients';
import { type Content, labelKey, labelOf, wordOfLabel } from '@naap/content';
import { m } from '@naap/messages';
import { type FilterState, hasFilters, tagsOf } from '../filters/filters.ts';
import { hasStoreFilters, variantFilter } from '../filters/store-filters.ts';

/** The list in the URL, without its filters. */
export interface ProductListInput {
  /** Handle of a collection. */
  readonly collection: string | null;
  /** The search text: free text, the name of a price chip, or storefront search syntax with `tag:` terms. */
  readonly search: string | null;
}

/** One of the four requests that list products (spec section 7), with its parameters. */
export type ProductListRequest = { readonly sortBy: SortBy | null } & (
  | (VariantFilter & {
      readonly source: 'search';
      readonly searchQuery: string;
      /** Handle of the collection to which the search is restricted. */
      readonly collection?: string;
    })
  | { readonly source: 'tag'; readonly tag: string }
  | { readonly source: 'collection'; readonly handle: string; readonly filter?: CollectionFilter }
  | { readonly source: 'products' }
);

export type ProductListSource = ProductListRequest['source'];

/**
 * Selects the request for a list. Without a collection: a search when there is search text or a filter, except that a single tag alone is the
 * request by tag, which has its own error message; otherwise all products. With a collection (docs/decisions/catalogue.md): its filtered
 * products, or with search text a search restricted to the collection.
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
  const chipRange = content.search.prices.find(({ name }) => name === text)?.range ?? null;
  const words = chipRange === null ? searchSyntax(text) : '';
  const variants = variantFilter(filters.store, chipRange, content.pricing.currency);
  if (collection && words === '') {
    const filter = { tagGroups, brands, ...variants };
    const isFiltered = hasFilters(filters) || chipRange !== null;
    return { source: 'collection', handle: collection, ...(isFiltered && { filter }), sortBy };
  }
  const [onlyTag, ...otherTags] = tags;
  const isByVariant = chipRange !== null || hasStoreFilters(filters.store);
  if (onlyTag !== undefined && otherTags.length + brands.length === 0 && text === '' && !isByVariant) {
    return { source: 'tag', tag: onlyTag, sortBy };
  }
  const searchQuery = buildFilterQuery({ tagGroups, brands, text: words });
  if (searchQuery === null && !isByVariant) return { source: 'products', sortBy };
  const within = collection ? { collection } : {};
  return { source: 'search', searchQuery: searchQuery ?? '', ...variants, ...within, sortBy };
}

/** Returns the heading of a list by the rules of spec section 2, in their order. */
export function productListTitle(
  { collection, search }: ProductListInput,
  { selectedTags }: FilterState,
  content: Content,
): string {
  const text = search?.trim();
  if (text) return m.state_search_title({ text: searchLabel(text, content) });
  if (collection) return labelOf(content, firstCapital(collection.replaceAll('-', ' ')));
  const { genders } = content.filters;
  const gender = genders.findLast(({ tag, aliases }) =>
    selectedTags.some((selected) => selected === tag || aliases.includes(selected)),
  );
  const [firstTag] = selectedTags;
  return gender?.title ?? (firstTag === undefined ? m.state_products() : labelOf(content, firstTag));
}

/** Returns a search text as it is shown: the label of a price chip, of a tag or of another word of the storefront, or the text itself. */
export function searchLabel(text: string, content: Content): string {
  const chip = content.search.prices.find(({ name }) => name === text);
  return chip?.label ?? labelOf(content, text);
}

/**
 * Returns the text to search for. For the label of a category, another tag, a colour or a collection it is the storefront's word, because a
 * search for the label would find nothing; otherwise it is the text itself, trimmed.
 */
export function searchWord(text: string, content: Content): string {
  const word = wordOfLabel(content, text);
  if (word === undefined) return text.trim();
  const { genders, categories, styles } = content.filters;
  const tags = [...categories, ...styles, ...genders.map(({ tag }) => tag)];
  return tags.find((tag) => labelKey(tag) === word) ?? word;
}

/**
 * Groups tags: gender, group of the category tree, category, style, other tags (docs/decisions/catalogue.md). A product matches when it
 * has one tag of each group. A tag of several groups belongs to the first.
 */
function groupTags(tags: readonly string[], content: Content): readonly (readonly string[])[] {
  const groupOf = tagGrouping(content);
  const numbers = [...new Set(tags.map(groupOf))].sort((a, b) => a - b);
  return numbers.map((number) => [...new Set(tags)].filter((tag) => groupOf(tag) === number));
}

/** Returns the function that numbers the group of a tag. */
export function tagGrouping({ filters, categories }: Content): (tag: string) => number {
  const groups: readonly (readonly string[])[] = [
    filters.genders.map(({ tag }) => tag),
    categories.flatMap((gender) => gender.groups.map(({ tag }) => tag)),
    filters.categories,
    filters.styles,
  ];
  return (tag) => {
    const index = groups.findIndex((members) => members.includes(tag));
    return index === -1 ? groups.length : index;
  };
}

/**
 * Converts search text to search syntax. Text with `tag:` terms is returned unchanged. In other text the storefront's operators are
 * removed, unless nothing would be left.
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
