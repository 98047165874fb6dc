const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns a text as HTML that can be the content of an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? '');
