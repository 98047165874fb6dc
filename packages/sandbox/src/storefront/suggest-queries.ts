import type { Catalogue } from '../catalogue/types.ts';
import type { View } from './context.ts';
import { escapeHtml } from './html.ts';
import { wordsOf } from './search/words.ts';

/**
 * Returns the product types, tags, brands and collections with a word that begins with `query`, shortest first: the GraphQL type
 * SearchQuerySuggestion.
 */
export function suggestQueries(query: string, { products, collections }: Catalogue): readonly View[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const names = new Set(
    [
      ...products.flatMap(({ productType, vendor, tags }) => [productType, vendor, ...tags]),
      ...collections.map(({ title }) => title),
    ].map((name) => name.toLowerCase()),
  );
  return [...names]
    .filter((name) => name.startsWith(wanted) || wordsOf(name).some((word) => word.startsWith(wanted)))
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    .map((text) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: styled(text, wanted),
      trackingParameters: null,
    }));
}

/** Returns the suggestion as HTML with the typed text in `mark` and other text in `span`. */
function styled(text: string, wanted: string): string {
  const at = text.indexOf(wanted);
  const span = (part: string): string => (part ? `<span>${escapeHtml(part)}</span>` : '');
  if (at === -1) return span(text);
  return `${span(text.slice(0, at))}<mark>${escapeHtml(wanted)}</mark>${span(text.slice(at + wanted.length))}`;
}
