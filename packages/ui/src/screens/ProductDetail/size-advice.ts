import { m } from '@naap/messages';
import { type OptionChoice, type Product, sameName } from '@naap/state';
import type { ChartMeasurement, FitHistory, FitReason, Naap, SizeAdvice, SizeChart } from '@naap/state/naap';
import { unitLabel } from './size-chart.ts';

/** Returns the noun of a measurement within a sentence. */
const NOUNS: Readonly<Record<ChartMeasurement, () => string>> = {
  chest: m.naap_mark_chest,
  waist: m.naap_mark_waist,
  hip: m.naap_mark_hip,
  foot: m.naap_mark_foot,
  insideLeg: m.naap_mark_inside_leg,
  underBust: m.naap_mark_under_bust,
};

const MM_PER_INCH = 25.4;

/** Rounds a length in mm to tenths of a centimetre, or to half inches. */
function lengthIn(unit: Naap['unit'], millimetres: number): number {
  return unit === 'cm' ? Math.round(millimetres) / 10 : Math.round((millimetres / MM_PER_INCH) * 2) / 2;
}

/** Returns the sizes that are recommended, none or up to two. */
export function recommendedSizes(advice: SizeAdvice | null | undefined): readonly string[] {
  if (advice?.kind === 'size') return [advice.size];
  return advice?.kind === 'between' ? advice.sizes : [];
}

/** A recommended size that cannot be ordered in the chosen colour, as the product names it. */
export interface MissingSize {
  readonly size: string;
  /** Whether it can be ordered in another colour. */
  readonly isInOtherColour: boolean;
  /** The nearest size that can be ordered; null when there is none. */
  readonly nearest: string | null;
}

/**
 * Returns the first recommended size that cannot be ordered; null when all can. A size of the chart that the product does not have counts as
 * sold out: the store no longer lists it.
 */
export function missingSize(
  advice: SizeAdvice,
  chart: SizeChart,
  option: OptionChoice,
  product: Product,
): MissingSize | null {
  const isForSale = (size: string) =>
    option.values.some(({ value, available }) => available && sameName(value, size));
  const size = recommendedSizes(advice).find((recommended) => !isForSale(recommended));
  if (size === undefined) return null;
  const at = chart.sizes.findIndex((one) => sameName(one.size, size));
  const [nearest = null] = chart.sizes
    .map((one, index) => ({ size: one.size, steps: Math.abs(index - at), isSmaller: index < at }))
    .filter((one) => isForSale(one.size))
    // Of two that are as near, the larger can be worn.
    .sort((a, b) => a.steps - b.steps || Number(a.isSmaller) - Number(b.isSmaller));
  const isInOtherColour = product.variants.some(
    ({ availableForSale, selectedOptions }) =>
      availableForSale &&
      selectedOptions.some(({ name, value }) => sameName(name, option.name) && sameName(value, size)),
  );
  return { size, isInOtherColour, nearest: nearest?.size ?? null };
}

type LabelOf = (word: string) => string;

/** Returns the sentence that names the recommendation; null when the advice is unknown. */
export function adviceTitle(advice: SizeAdvice, labelOf: LabelOf): string | null {
  switch (advice.kind) {
    case 'size': {
      const size = labelOf(advice.size);
      return advice.confidence === 'unsure' ? m.naap_mark_may_fit({ size }) : m.naap_mark_fits({ size });
    }
    case 'between': {
      const [smaller, larger] = advice.sizes;
      return m.naap_mark_between({ smaller: labelOf(smaller), larger: labelOf(larger) });
    }
    case 'none':
      return m.naap_mark_none();
    default:
      return null;
  }
}

/** Returns the sentence about the size that is nearest to a body outside of every size. */
export function nearestText(
  { nearest, problem }: Extract<SizeAdvice, { kind: 'none' }>,
  labelOf: LabelOf,
): string {
  const size = labelOf(nearest);
  return problem === 'too_small' ? m.naap_mark_all_small({ size }) : m.naap_mark_all_big({ size });
}

/** Returns the sentence that says how sure the recommendation is. */
export function confidenceText({
  kind,
  confidence,
}: Extract<SizeAdvice, { kind: 'size' | 'between' }>): string {
  if (confidence === 'unsure') return m.naap_mark_unsure();
  if (kind === 'between') return m.naap_mark_one_of_two();
  return confidence === 'sure' ? m.naap_mark_sure() : m.naap_mark_likely();
}

/** Returns the sentence that names the measurement without which no size is recommended. */
export function missingText(missing: readonly ChartMeasurement[]): string {
  const other = missing.find((name) => name === 'insideLeg' || name === 'underBust');
  const [first = 'chest'] = missing;
  return other === undefined
    ? m.naap_mark_missing({ measurement: NOUNS[first]() })
    : m.naap_mark_not_measured({ measurement: NOUNS[other]() });
}

/**
 * Returns the sentences that say why a size is recommended, in the order of the reasons. Of the further measurements, only the first that is
 * loose or tight. The size is named unless it is the recommended one.
 */
export function reasonTexts(
  advice: Exclude<SizeAdvice, { kind: 'unknown' }>,
  chart: SizeChart,
  { unit, preference }: Naap,
  { pieces }: FitHistory,
  labelOf: LabelOf,
): readonly string[] {
  const { reasons } = advice;
  const [first, ...others] = reasons.filter((reason) => reason.kind === 'measurement');
  const tight = others.find(({ ease }) => Math.abs(ease) >= NOTICEABLE_MM);
  return reasons.flatMap((reason) => {
    switch (reason.kind) {
      case 'measurement':
        if (reason === first)
          return rangeText(reason, unit, advice.kind === 'size' ? null : sizeOf(reason, chart), labelOf);
        return reason === tight ? easeText(reason, unit, preference) : [];
      case 'history':
        return historyText(reason, pieces, labelOf);
      case 'product': {
        const share = `${Math.round(reason.share * 100)}%`;
        return reason.runs === 'small'
          ? m.naap_mark_runs_small({ share, pieces: reason.pieces })
          : m.naap_mark_runs_large({ share, pieces: reason.pieces });
      }
      default:
        return m.naap_mark_known({ size: labelOf(reason.size), brand: reason.brand });
    }
  });
}

type ReasonOf<Kind> = Extract<FitReason, { kind: Kind }>;

function rangeText(
  { measurement, range: [from, to], yours }: ReasonOf<'measurement'>,
  unit: Naap['unit'],
  size: string | null,
  labelOf: LabelOf,
): string {
  const words = {
    measurement: NOUNS[measurement](),
    from: lengthIn(unit, from),
    to: lengthIn(unit, to),
    unit: unitLabel(unit),
    yours: lengthIn(unit, yours),
  };
  return size === null
    ? m.naap_mark_made_for(words)
    : m.naap_mark_size_made_for({ ...words, size: labelOf(size) });
}

/** Returns the size of the chart with the range of a reason. */
function sizeOf({ measurement, range: [from, to] }: ReasonOf<'measurement'>, { sizes }: SizeChart) {
  const found = sizes.find(
    ({ ranges }) => ranges[measurement]?.[0] === from && ranges[measurement][1] === to,
  );
  return found?.size ?? null;
}

/** A shorter difference is within the error of measuring. */
const NOTICEABLE_MM = 10;

function easeText(
  { measurement, ease }: ReasonOf<'measurement'>,
  unit: Naap['unit'],
  preference: Naap['preference'],
): string {
  const millimetres = unit === 'cm' ? Math.round(Math.abs(ease) / 10) * 10 : Math.abs(ease);
  const words = {
    measurement: NOUNS[measurement](),
    length: lengthIn(unit, millimetres),
    unit: unitLabel(unit),
  };
  if (ease > 0) return preference === 'loose' ? m.naap_mark_loose_liked(words) : m.naap_mark_loose(words);
  return preference === 'close' ? m.naap_mark_close_liked(words) : m.naap_mark_tight(words);
}

function historyText(
  { brand, productKind, direction }: ReasonOf<'history'>,
  pieces: FitHistory['pieces'],
  labelOf: LabelOf,
): string {
  const outcome = direction === 'larger' ? 'too_small' : 'too_big';
  const returned = pieces.find(
    (piece) => piece.outcome === outcome && sameName(piece.brand, brand) && sameName(piece.kind, productKind),
  );
  if (returned === undefined)
    return direction === 'larger' ? m.naap_mark_kept_larger({ brand }) : m.naap_mark_kept_smaller({ brand });
  const words = { size: labelOf(returned.size), brand };
  return direction === 'larger' ? m.naap_mark_returned_small(words) : m.naap_mark_returned_big(words);
}
