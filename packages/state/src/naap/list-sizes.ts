import type { Naap } from '@naap/api-clients/naap';
import { type Content, type ContentSizeChart, chartOf, labelKey } from '@naap/content';
import { knownBodiesOf } from './known-bodies.ts';
import { type FitHistory, recommendSize } from './recommend-size.ts';

const NO_HISTORY: FitHistory = { pieces: [], product: null };

/** The chosen tags and brands of a list, and its search text. */
export interface ListedProducts {
  readonly tags: readonly string[];
  readonly brands: readonly string[];
  readonly search: string;
}

/**
 * Returns the sizes that fit a shopper in a list, by the charts of the kinds that its tags or its search name, such as 'Shirts', or of all
 * kinds. With one brand they are those of its charts, otherwise those of the charts for every brand (docs/decisions/catalogue.md).
 */
export function sizesOfList(
  charts: readonly ContentSizeChart[],
  { tags, brands, search }: ListedProducts,
  { filters: { genders } }: Pick<Content, 'filters'>,
  naap: Naap,
): readonly string[] {
  const brand = (brands.length === 1 && brands[0]) || '';
  const words = [...tags, ...search.split(/\s+/)];
  const known = [...new Set(charts.flatMap((chart) => chart.kinds))];
  const named = known.filter((kind) => words.some((word) => isWordFor(kind, word)));
  const kinds = named.length > 0 ? named : known;
  const chosen = genders.map(({ tag }) => tag).filter((tag) => tags.includes(tag));
  const ofGenders = chosen.length > 0 ? chosen : genders.map(({ tag }) => tag);
  const knownBodies = knownBodiesOf(naap.known_sizes, charts);
  const sizes = kinds.flatMap((kind) =>
    ofGenders.flatMap((gender) => {
      const chart = chartOf(charts, { vendor: brand, productType: kind, tags: [gender] });
      if (chart === null) return [];
      const advice = recommendSize({ chart, brand, kind, knownBodies }, naap, NO_HISTORY);
      if (advice.kind === 'size') return [advice.size];
      return advice.kind === 'between' ? advice.sizes : [];
    }),
  );
  return [...new Set(sizes)];
}

/** Returns whether a word is the name of a kind or its plural: 'Dresses' for 'Dress'. */
function isWordFor(kind: string, word: string): boolean {
  const singular = labelKey(kind);
  return ['', 's', 'es'].some((ending) => labelKey(word) === singular + ending);
}
