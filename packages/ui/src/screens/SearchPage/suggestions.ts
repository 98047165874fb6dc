/** The tags that `text` may become: those that begin with it before those that contain it further in. */
export function suggestionsFor(text: string, tags: readonly string[]): readonly string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const matches = tags.filter((tag) => tag.toLowerCase().includes(words));
  const begins = (tag: string) => tag.toLowerCase().startsWith(words);
  return [...matches.filter(begins), ...matches.filter((tag) => !begins(tag))];
}
