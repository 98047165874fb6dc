import type { WireConfig } from '../config.ts';
import type { ApiError, CallOptions } from '../error.ts';
import type { SizeChart } from '../naap/index.ts';
import type { Money, PriceRange } from '../pricing/index.ts';

/** An image as the storefront serves it; sizes are in pixels. */
export interface ImageRef {
  readonly url: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A product in a list. `price` is the lowest variant price; `originalPrice` is set only when it is higher and in the same currency. */
export interface ProductCard {
  /** Global ID, `gid://shopify/Product/…`. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Money;
  readonly originalPrice?: Money;
  /** Decorative beside the name, so it has no alternative text. */
  readonly image: Omit<ImageRef, 'altText'> | null;
  readonly availableForSale: boolean;
  /** The ID of the only variant; null when the shopper has to select a size or colour first. */
  readonly onlyVariantId: string | null;
}

/** One page of a list. `endCursor` is the `after` of the next page. */
export interface ProductPage {
  readonly products: readonly ProductCard[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

export type CountsByName = Readonly<Record<string, number>>;

/**
 * Numbers of products. Names are in lower case, and a missing name counts 0; null when the store does not filter by that kind, and
 * when only the total was requested.
 */
export interface ProductCounts {
  readonly total: number;
  readonly tags: CountsByName | null;
  readonly brands: CountsByName | null;
  /** Null when the store has no filters. */
  readonly variants: VariantFacets | null;
}

/** The filters by variants that a store offers for a search or a collection. */
export interface VariantFacets {
  readonly options: readonly OptionFacet[];
  /** The lowest and the highest price, in units such as rupees; null when the store does not filter by price. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** Null when the store does not filter by availability. */
  readonly inStock: { readonly count: number | null } | null;
}

/** The values of an option, in the store's order. `name` selects it in a filter, `label` is the text to show. */
export interface OptionFacet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionFacetValue[];
}

export interface OptionFacetValue extends ProductOptionValue {
  /** Number of products; null when it is unknown. */
  readonly count: number | null;
}

/** The names by which filters select a product. */
export interface TaggedProduct {
  readonly tags: readonly string[];
  readonly brand: string;
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface ProductVariant {
  /** Global ID, `gid://shopify/ProductVariant/…`. */
  readonly id: string;
  /** The store's article number. */
  readonly sku?: string;
  readonly title: string;
  readonly price: Money;
  readonly originalPrice?: Money;
  readonly availableForSale: boolean;
  readonly image: ImageRef | null;
  readonly selectedOptions: readonly SelectedOption[];
}

export interface ProductOptionValue {
  readonly name: string;
  /** CSS colour of the swatch, where the storefront has one. */
  readonly swatchColor?: string;
  /** URL of the swatch's image, such as a pattern, where the storefront has one. */
  readonly swatchImage?: string;
}

export interface ProductOption {
  readonly id: string;
  readonly name: string;
  readonly values: readonly ProductOptionValue[];
}

/** A product with all of its images and variants. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  /** Untrusted HTML: sanitise it before rendering, unless `isDescriptionSanitised`. */
  readonly descriptionHtml: string;
  /** Set on a server that has sanitised the description. A client never sets it. */
  readonly isDescriptionSanitised?: boolean;
  readonly vendor: string;
  /** The kind of product in the store: 'Jeans'. */
  readonly productType?: string;
  readonly tags?: readonly string[];
  /** The product's own chart (metafield `naap.size_chart`); null when it has none, or a malformed one. */
  readonly sizeChart?: SizeChart | null;
  readonly availableForSale: boolean;
  readonly options: readonly ProductOption[];
  readonly images: readonly ImageRef[];
  readonly variants: readonly ProductVariant[];
}

/** The fields of a variant that a cart line shows. */
export interface VariantDetails {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly image: ImageRef | null;
  readonly productId: string;
  readonly productTitle: string | null;
  /** Empty when the store has none. */
  readonly productType?: string;
  readonly vendor: string | null;
  readonly selectedOptions: readonly SelectedOption[];
  /** The options of its product with their values, in the store's order. */
  readonly productOptions?: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly availableForSale: boolean;
}

/** The result for one variant of a look-up. */
export type VariantLookup =
  | { readonly status: 'found'; readonly variant: VariantDetails }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly error: ApiError };

/** The result for one product of a look-up. */
export type ProductLookup =
  | { readonly status: 'found'; readonly product: ProductCard }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly error: ApiError };

export type SortBy = 'price-low' | 'price-high' | 'newest' | 'popularity';

/** The API field that lists products. Each supports different sort keys. */
export type ListSource = 'products' | 'collection' | 'search';

export interface ListInput {
  /** `endCursor` of the previous page; undefined or null requests the first page. */
  readonly after?: string | null;
  readonly sortBy?: SortBy | null;
  /** Page size. Default: 10. */
  readonly first?: number;
  /** Query in storefront search syntax. Used only by `listProducts`. */
  readonly query?: string;
}

/** A filter by variants. A product matches when one of its variants passes all parts of the filter. */
export interface VariantFilter {
  /** Limits of the prices as lists show them, in whole rupees. */
  readonly priceRange?: PriceRange | null;
  /** Values of one option, such as two sizes, are alternatives. Names and values may differ in case. */
  readonly options?: readonly SelectedOption[];
  readonly inStock?: boolean;
}

/** A filter of a collection. A product matches when it has a tag of each group, one of the brands and a matching variant. */
export interface CollectionFilter extends VariantFilter {
  readonly tagGroups: readonly (readonly string[])[];
  readonly brands: readonly string[];
}

export interface StorefrontConfig extends WireConfig {
  /** The GraphQL endpoint of API version 2025-04 or later. */
  readonly url: string;
  /** The public storefront access token. */
  readonly token: string;
  /** ISO 3166-1 code of the market whose prices are requested. Default: IN. */
  readonly country?: string;
  /** The storefront's `LanguageCode`, such as EN or PT_BR. Default: EN. `textLanguage` finds out which texts are translated. */
  readonly language?: string;
  /** Whether data beside GraphQL errors is used (the default) or the call rejects, as where money depends on it. */
  readonly partialData?: 'use' | 'reject';
  /** Runs each operation, such as `GetProduct`. Servers measure it here. Default: only runs it. */
  readonly observe?: <T>(operation: string, run: () => Promise<T>) => Promise<T>;
}

/** Reads the catalogue (spec section 7, Storefront GraphQL). Every verb rejects with an `ApiError`. */
export interface StorefrontClient {
  /** Lists all products. Rejects with 'Failed to fetch products from the storefront provider.'. */
  listProducts(input: ListInput, options?: CallOptions): Promise<ProductPage>;
  /**
   * Lists the products of one collection. Rejects with 'Failed to fetch collection products from the storefront
   * provider.', or 'Collection "{handle}" not found'. With a filter, a page may have fewer products than requested, or none, and
   * still have a next page.
   */
  listCollection(
    input: ListInput & { readonly handle: string; readonly filter?: CollectionFilter },
    options?: CallOptions,
  ): Promise<ProductPage>;
  /**
   * Lists the products that match a search. With `collection`, a handle, only products of that collection: a page may then have
   * fewer products than requested. Rejects with 'Failed to search products from the storefront provider.'.
   */
  searchProducts(
    input: ListInput & VariantFilter & { readonly searchQuery: string; readonly collection?: string },
    options?: CallOptions,
  ): Promise<ProductPage>;
  /** Lists the products with a tag. Rejects with 'Failed to fetch products by tag: {tag}'. */
  listProductsByTag(input: ListInput & { readonly tag: string }, options?: CallOptions): Promise<ProductPage>;
  /** Counts the products that match a search, also by each filter unless `totalOnly`. Rejects as `searchProducts` does. */
  countProducts(
    input: VariantFilter & { readonly searchQuery: string; readonly totalOnly?: boolean },
    options?: CallOptions,
  ): Promise<ProductCounts>;
  /**
   * Resolves with the tags and brands of a collection's products, for counting them; null when it has more than 1,000. Rejects as
   * `listCollection` does.
   */
  listCollectionTags(
    input: VariantFilter & { readonly handle: string },
    options?: CallOptions,
  ): Promise<readonly TaggedProduct[] | null>;
  /**
   * Resolves with the filters by variants of a collection; null when it has none. Counts are null when the store cannot apply the tags and
   * brands of the filter. Rejects as `listCollection` does.
   */
  listCollectionFacets(
    input: { readonly handle: string; readonly filter: CollectionFilter },
    options?: CallOptions,
  ): Promise<VariantFacets | null>;
  /**
   * Returns the products that match a partly typed text, best first; at most `limit`, from 1 to 10. Rejects with 'Failed to search
   * products from the storefront provider.'.
   */
  suggestProducts(
    input: { readonly text: string; readonly limit: number },
    options?: CallOptions,
  ): Promise<readonly ProductCard[]>;
  /**
   * Resolves with the product of a bare or global ID; null when there is none.
   * Rejects with 'Failed to fetch product from the storefront provider.'.
   */
  getProduct(productId: string, options?: CallOptions): Promise<Product | null>;
  /**
   * Looks up products by their bare or global IDs in one request, at most 250. Resolves with the results in the order of `ids`; a malformed
   * product does not fail the others. Rejects with 'Failed to fetch products from the storefront provider.' when the whole request fails.
   */
  getProducts(ids: readonly string[], options?: CallOptions): Promise<readonly ProductLookup[]>;
  /**
   * Resolves with products that are similar to the one with this bare or global ID, at most ten; none when it does not exist. Rejects with
   * 'Failed to fetch products from the storefront provider.'.
   */
  recommendProducts(productId: string, options?: CallOptions): Promise<readonly ProductCard[]>;
  /**
   * Looks up variants by their bare or global IDs in one request. Resolves with the results in the order of `ids`; a malformed
   * variant does not fail the others. Rejects with 'Failed to fetch variant details' when the whole request fails.
   */
  getVariants(ids: readonly string[], options?: CallOptions): Promise<readonly VariantLookup[]>;
  /** Resolves with one variant; null when there is none, or when the storefront responds with GraphQL errors (spec section 7). */
  getVariant(id: string, options?: CallOptions): Promise<VariantDetails | null>;
}
