import {
  type FilterState,
  filtersFromSearchParams,
  filtersToSearchParams,
  type ProductListUrl,
  parseProductListUrl,
} from '@naap/state';
import { useHref, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { inTasksOrAtPress } from '../navigation/inTasksOrAtPress.ts';
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
  const allProducts = useHref('/products');
  const url = parseProductListUrl(pathParams, searchParams);
  const latest = useLatestQuery(url.params.toString());

  return {
    ...url,
    change(update) {
      const current = new URLSearchParams(latest.current);
      const next = update(filtersFromSearchParams(current));
      const search = filtersToSearchParams(next, current).toString();
      if (search !== latest.current) {
        const { pathname } = window.location;
        // After the paint, because changing the URL takes 20 ms on a slow phone.
        void inTasksOrAtPress([
          () => {
            // Going back may have left the list meanwhile. An earlier change has left the collection.
            if ([pathname, allProducts].includes(window.location.pathname))
              navigate({ pathname: '/products', search }, { replace: true });
          },
        ]);
      }
      latest.current = search;
      return next;
    },
  };
}
