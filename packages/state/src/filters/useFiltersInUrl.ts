import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import { type FilterState, filtersFromSearchParams, filtersToSearchParams, sameFilters } from './filters.ts';

/** What this screen has seen of its own address. */
interface Trail {
  /** The history entry and the address of the last run; null before the first. */
  seen: { entry: string; address: string } | null;
  /** Addresses written here that the router has not shown yet; the last one is where they lead. */
  written: string[];
}

/**
 * Keeps the filters and the address of a product list alike (docs/decisions/catalogue.md), whatever the router.
 *
 * On arrival (reload, Back, a link) the address wins: the filters become those that it names, or none. Only filters
 * that were chosen just before and that no address shows yet are written into an address that names none.
 * Afterwards every change of the filters is written with `replace`, which must not add a history entry.
 *
 * `entry` is the key of the history entry: it tells a link to the address that is shown already from no navigation at all.
 *
 * Answers the filters that hold for this very render; hand them to `useProductList`, so that the first request
 * already is the right one.
 */
export function useFiltersInUrl(
  params: URLSearchParams,
  replace: (next: URLSearchParams) => void,
  entry: string,
): FilterState {
  const { filters } = useShopState();
  const inStore = useStore(filters.store);
  const trail = useRef<Trail>({ seen: null, written: [] });
  const address = params.toString();

  const inAddress = filtersFromSearchParams(params);
  const { seen, written: underWay } = trail.current;
  const isElsewhere = address !== seen?.address || entry !== seen.entry;
  const isArrival = isElsewhere && !underWay.includes(address);
  const addressWins = isArrival && (hasFilters(inAddress) || !filters.isAhead());
  const effective = addressWins && !sameFilters(inAddress, inStore) ? inAddress : inStore;

  useEffect(() => {
    if (isArrival || address === trail.current.written.at(-1)) trail.current.written = [];
    trail.current.seen = { entry, address };
    const { written } = trail.current;
    if (effective !== inStore) {
      filters.adopt(effective);
      return;
    }
    filters.markShown();
    const next = filtersToSearchParams(inStore, params);
    const target = written.at(-1) ?? address;
    if (sameFilters(filtersFromSearchParams(new URLSearchParams(target)), inStore)) return;
    written.push(next.toString());
    replace(next);
  });

  return effective;
}

function hasFilters({ selectedTags, sortBy }: FilterState): boolean {
  return selectedTags.length > 0 || sortBy !== null;
}
