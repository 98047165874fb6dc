export const PRODUCT_PREFIX = 'gid://shopify/Product/';
export const VARIANT_PREFIX = 'gid://shopify/ProductVariant/';

/** Converts a bare product ID to a global ID; returns a global ID unchanged. */
export function toProductGid(id: string): string {
  return withPrefix(PRODUCT_PREFIX, id);
}

/** Converts a bare variant ID to a global ID; returns a global ID unchanged (spec section 5). */
export function toVariantGid(id: string): string {
  return withPrefix(VARIANT_PREFIX, id);
}

/** Returns the bare ID at the end of a global ID, as used in the URL of a product page. */
export function lastIdSegment(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

/**
 * Returns whether a text is a syntactically valid global ID, with a number of at most 18 digits, which is smaller than 2^63. The storefront rejects
 * a whole request because of one invalid ID.
 */
export function isWellFormedGid(gid: string): boolean {
  return /^gid:\/\/shopify\/[A-Za-z]+\/\d{1,18}$/.test(gid);
}

function withPrefix(prefix: string, id: string): string {
  return id.startsWith(prefix) ? id : `${prefix}${id}`;
}
