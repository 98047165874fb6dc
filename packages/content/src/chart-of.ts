import type { SizeChart } from '@naap/api-clients/naap';
import { labelKey } from './labels.ts';
import type { ContentSizeChart } from './schema.ts';

/** What selects the chart of a product: its brand, its kind and its tags in the storefront. */
interface ChartedProduct {
  readonly vendor: string;
  readonly productType?: string;
  readonly tags?: readonly string[];
}

const has = (words: readonly string[], word: string) =>
  words.some((other) => labelKey(other) === labelKey(word));

/**
 * Returns the size chart of a product's kind: that of its brand before that of every brand, and that of its gender before that of every gender;
 * null without one. Case and punctuation are ignored.
 */
export function chartOf(
  charts: readonly ContentSizeChart[],
  { vendor, productType = '', tags = [] }: ChartedProduct,
): SizeChart | null {
  const matching = charts.filter(
    ({ brands, kinds, gender }) =>
      has(kinds, productType) &&
      (brands === undefined || has(brands, vendor)) &&
      (gender === undefined || has(tags, gender)),
  );
  const rank = ({ brands, gender }: ContentSizeChart) =>
    (brands === undefined ? 0 : 2) + (gender === undefined ? 0 : 1);
  return matching.toSorted((a, b) => rank(b) - rank(a))[0]?.chart ?? null;
}
