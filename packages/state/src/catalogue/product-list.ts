import {
  buildFilterQuery,
  type CollectionFilter,
  type PriceRange,
  priceRangeOfChip,
  type SortBy,
} from '@naap/api-clients';
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
): ProductListRequest {
  const { brands, sortBy } = filters;
  const tags = tagsOf(filters);
  const text = search?.trim() ?? '';
  const priceRange = priceRangeOfChip(text);
  const words = priceRange === null ? searchSyntax(text) : '';
  if (collection && words === '') {
    const filter = { tags, brands, ...(priceRange !== null && { priceRange }) };
    const isFiltered = tags.length + brands.length > 0 || priceRange !== null;
    return { source: 'collection', handle: collection, ...(isFiltered && { filter }), sortBy };
  }
  const [onlyTag, ...otherTags] = tags;
  if (onlyTag !== undefined && otherTags.length + brands.length === 0 && text === '') {
    return { source: 'tag', tag: onlyTag, sortBy };
  }
  const searchQuery = buildFilterQuery({ tags, brands, text: words });
  if (searchQuery === null && priceRange === null) return { source: 'products', sortBy };
  const within = collection ? { collection } : {};
  return { source: 'search', searchQuery: searchQuery ?? '', priceRange, ...within, sortBy };
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
