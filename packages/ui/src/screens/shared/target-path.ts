import { type ContentTarget, productsPath } from '@naap/state';

/** Where a tile of the content file leads. */
export function targetPath({ tags = [], collection, href }: ContentTarget): string {
  if (href !== undefined) return href;
  if (collection !== undefined) return `/products?collection=${encodeURIComponent(collection)}`;
  return productsPath({ selectedTags: tags });
}
