import { lastIdSegment } from '@naap/state';

/** Where a product is shown: '/product/123' for 'gid://shopify/Product/123' (spec section 2). */
export const productPath = (productId: string): string =>
  `/product/${encodeURIComponent(lastIdSegment(productId))}`;
