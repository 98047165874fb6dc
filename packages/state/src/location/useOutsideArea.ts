import type { Coordinates } from '@naap/api-clients';
import { nearestArea } from '@naap/content';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';

/**
 * Returns the label of the nearest delivery area when a place is outside all of them; null inside one, and while the place is unknown. By default
 * the place is the shopper's position, which is not requested. The place of an IP address is too inexact.
 */
export function useOutsideArea(place?: Coordinates | null): string | null {
  const { content, location } = useShopState();
  const position = useStore(location.store, ({ position }) => position);
  const known = place === undefined ? position : place;
  const area = known && nearestArea(known, content.delivery);
  return area && area.distanceKm > 0 ? area.label : null;
}
