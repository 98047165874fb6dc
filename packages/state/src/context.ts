import { createContext, useContext } from 'react';
import type { ShopState } from './shop-state.ts';

export const ShopStateContext = createContext<ShopState | null>(null);

/** Returns the stores and clients of the nearest `<StateProvider>`. Throws without one. */
export function useShopState(): ShopState {
  const state = useContext(ShopStateContext);
  if (state === null) {
    throw new Error(
      'A hook of @naap/state was used outside of <StateProvider>. Wrap the app (or the story) in one.',
    );
  }
  return state;
}
