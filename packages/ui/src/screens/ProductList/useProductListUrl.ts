import {
  type FilterState,
  filtersFromSearchParams,
  filtersToSearchParams,
  type ProductListUrl,
  parseProductListUrl,
} from '@naap/state';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useLatestQuery } from '../navigation/useLatestQuery.ts';

export interface EditableProductListUrl extends ProductListUrl {
  /** Writes changed filters into the URL, replacing the current history entry, and returns them. */
  change(update: (current: FilterState) => FilterState): FilterState;
}

/** Returns the URL's collection, search and filters. The URL is their only source of truth. */
export function useProductListUrl(): EditableProductListUrl {
  const pathParams = useParams();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const url = parseProductListUrl(pathParams, searchParams);
  const latest = useLatestQuery(url.params.toString());

  return {
    ...url,
    change(update) {
      const current = new URLSearchParams(latest.current);
      const next = update(filtersFromSearchParams(current));
      const search = filtersToSearchParams(next, current).toString();
      if (search !== latest.current) {
        latest.current = search;
        navigate({ pathname: '/products', search }, { replace: true });
      }
      return next;
    },
  };
}
