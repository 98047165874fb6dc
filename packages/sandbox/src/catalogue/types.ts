import type { GarmentSpec, GarmentView, Tint } from '@naap/garments';

/** An amount in the currency's minor unit (paise, cents), as an integer. */
export type Paise = number;

export interface Catalogue {
  readonly shop: ShopProfile;
  readonly products: readonly CatalogueProduct[];
  readonly collections: readonly CatalogueCollection[];
}

/** The shop's own data: name, countries and currency, and the discounts and delivery options of its carts. */
export interface ShopProfile {
  readonly name: string;
  readonly description: string;
  readonly slogan: string;
  /** Host name of the shop's web site. */
  readonly domain: string;
  readonly email: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop delivers to, `country` among them. */
  readonly countries: readonly string[];
  /** ISO 639-1 codes in upper case, the default first. */
  readonly languages: readonly string[];
  /** `#rrggbb` */
  readonly colors: { readonly background: string; readonly foreground: string };
  readonly discounts: readonly ShopDiscount[];
  readonly giftCards: readonly { readonly code: string; readonly balance: Paise }[];
  readonly deliveryOptions: readonly ShopDeliveryOption[];
  readonly locations: readonly ShopLocation[];
}

/** A discount code: an amount off the order, or a percentage off each line. */
type ShopDiscount =
  | { readonly code: string; readonly amount: Paise }
  | { readonly code: string; readonly percentage: number };

export interface ShopDeliveryOption {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly price: Paise;
}

/** A store where orders can be picked up. */
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
  /** Units sold so far; the sort key BEST_SELLING uses it. */
  readonly unitsSold: number;
  readonly options: readonly CatalogueOption[];
  /** Never empty. */
  readonly variants: readonly CatalogueVariant[];
  /** Never empty; grouped by colour. */
  readonly images: readonly CatalogueImage[];
  readonly category?: CatalogueCategory;
  readonly metafields?: readonly CatalogueMetafield[];
  /** Values of taxonomy attributes, such as the fabric. */
  readonly taxonomyValues?: readonly CatalogueTaxonomyValue[];
  readonly translations?: Translations<ProductTexts>;
  /** The untranslated texts of a product whose texts are translated. */
  readonly primary?: ProductTexts;
}

/** Texts by language: ISO 639-1 codes in upper case, without the shop's primary language. */
type Translations<Texts> = Readonly<Record<string, Texts>>;

export interface ProductTexts {
  readonly title: string;
  readonly descriptionHtml: string;
}

/** A category of Shopify's standard product taxonomy. */
export interface CatalogueCategory {
  /** For example `aa-1-4`, whose parent categories are `aa-1` and `aa`. */
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
  /** Key of the attribute's metafield in the namespace `shopify`. */
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
  /** `<product id>/<colour>-<view>.jpg`, relative to `/cdn/products/`. */
  readonly path: string;
  readonly altText: string;
  readonly drawing: GarmentDrawing;
  readonly translations?: Translations<{ readonly altText: string }>;
}

/** The arguments of `renderGarment`. */
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
  /** In the collection's manual order. */
  readonly products: readonly CatalogueProduct[];
}
