import { useShopState } from '../context.ts';
import type { ShopEvent } from './shop-event.ts';

/** Returns the function that reports what the shopper did. It keeps its identity. */
export function useReport(): (event: ShopEvent) => void {
  return useShopState().events.report;
}

/** Whether the shop sends commerce events, about which the shopper decides. */
export function useSendsEvents(): boolean {
  return useShopState().events.isEnabled;
}
