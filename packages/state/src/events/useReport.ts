import { useShopState } from '../context.ts';
import type { ShopEvent } from './shop-event.ts';

/** Returns the function that reports an action of the shopper. It is the same function in every render. */
export function useReport(): (event: ShopEvent) => void {
  return useShopState().events.report;
}

/** Returns whether the shop sends commerce events, about which the shopper decides. */
export function useSendsEvents(): boolean {
  return useShopState().events.isEnabled;
}
