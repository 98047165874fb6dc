import { type FilterState, filtersFromSearchParams, filtersToSearchParams } from '@naap/state';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

export interface ListAddress {
  readonly collection: string | null;
  readonly search: string | null;
  readonly filters: FilterState;
  /** Writes changed filters into the address, in place of the current history entry, and returns them. */
  change(update: (current: FilterState) => FilterState): FilterState;
}

/** What the address asks for: the only place where filters, search and sort are kept. */
export function useListAddress(): ListAddress {
  const { category, subcategory } = useParams();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const params = new URLSearchParams(searchParams);
  for (const tag of [category, subcategory]) if (tag !== undefined) params.append('tag', tag);

  // The router may render a new address late: a second change must not undo the first.
  const shown = params.toString();
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);

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
