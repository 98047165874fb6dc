/** Start of the query keys of single products. */
export const PRODUCT_DETAIL_KEY = ['products', 'detail'] as const;
