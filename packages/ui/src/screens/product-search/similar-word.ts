import { m } from '@naap/messages';
import { type Content, nearestWord, searchLabel } from '@naap/state';

/** Returns the word that a mistyped text most probably means, and the text that offers it; null when none is near. */
export function similarWord(text: string, content: Content) {
  const word = nearestWord(text, wordsOf(content));
  return word === null
    ? null
    : { word, label: m.search_page_did_you_mean({ word: searchLabel(word, content) }) };
}

/** Returns the tags, brands and other words by their names and labels. */
function wordsOf(content: Content) {
  const { filters, search } = content;
  return [...filters.categories, ...filters.styles, ...search.brands, ...search.words].flatMap((word) =>
    [word, searchLabel(word, content)].map((key) => ({ key, word })),
  );
}
