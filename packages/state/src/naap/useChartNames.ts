import { useContent } from '../content/useContent.ts';

/** Words that shoppers choose from when they name a size that fits them. */
export interface ChartNames {
  readonly brands: readonly string[];
  readonly kinds: readonly string[];
  readonly genders: readonly string[];
  /** Smallest first. */
  readonly sizes: readonly string[];
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Returns the brands, kinds, genders and sizes of the shop. */
export function useChartNames(): ChartNames {
  const { search, filters } = useContent();
  const genders = filters.genders.map(({ title }) => title);
  return { brands: search.brands, kinds: filters.categories, genders, sizes: SIZES };
}
