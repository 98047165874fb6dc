import type { GarmentSpec, GarmentView, Tint } from '@naap/garments';

/** An amount in the currency's minor unit (paise, cents), as an integer. */
export type Paise = number;

export interface Catalogue {
  readonly shop: {
    readonly name: string;
    /** ISO 4217. */
    readonly currency: string;
    /** ISO 639-1 codes in upper case, the primary language first. */
    readonly languages: readonly string[];
  };
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
  /** Units sold so far; the sort key BEST_SELLING uses it. */
  readonly unitsSold: number;
  readonly options: readonly CatalogueOption[];
  /** Never empty. */
  readonly variants: readonly CatalogueVariant[];
  /** Never empty; grouped by colour. */
  readonly images: readonly CatalogueImage[];
  /** What the pictures with a tape show. */
  readonly measuredPiece?: MeasuredPiece | undefined;
  readonly metafields?: readonly CatalogueMetafield[];
  readonly translations?: Translations<ProductTexts>;
  /** The untranslated texts of a product whose texts are translated. */
  readonly primary?: ProductTexts;
}

/** A piece laid flat under a tape. */
export interface MeasuredPiece {
  readonly size: string;
  readonly at: 'chest' | 'waist' | 'hip' | 'underBust';
  /** Girth of the piece beyond that of the body, in cm. */
  readonly ease: number;
  /** Half of the girth of the piece, to half inches. */
  readonly acrossInches: number;
}

/** Texts by language: ISO 639-1 codes in upper case, without the shop's primary language. */
type Translations<Texts> = Readonly<Record<string, Texts>>;

interface ProductTexts {
  readonly title: string;
  readonly descriptionHtml: string;
}

export interface CatalogueMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
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
  /** In the collection's manual order. */
  readonly products: readonly CatalogueProduct[];
}
