import { m } from '@naap/messages';
import type { ProductCard } from '@naap/state';
import type { SuggestionGroup } from '../../components/index.ts';
import { productPath } from '../navigation/paths.ts';

/** Maximum number of recent searches among the suggestions. */
const MAX_RECENT = 2;

/** Returns the tags that contain `text`; tags that start with it come first. */
export function suggestionsFor(text: string, tags: readonly string[]): readonly string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const matches = tags.filter((tag) => tag.toLowerCase().includes(words));
  const begins = (tag: string) => tag.toLowerCase().startsWith(words);
  return [...matches.filter(begins), ...matches.filter((tag) => !begins(tag))];
}

interface SuggestionSources {
  readonly categories: readonly string[];
  /** Newest first. */
  readonly recent: readonly string[];
  /** The products that the storefront suggests for the text. */
  readonly products: readonly ProductCard[];
}

/** Returns the suggestions for a text: recent searches that a tap would not repeat, categories, products. Empty groups are left out. */
export function suggestionGroups(
  text: string,
  { categories, recent, products }: SuggestionSources,
): readonly SuggestionGroup[] {
  const tags = suggestionsFor(text, categories);
  const listed = [text.trim(), ...tags].map((term) => term.toLowerCase());
  const searches = suggestionsFor(text, recent).filter((search) => !listed.includes(search.toLowerCase()));
  const groups: readonly SuggestionGroup[] = [
    { kind: 'recent', label: m.search_page_recent_title(), items: searches.slice(0, MAX_RECENT) },
    { kind: 'terms', label: m.search_page_categories(), items: tags },
    { kind: 'products', label: m.search_page_products(), items: products.map(toSuggestion) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function toSuggestion({ id, name, brand, price, originalPrice, image }: ProductCard) {
  return { href: productPath(id), name, brand, price, originalPrice, image: image?.url ?? null };
}

/** Returns the number of suggestions in all groups. */
export function countOf(groups: readonly SuggestionGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
