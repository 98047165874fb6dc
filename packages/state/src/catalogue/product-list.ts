import { buildFilterQuery, type PriceRange, priceRangeOfChip, type SortBy } from '@naap/api-clients';
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
  | { readonly source: 'search'; readonly searchQuery: string; readonly priceRange: PriceRange | null }
  | { readonly source: 'tag'; readonly tag: string }
  | { readonly source: 'collection'; readonly handle: string }
  | { readonly source: 'products' }
);

export type ProductListSource = ProductListRequest['source'];

/**
 * Chooses the call: search when there is search text or a filter query, except that one tag and nothing else is
 * the tag fetch with its own error text; else the collection; else all products.
 */
export function productListRequest(
  { collection, search }: ProductListInput,
  filters: FilterState,
): ProductListRequest {
  const { brands, sortBy } = filters;
  const tags = tagsOf(filters);
  const text = search?.trim() ?? '';
  const [onlyTag, ...otherTags] = tags;
  if (onlyTag !== undefined && otherTags.length + brands.length === 0 && text === '' && !collection) {
    return { source: 'tag', tag: onlyTag, sortBy };
  }
  const priceRange = priceRangeOfChip(text);
  const searchQuery = buildFilterQuery({
    tags,
    brands,
    ...(priceRange === null ? { text: searchSyntax(text) } : {}),
  });
  if (searchQuery !== null || priceRange !== null) {
    return { source: 'search', searchQuery: searchQuery ?? '', priceRange, sortBy };
  }
  return collection ? { source: 'collection', handle: collection, sortBy } : { source: 'products', sortBy };
}

/** The heading of the list, by the rules of spec section 2 in their order. */
export function productListTitle(
  { collection, search }: ProductListInput,
  { selectedTags }: FilterState,
): string {
  const text = search?.trim();
  if (text) return `Search: ${text}`;
  if (collection) return firstCapital(collection.replaceAll('-', ' '));
  if (selectedTags.some((tag) => WOMEN.has(tag))) return 'Women';
  if (selectedTags.some((tag) => MEN.has(tag))) return 'Men';
  return selectedTags[0] ?? 'Products';
}

const WOMEN: ReadonlySet<string> = new Set(["Women's Wear", 'Women', 'women']);
const MEN: ReadonlySet<string> = new Set(["Men's Wear", 'Men', 'men']);

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
