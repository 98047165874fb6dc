const PRODUCT_PREFIX = 'gid://shopify/Product/';
const VARIANT_PREFIX = 'gid://shopify/ProductVariant/';

/** The global product id of a bare or global one. */
export function toProductGid(id: string): string {
  return withPrefix(PRODUCT_PREFIX, id);
}

/** The global variant id of a bare or global one (spec section 5). */
export function toVariantGid(id: string): string {
  return withPrefix(VARIANT_PREFIX, id);
}

/** The bare id at the end of a global one: what stands in a product's address. */
export function lastIdSegment(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

/** Whether the storefront could know this global id. It refuses a whole request over one that is none. */
export function isWellFormedGid(gid: string): boolean {
  return /^gid:\/\/shopify\/[A-Za-z]+\/\d+$/.test(gid);
}

function withPrefix(prefix: string, id: string): string {
  return id.startsWith(prefix) ? id : `${prefix}${id}`;
}
