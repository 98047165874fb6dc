import type { GarmentSpec, GarmentView, Tint } from '@naap/garments';

/** Integer paise. */
export type Paise = number;

export interface Catalogue {
  readonly products: readonly CatalogueProduct[];
  readonly collections: readonly CatalogueCollection[];
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
