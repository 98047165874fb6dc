/** Returns the tags that contain `text`; tags that start with it come first. */
export function suggestionsFor(text: string, tags: readonly string[]): readonly string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const matches = tags.filter((tag) => tag.toLowerCase().includes(words));
  const begins = (tag: string) => tag.toLowerCase().startsWith(words);
  return [...matches.filter(begins), ...matches.filter((tag) => !begins(tag))];
}
