import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import type { DeliveryLocation } from './location-store.ts';

/** Returns the delivery location. The first component that uses it requests the position (spec section 4). */
export function useDeliveryLocation(): DeliveryLocation & { request(): void } {
  const { location } = useShopState();
  const { address, isLoading, error, coordinates } = useStore(location.store);
  useEffect(() => location.requestOnce(), [location]);
  return { address, isLoading, error, coordinates, request: location.request };
}
