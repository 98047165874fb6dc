import type { Catalogue } from '../catalogue/types.ts';
import type { View } from './context.ts';
import { escapeHtml } from './html.ts';
import { wordsOf } from './search/words.ts';

/**
 * Returns the product types, tags, brands and collections with a word that begins with `query`, shortest first: the GraphQL type
 * SearchQuerySuggestion.
 */
export function suggestQueries(query: string, { products, collections }: Catalogue): readonly View[] {
  const prefix = query.trim().toLowerCase();
  if (prefix === '') return [];
  const names = new Set(
    [
      ...products.flatMap(({ productType, vendor, tags }) => [productType, vendor, ...tags]),
      ...collections.map(({ title }) => title),
    ].map((name) => name.toLowerCase()),
  );
  return [...names]
    .filter((name) => name.startsWith(prefix) || wordsOf(name).some((word) => word.startsWith(prefix)))
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    .map((text) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: toStyledHtml(text, prefix),
      trackingParameters: null,
    }));
}

/** Returns the suggestion as HTML with the first occurrence of the typed text in `mark` and other text in `span`. */
function toStyledHtml(text: string, typed: string): string {
  const at = text.indexOf(typed);
  const span = (part: string): string => (part ? `<span>${escapeHtml(part)}</span>` : '');
  if (at === -1) return span(text);
  return `${span(text.slice(0, at))}<mark>${escapeHtml(typed)}</mark>${span(text.slice(at + typed.length))}`;
}
