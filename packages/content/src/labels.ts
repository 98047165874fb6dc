import type { Content } from './schema.ts';

/** Returns the label of a word that the storefront knows, such as a tag or a size; the word itself when there is none. */
export function labelOf({ labels }: Pick<Content, 'labels'>, word: string): string {
  const key = labelKey(word);
  return Object.hasOwn(labels, key) ? (labels[key] ?? word) : word;
}

/**
 * Returns the key of a word in `labels`. It ignores case and punctuation, so that the handle of a collection, such as `gen-z-fashion`, has the
 * label of the tag "Gen-Z Fashion".
 */
export function labelKey(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the key of the word that has a label; undefined when no word has it. */
export function wordOfLabel({ labels }: Pick<Content, 'labels'>, label: string): string | undefined {
  const wanted = labelKey(label.normalize('NFC'));
  return Object.keys(labels).find((key) => labelKey(labels[key] ?? '') === wanted);
}
