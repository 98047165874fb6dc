import { useContent } from '../content/useContent.ts';
import { useSizeCharts } from './useSizeCharts.ts';

/** Words that shoppers choose from when they name a size that fits them. */
export interface ChartNames {
  readonly brands: readonly string[];
  readonly kinds: readonly string[];
  readonly genders: readonly string[];
  /** Smallest first. */
  readonly sizes: readonly string[];
}

/** Returns the words of the size charts, and the sizes of the charts of a kind; words of the content where there are no charts. */
export function useChartNames(kind: string): ChartNames {
  const { search, filters } = useContent();
  const charts = useSizeCharts(true) ?? [];
  const ofKind = charts.filter(({ kinds }) => kind === '' || kinds.includes(kind));
  const words = (found: readonly string[], instead: readonly string[]) => {
    const unique = [...new Set(found)];
    return unique.length > 0 ? unique : instead;
  };
  return {
    brands: words(
      charts.flatMap(({ brands = [] }) => brands),
      search.brands,
    ),
    kinds: words(
      charts.flatMap(({ kinds }) => kinds),
      filters.categories,
    ),
    genders: words(
      charts.flatMap(({ gender }) => gender ?? []),
      filters.genders.map(({ title }) => title),
    ),
    sizes: words(
      ofKind.flatMap(({ chart }) => chart.sizes.map(({ size }) => size)),
      [],
    ),
  };
}
