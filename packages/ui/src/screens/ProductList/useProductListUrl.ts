import { type FilterState, filtersFromSearchParams, filtersToSearchParams } from '@naap/state';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

export interface ProductListUrl {
  readonly collection: string | null;
  readonly search: string | null;
  readonly filters: FilterState;
  /** Writes changed filters into the URL, replacing the current history entry, and returns them. */
  change(update: (current: FilterState) => FilterState): FilterState;
}

/** Returns the URL's collection, search and filters. The URL is their only source of truth. */
export function useProductListUrl(): ProductListUrl {
  const { category, subcategory } = useParams();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const params = new URLSearchParams(searchParams);
  for (const tag of [category, subcategory]) if (tag !== undefined) params.append('tag', tag);

  // The router may render a new URL late, and a second change must include the first.
  const rendered = params.toString();
  const latest = useRef(rendered);
  useLayoutEffect(() => {
    latest.current = rendered;
  }, [rendered]);

  return {
    collection: params.get('collection'),
    search: params.get('search'),
    filters: filtersFromSearchParams(params),
    change(update) {
      const current = new URLSearchParams(latest.current);
      const next = update(filtersFromSearchParams(current));
      const search = filtersToSearchParams(next, current).toString();
      if (search !== latest.current) navigate({ pathname: '/products', search }, { replace: true });
      latest.current = search;
      return next;
    },
  };
}
