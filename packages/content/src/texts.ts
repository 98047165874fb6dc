/** Keys whose texts shoppers read. */
const SHOWN_KEYS = new Set([
  'label',
  'title',
  'subtitle',
  'text',
  'description',
  'alt',
  'promises',
  'examples',
]);

/** Keys whose texts are tags of the storefront. Shoppers read their labels. */
const TAG_KEYS = new Set(['tag', 'tags', 'aliases', 'categories', 'styles', 'trending', 'words']);

/** Returns the texts of a content file that shoppers read. */
export function shownTexts(content: unknown): readonly string[] {
  return textsIn(content, SHOWN_KEYS);
}

/** Returns the tags that a content file names. */
export function tagsIn(content: unknown): readonly string[] {
  return textsIn(content, TAG_KEYS);
}

function textsIn(value: unknown, keys: ReadonlySet<string>, key = ''): readonly string[] {
  if (typeof value === 'string') return keys.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, keys, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, keys, name));
}

/** Returns a content file with the texts that shoppers read replaced by `translate`. */
export function translateShown<T>(content: T, translate: (text: string) => string, key?: string): T;
export function translateShown(value: unknown, translate: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return SHOWN_KEYS.has(key) ? translate(value) : value;
  if (Array.isArray(value)) return value.map((entry) => translateShown(entry, translate, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, translateShown(entry, translate, name)]),
  );
}
