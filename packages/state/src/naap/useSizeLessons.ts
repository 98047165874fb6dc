import { useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import type { LoadedOrder } from '../orders/useOrder.ts';
import { useSession } from '../session/useSession.ts';
import type { FitPiece } from './size-advice.ts';
import { sizeLessons } from './size-lessons.ts';
import { naapQueryOptions, useAccountNaap, useNaap } from './useNaap.ts';

/** Returns what the shopper's naap has learnt from an ended order. Empty until it is loaded, and without measurements. */
export function useSizeLessons(order: Pick<LoadedOrder, 'items'>): readonly FitPiece[] {
  const shop = useShopState();
  const { customerId } = useSession();
  const { naap } = useNaap();
  const history = useAccountNaap()?.history;
  // A history that was read before the order ended lacks its pieces.
  useQuery({ ...naapQueryOptions(shop, customerId), staleTime: 0 });
  return naap && history ? sizeLessons(order, history) : [];
}
