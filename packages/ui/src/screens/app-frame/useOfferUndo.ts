import { useOnShopperLeft } from '@naap/state';
import { useEffect } from 'react';
import { useToast } from '../../components/index.ts';
import type { Removal, UndoOffers } from './undo-offers.tsx';

const loadUndoOffers = () => import('./undo-offers.tsx');

/** The offers of each toast region, which outlive the screens. */
const offersOf = new WeakMap<ReturnType<typeof useToast>['show'], UndoOffers>();

/** Returns the function that shows a toast with which something that was removed can be put back. Its code is loaded when the screen is shown. */
export function useOfferUndo(): (removed: Removal) => Promise<void> {
  const { show } = useToast();
  const onShopperLeft = useOnShopperLeft();

  useEffect(() => {
    loadUndoOffers().catch(() => undefined);
  }, []);

  return async (removed) => {
    try {
      const { createUndoOffers } = await loadUndoOffers();
      const offers = offersOf.get(show) ?? createUndoOffers(show);
      // The next shopper must not be offered to undo this shopper's removals.
      if (!offersOf.has(show)) onShopperLeft(offers.end);
      offersOf.set(show, offers);
      offers.offer(removed);
    } catch {
      // The code could not be loaded: the removal is final.
      show({ title: removed.title });
    }
  };
}
