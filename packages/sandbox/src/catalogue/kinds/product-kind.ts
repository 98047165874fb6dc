import type { Colourway, GarmentKind, PatternName } from '@naap/garments';
import type { FabricName } from '../fabrics.ts';
import type { SizeScheme } from '../sizes.ts';

/** What all products of one garment kind share: words, sizes, fabrics and patterns. */
interface ProductKind {
  readonly productType: string;
  readonly nouns: readonly string[];
  readonly sizes: SizeScheme;
  readonly fabrics: readonly FabricName[];
  readonly patterns: readonly PatternName[];
  readonly palette: readonly Colourway[];
  readonly fits: readonly string[];
  /** Adjectives for titles that name a detail of the cut. */
  readonly features: readonly string[];
  /** Bullet points of the description. */
  readonly details: readonly string[];
}

export type ProductKinds = Readonly<Record<GarmentKind, ProductKind>>;
