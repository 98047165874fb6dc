import type { WireConfig } from '../config.ts';
import type { ApiError, CallOptions } from '../error.ts';
import type { Money } from '../pricing/index.ts';

/** An image as the storefront serves it; sizes are in pixels. */
export interface ImageRef {
  readonly url: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A product in a list. `price` is the lowest variant price; `originalPrice` is there only when it is higher, in the same currency. */
export interface ProductCard {
  /** Global id, `gid://shopify/Product/…`. */
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly brand: string;
  readonly price: Money;
  readonly originalPrice?: Money;
  readonly image: ImageRef | null;
  readonly availableForSale: boolean;
  /** The variant to buy when there is nothing to choose; null when a size or colour has to be chosen first. */
  readonly onlyVariantId: string | null;
}

/** One page of a list. `endCursor` is the `after` of the next page. */
export interface ProductPage {
  readonly products: readonly ProductCard[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface ProductVariant {
  /** Global id, `gid://shopify/ProductVariant/…`. */
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly originalPrice?: Money;
  readonly availableForSale: boolean;
  readonly image: ImageRef | null;
  readonly selectedOptions: readonly SelectedOption[];
}

export interface ProductOptionValue {
  readonly name: string;
  /** CSS colour of the swatch, where the storefront knows one. */
  readonly swatchColor?: string;
  /** Address of the picture of a swatch, such as that of a pattern, where the storefront has one. */
  readonly swatchImage?: string;
}

export interface ProductOption {
  readonly id: string;
  readonly name: string;
  readonly values: readonly ProductOptionValue[];
}

/** A product in detail, with all of its images and variants. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  /** HTML from outside: sanitise before showing. */
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly availableForSale: boolean;
  readonly options: readonly ProductOption[];
  readonly images: readonly ImageRef[];
  readonly variants: readonly ProductVariant[];
}

/** What a cart line needs to know of its variant. */
export interface VariantDetails {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly image: ImageRef | null;
  readonly productId: string;
  readonly productTitle: string | null;
  readonly vendor: string | null;
  readonly selectedOptions: readonly SelectedOption[];
  readonly availableForSale: boolean;
}

/** The outcome of looking up one variant of many. */
export type VariantLookup =
  | { readonly status: 'found'; readonly variant: VariantDetails }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly error: ApiError };

export type SortBy = 'price-low' | 'price-high' | 'newest' | 'popularity';

/** Where a list of products comes from; each knows other sort keys. */
export type ListSource = 'products' | 'collection' | 'search';

export interface ListInput {
  /** `endCursor` of the page before; absent or null asks for the first page. */
  readonly after?: string | null;
  readonly sortBy?: SortBy | null;
  /** Page size, 10 unless said otherwise. */
  readonly first?: number;
  /** Storefront search syntax; only the plain product list reads it. */
  readonly query?: string;
}

/** Both ends are inclusive. */
export interface PriceRange {
  readonly min?: Money;
  readonly max?: Money;
}

/** What narrows a collection: a tag of each group, one of the brands, a price. */
export interface CollectionFilter {
  readonly tagGroups: readonly (readonly string[])[];
  readonly brands: readonly string[];
  readonly priceRange?: PriceRange;
}

export interface StorefrontConfig extends WireConfig {
  /** The GraphQL endpoint of API version 2025-04. */
  readonly url: string;
  /** The public storefront access token. */
  readonly token: string;
  /** ISO 3166-1 code of the market whose prices are asked for, IN unless given. */
  readonly country?: string;
  /** The storefront's `LanguageCode`, such as EN or PT_BR; EN unless given. */
  readonly language?: string;
}

/** The catalogue (spec section 7, Storefront GraphQL). Every verb rejects with an `ApiError`. */
export interface StorefrontClient {
  /** All products. Rejects with 'Failed to fetch products from the storefront provider.'. */
  listProducts(input: ListInput, options?: CallOptions): Promise<ProductPage>;
  /**
   * The products of one collection. Rejects with 'Failed to fetch collection products from the storefront
   * provider.', or 'Collection "{handle}" not found'. With a filter a page may hold fewer products than were asked for, or none, and
   * still have a next page.
   */
  listCollection(
    input: ListInput & { readonly handle: string; readonly filter?: CollectionFilter },
    options?: CallOptions,
  ): Promise<ProductPage>;
  /**
   * Products that match a search; with `collection`, a handle, those of that collection alone, so that a page may hold fewer than were
   * asked for. Rejects with 'Failed to search products from the storefront provider.'.
   */
  searchProducts(
    input: ListInput & {
      readonly searchQuery: string;
      readonly priceRange?: PriceRange;
      readonly collection?: string;
    },
    options?: CallOptions,
  ): Promise<ProductPage>;
  /** Products that carry one tag. Rejects with 'Failed to fetch products by tag: {tag}'. */
  listProductsByTag(input: ListInput & { readonly tag: string }, options?: CallOptions): Promise<ProductPage>;
  /**
   * One product by its bare or global id; null when there is none.
   * Rejects with 'Failed to fetch product from the storefront provider.'.
   */
  getProduct(productId: string, options?: CallOptions): Promise<Product | null>;
  /**
   * Many variants by their bare or global ids, in one request; the outcomes stand in the order of `ids`.
   * One bad line never fails the others. When the whole request fails it rejects with 'Failed to fetch
   * variant details'.
   */
  getVariants(ids: readonly string[], options?: CallOptions): Promise<readonly VariantLookup[]>;
  /** One variant; null when there is none, or when the storefront answers with GraphQL errors (spec section 7). */
  getVariant(id: string, options?: CallOptions): Promise<VariantDetails | null>;
}
