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

/** Returns a function that translates the name of an option. Some storefronts write names in capitals: 'COLOR' is 'Color'. */
export function useOptionLabel(): (name: string) => string {
  const label = useLabel();
  return (name) => {
    const rest = name.slice(1);
    return label(name.charAt(0).toUpperCase() + (name === name.toUpperCase() ? rest.toLowerCase() : rest));
  };
}
