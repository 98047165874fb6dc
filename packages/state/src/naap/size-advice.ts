import type {
  BodyMeasurement,
  BodyRange,
  ChartMeasurement,
  ChartSize,
  Naap,
  SizeChart,
} from '@naap/api-clients/naap';

/** A piece that the shopper has ordered and tried on. */
export interface FitPiece {
  readonly brand: string;
  /** The product's type in the store: 'Jeans'. */
  readonly kind: string;
  readonly size: string;
  readonly outcome: 'kept' | 'too_small' | 'too_big';
}

/** What all shoppers did with a product. */
export interface ProductFit {
  readonly kept: number;
  readonly tooSmall: number;
  readonly tooBig: number;
}

export interface FitHistory {
  /** Newest first. */
  readonly pieces: readonly FitPiece[];
  readonly product: ProductFit | null;
}

/** Why a size is recommended. Lengths are in mm. */
export type FitReason =
  | {
      readonly kind: 'measurement';
      readonly measurement: BodyMeasurement;
      readonly range: BodyRange;
      readonly yours: number;
      /** The length by which the body is below the range, so that the size is loose; negative when it is above; 0 within the range. */
      readonly ease: number;
    }
  | {
      readonly kind: 'history';
      readonly brand: string;
      readonly productKind: string;
      readonly direction: 'larger' | 'smaller';
      readonly pieces: number;
    }
  | {
      readonly kind: 'product';
      readonly runs: 'small' | 'large';
      readonly pieces: number;
      /** The share of pieces that were handed back in this direction, and its 95 % interval. */
      readonly share: number;
      readonly interval: readonly [number, number];
    }
  | { readonly kind: 'known-size'; readonly brand: string; readonly size: string };

interface Fit {
  /** The most important first. */
  readonly reasons: readonly FitReason[];
  /** The probability that the shopper keeps the size, or one of the two, from 0 to 1; and a word for it (`SURE`, `LIKELY`). */
  readonly probability: number;
  readonly confidence: 'sure' | 'likely' | 'unsure';
}

export type SizeAdvice =
  | ({ readonly kind: 'size'; readonly size: string } & Fit)
  | ({ readonly kind: 'between'; readonly sizes: readonly [smaller: string, larger: string] } & Fit)
  /** The body is outside of every size. `nearest` is the size whose range is nearest. */
  | {
      readonly kind: 'none';
      readonly nearest: string;
      readonly problem: 'too_small' | 'too_big';
      readonly reasons: readonly FitReason[];
    }
  /** The chart's most important measurement is unknown. */
  | { readonly kind: 'unknown'; readonly missing: readonly ChartMeasurement[] };

/** The bodies that a known size of a brand fits (`bodyFromKnownSize`). */
export interface KnownBody {
  readonly brand: string;
  readonly size: string;
  readonly ranges: ChartSize['ranges'];
}

/** What is recommended for, with the words that select the shopper's history. */
interface SizedProduct {
  readonly chart: SizeChart;
  readonly brand: string;
  readonly kind: string;
  /** Estimates of measurements that the shopper has not entered. The first one that has a measurement is used. */
  readonly knownBodies?: readonly KnownBody[];
}
export type RecommendSize = (product: SizedProduct, naap: Naap, history: FitHistory) => SizeAdvice;
