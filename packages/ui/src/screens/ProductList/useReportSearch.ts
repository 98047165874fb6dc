import { type ProductList, useReport } from '@naap/state';
import { useEffect, useEffectEvent } from 'react';

/** Reports a search when its first products are known. */
export function useReportSearch(search: string | null, { products, isLoading, error }: ProductList): void {
  const text = isLoading || error !== null ? '' : (search?.trim() ?? '');
  const report = useReport();
  const reportSearch = useEffectEvent(() => report({ type: 'search', text, products }));
  useEffect(() => {
    if (text !== '') reportSearch();
  }, [text]);
}
