/** Latin letters and digits, joined by hyphens; empty when a text has none (a Hindi title). */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
