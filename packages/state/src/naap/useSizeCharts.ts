import type { ContentSizeChart } from '@naap/content';
import { useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';

/** Returns the content's size charts. They are loaded when they are needed; undefined before, and after a failure. */
export function useSizeCharts(isNeeded: boolean): readonly ContentSizeChart[] | undefined {
  const { loadSizeCharts } = useShopState();
  const { data } = useQuery({
    queryKey: ['size-charts'],
    queryFn: loadSizeCharts,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
