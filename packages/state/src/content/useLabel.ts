import { labelOf } from '@naap/content';
import { useContent } from './useContent.ts';

/**
 * Returns a function that translates a word of the storefront, such as a tag or the name or a value of an option, to its label in the page's
 * language. A word without a label is returned unchanged. URLs and requests contain the word, never the label.
 */
export function useLabel(): (word: string) => string {
  const content = useContent();
  return (word) => labelOf(content, word);
}
