/** Returns the Latin letters and digits of a text in lower case, joined by hyphens; empty for a text without any (in Hindi, for example). */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
