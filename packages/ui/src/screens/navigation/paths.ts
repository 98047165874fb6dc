import { type ContentTarget, lastIdSegment, productsPath } from '@naap/state';

/** Returns the path of a product: '/product/123' for 'gid://shopify/Product/123' (spec section 2). */
export const productPath = (productId: string): string =>
  `/product/${encodeURIComponent(lastIdSegment(productId))}`;

/** Returns the path of one of the shopper's orders. */
export const orderPath = (orderId: string): string => `/order/${encodeURIComponent(orderId)}`;

/** Returns the path of the products that match `text`; of all products when it is blank (spec sections 2 and 5). */
export function searchPath(text: string): string {
  const words = text.trim();
  return words === '' ? '/products' : `/products?search=${encodeURIComponent(words)}`;
}

/** Returns the path that a link of the content file leads to. */
export function contentTargetPath({ tags = [], collection, href }: ContentTarget): string {
  if (href !== undefined) return href;
  if (collection !== undefined) return `/products?collection=${encodeURIComponent(collection)}`;
  return productsPath({ selectedTags: tags });
}

/** Path of the shopper's measurements. */
export const naapPath = '/naap';
