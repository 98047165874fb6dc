import { m } from '@naap/messages';
import { foreignLanguage, type ProductCard, type RecentSearches } from '@naap/state';
import type { SuggestionGroup } from '../../components/index.ts';
import { productPath } from '../navigation/paths.ts';

/** Maximum number of recent searches among the suggestions. */
const MAX_RECENT = 2;

/** Returns the tags whose name or label contains `text`; those that start with it come first. */
export function suggestionsFor(
  text: string,
  tags: readonly string[],
  labelOf: (tag: string) => string,
): readonly string[] {
  const words = normalised(text);
  if (words === '') return [];
  const namesOf = (tag: string) => [normalised(labelOf(tag)), normalised(tag)];
  const matches = tags.filter((tag) => namesOf(tag).some((name) => name.includes(words)));
  const begins = (tag: string) => namesOf(tag).some((name) => name.startsWith(words));
  return [...matches.filter(begins), ...matches.filter((tag) => !begins(tag))];
}

/** Returns a text for comparisons: trimmed and in lower case. NFC unifies letters with several encodings, such as ज़. */
const normalised = (text: string) => text.normalize('NFC').trim().toLowerCase();

interface SuggestionSources {
  readonly categories: readonly string[];
  readonly recent: Pick<RecentSearches, 'searches' | 'remove' | 'clear'>;
  /** The products that the storefront suggests for the text. */
  readonly products: readonly ProductCard[];
  /** Returns the text to show for a search text. */
  readonly labelOf: (text: string) => string;
}

/** Returns the suggestions for a text: recent searches that a tap would not repeat, categories, products. Empty groups are left out. */
export function suggestionGroups(
  text: string,
  { categories, recent, products, labelOf }: SuggestionSources,
): readonly SuggestionGroup[] {
  const tags = suggestionsFor(text, categories, labelOf);
  const listed = [text.trim(), ...tags].map((term) => term.toLowerCase());
  const searches = suggestionsFor(text, recent.searches, labelOf).filter(
    (search) => !listed.includes(search.toLowerCase()),
  );
  const groups: readonly SuggestionGroup[] = [
    {
      kind: 'recent',
      label: m.search_page_recent_title(),
      items: searches.slice(0, MAX_RECENT),
      labelOf,
      removeLabelOf: (search) => m.search_page_recent_remove({ text: labelOf(search) }),
      onRemove: recent.remove,
      clearLabel: m.search_page_recent_clear_all(),
      onClear: recent.clear,
    },
    { kind: 'terms', label: m.search_page_categories(), items: tags, labelOf },
    { kind: 'products', label: m.search_page_products(), items: products.map(toSuggestion) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function toSuggestion({ id, name, brand, price, originalPrice, image }: ProductCard) {
  const nameLang = foreignLanguage(name);
  return { href: productPath(id), name, nameLang, brand, price, originalPrice, image: image?.url ?? null };
}

export function countOf(groups: readonly SuggestionGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
