import type { GarmentSpec, GarmentView, Tint } from '@naap/garments';

/** Integer paise. */
export type Paise = number;

export interface Catalogue {
  readonly shop: ShopProfile;
  readonly products: readonly CatalogueProduct[];
  readonly collections: readonly CatalogueCollection[];
}

/** What the storefront says about the shop itself, and the offers and services its cart knows. */
export interface ShopProfile {
  readonly name: string;
  readonly description: string;
  readonly slogan: string;
  /** Host of the shop's own web site. */
  readonly domain: string;
  readonly email: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Where the shop delivers; holds `country`. */
  readonly countries: readonly string[];
  /** ISO 639-1 in capitals, the default first. */
  readonly languages: readonly string[];
  /** `#rrggbb` */
  readonly colors: { readonly background: string; readonly foreground: string };
  readonly discounts: readonly ShopDiscount[];
  readonly giftCards: readonly { readonly code: string; readonly balance: Paise }[];
  readonly deliveryOptions: readonly ShopDeliveryOption[];
  readonly locations: readonly ShopLocation[];
}

/** A code that takes an amount off the order, or a percentage off each line. */
type ShopDiscount =
  | { readonly code: string; readonly amount: Paise }
  | { readonly code: string; readonly percentage: number };

export interface ShopDeliveryOption {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly price: Paise;
}

/** A shop where orders can be picked up. */
export interface ShopLocation {
  readonly handle: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly provinceCode: string;
  readonly province: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
}

export interface CatalogueProduct {
  /** Last segment of `gid://shopify/Product/…`. */
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly descriptionHtml: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Sold so far; orders BEST_SELLING. */
  readonly unitsSold: number;
  readonly options: readonly CatalogueOption[];
  /** Never empty. */
  readonly variants: readonly CatalogueVariant[];
  /** Never empty; every colour's views follow one another. */
  readonly images: readonly CatalogueImage[];
  readonly category?: CatalogueCategory;
  readonly metafields?: readonly CatalogueMetafield[];
  /** Values of the taxonomy's attributes, such as the fabric. */
  readonly taxonomyValues?: readonly CatalogueTaxonomyValue[];
}

/** A category of the standard product taxonomy. */
export interface CatalogueCategory {
  /** Such as `aa-1-4`: the categories above it are its beginnings, `aa-1` and `aa`. */
  readonly id: string;
  readonly name: string;
}

export interface CatalogueMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: 'single_line_text_field' | 'number_integer' | 'number_decimal' | 'boolean';
  readonly value: string;
}

export interface CatalogueTaxonomyValue {
  /** The key of its metafield in the namespace `shopify`. */
  readonly attribute: string;
  /** Last segment of `gid://shopify/TaxonomyValue/…`. */
  readonly id: number;
  readonly name: string;
}

export interface CatalogueOption {
  readonly id: number;
  readonly name: string;
  readonly values: readonly CatalogueOptionValue[];
}

interface CatalogueOptionValue {
  readonly name: string;
  /** `#rrggbb`, for colours. */
  readonly swatch?: string;
}

export interface CatalogueVariant {
  /** Last segment of `gid://shopify/ProductVariant/…`. */
  readonly id: number;
  readonly title: string;
  readonly sku: string;
  readonly price: Paise;
  readonly compareAtPrice: Paise | null;
  readonly quantityAvailable: number;
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
  readonly image: CatalogueImage;
  readonly metafields?: readonly CatalogueMetafield[];
}

export interface CatalogueImage {
  readonly id: number;
  /** `<product id>/<colour>-<view>.jpg` under `/cdn/products/`. */
  readonly path: string;
  readonly altText: string;
  readonly drawing: GarmentDrawing;
}

/** What `renderGarment` is told. */
export interface GarmentDrawing {
  readonly spec: GarmentSpec;
  readonly view: GarmentView;
  readonly tint: Tint;
  readonly seed: number;
}

export interface CatalogueCollection {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** In the collection's own (manual) order. */
  readonly products: readonly CatalogueProduct[];
}
