import type { Colourway, GarmentKind, PatternName } from '@naap/garments';
import type { FabricName } from '../fabrics.ts';
import type { SizeScheme } from '../sizes.ts';
import type { Phrases } from '../words.ts';

/** The data that all products of one garment kind share: words, sizes, fabrics and patterns. */
interface ProductKind {
  readonly productType: string;
  readonly nouns: Phrases;
  readonly sizes: SizeScheme;
  readonly fabrics: readonly FabricName[];
  readonly patterns: readonly PatternName[];
  readonly palette: readonly Colourway[];
  readonly fits: Phrases;
  /**
   * Adjectives for titles that name a detail of the cut. In Hindi, use words that do not inflect, or words that agree with all nouns
   * of the kind.
   */
  readonly features: Phrases;
  /** Bullet points of the description. */
  readonly details: Phrases;
}

export type ProductKinds = Readonly<Record<GarmentKind, ProductKind>>;
