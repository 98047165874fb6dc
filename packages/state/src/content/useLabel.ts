import { labelOf } from '@naap/content';
import { useContent } from './useContent.ts';

/**
 * Returns a function that gives the label of a word that the storefront knows, such as a tag, or the name or a value of an option, in the
 * page's language. A word without a label is its own label. URLs and requests contain the word, never the label.
 */
export function useLabel(): (word: string) => string {
  const content = useContent();
  return (word) => labelOf(content, word);
}
