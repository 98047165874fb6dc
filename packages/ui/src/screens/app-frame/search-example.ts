import { advanceOnScreen } from '../../behaviour/advanceOnScreen.ts';

/** Time between search examples (spec section 9). */
export const SEARCH_EXAMPLE_MS = 2000;

/** Rotates the example in a search link whose HTML is not hydrated, as the header does. Returns the function that ends it. */
export function rotateExampleHtml(element: Element, examples: readonly string[]): () => void {
  let index = 0;
  return advanceOnScreen(element, SEARCH_EXAMPLE_MS, () => {
    index = (index + 1) % examples.length;
    element.textContent = examples[index] ?? '';
  });
}
