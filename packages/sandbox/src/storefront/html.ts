const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? '');

export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

/** Returns a text of at most `limit` characters, with an ellipsis if it is cut off. */
export function truncated(text: string, limit: number | null | undefined): string {
  if (limit == null || text.length <= limit) return text;
  return `${text.slice(0, Math.max(0, limit - 1))}…`;
}
