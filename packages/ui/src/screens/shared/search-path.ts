/** Where the products that match `text` are; all of them when it is blank (spec sections 2 and 5). */
export function searchPath(text: string): string {
  const words = text.trim();
  return words === '' ? '/products' : `/products?search=${encodeURIComponent(words)}`;
}
