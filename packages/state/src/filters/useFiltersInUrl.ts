import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import { type FilterState, filtersFromSearchParams, filtersToSearchParams, sameFilters } from './filters.ts';

/** Where a product list stands, in the words of whatever router there is. */
export interface ListAddress {
  readonly params: URLSearchParams;
  /** The key of the history entry: tells a link to the address that is shown already from no navigation at all. */
  readonly entry: string;
  /** What `replace` left with this history entry; anything else when something else led here. */
  readonly mark: unknown;
  /** Writes other parameters into the address, without a history entry more. */
  readonly replace: (next: URLSearchParams, mark: string) => void;
}

/** What this screen has seen of its own address. */
interface Trail {
  /** Where it stood at the last run; null before the first. */
  seen: string | null;
  /** What was written here and the router has not shown yet; the last one is where it leads. */
  written: { readonly mark: string; readonly params: URLSearchParams }[];
}

/**
 * Keeps the filters and the address of a product list alike (docs/decisions/catalogue.md), whatever the router.
 *
 * On arrival (reload, Back, a link) the address wins: the filters become those that it names, or none. Only filters
 * that were chosen just before and that no address shows yet are written into an address that names none.
 * Afterwards every change of the filters is written with `replace`.
 *
 * Answers the filters that hold for this very render; hand them to `useProductList`, so that the first request
 * already is the right one.
 */
export function useFiltersInUrl({ params, entry, mark, replace }: ListAddress): FilterState {
  const { filters } = useShopState();
  const inStore = useStore(filters.store);
  const trail = useRef<Trail>({ seen: null, written: [] });
  const here = `${entry}?${params}`;

  const inAddress = filtersFromSearchParams(params);
  const isOwn = trail.current.written.some((write) => write.mark === mark);
  const isArrival = here !== trail.current.seen && !isOwn;
  const addressWins = isArrival && (hasFilters(inAddress) || !filters.isAhead());
  const effective = addressWins && !sameFilters(inAddress, inStore) ? inAddress : inStore;

  useEffect(() => {
    if (isArrival || mark === trail.current.written.at(-1)?.mark) trail.current.written = [];
    trail.current.seen = here;
    const { written } = trail.current;
    if (effective !== inStore) {
      filters.adopt(effective);
      return;
    }
    filters.markShown();
    const target = written.at(-1)?.params ?? params;
    if (sameFilters(filtersFromSearchParams(target), inStore)) return;
    const next = { mark: Math.random().toString(36), params: filtersToSearchParams(inStore, params) };
    written.push(next);
    replace(next.params, next.mark);
  });

  return effective;
}

function hasFilters({ selectedTags, sortBy }: FilterState): boolean {
  return selectedTags.length > 0 || sortBy !== null;
}
