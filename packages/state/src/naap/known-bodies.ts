import type { KnownSize } from '@naap/api-clients/naap';
import { type ContentSizeChart, chartOf } from '@naap/content';
import { bodyFromKnownSize } from './body-position.ts';
import type { KnownBody } from './size-advice.ts';

/** Returns the bodies that sizes which a shopper says to fit are made for, by the charts of their brand, kind and gender; none for a size without a chart. */
export function knownBodiesOf(
  knownSizes: readonly KnownSize[],
  charts: readonly ContentSizeChart[],
): readonly KnownBody[] {
  return knownSizes.flatMap(({ brand, kind, gender, size, wish }) => {
    const tags = gender === null ? [] : [gender];
    const chart = chartOf(charts, { vendor: brand, productType: kind, tags });
    const ranges = chart && bodyFromKnownSize(chart, size, wish);
    return ranges ? [{ brand, size, ranges }] : [];
  });
}
