import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';

/** Returns whether some data was read from this device. */
export function useHasSavedData(): boolean {
  return useStore(useShopState().savedTimes, (times) => Object.keys(times).length > 0);
}

/**
 * Returns when the oldest data on the screen was fetched, if it was read from this device because there is no connection; otherwise null.
 * In milliseconds since the epoch.
 */
export function useSavedAt(): number | null {
  const { savedTimes: times } = useShopState();
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => {
      const stops = [times.subscribe(listener), cache.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const shown = Object.entries(times.getState()).filter(([hash]) => cache.get(hash)?.isActive());
      return shown.length === 0 ? null : Math.min(...shown.map(([, at]) => at));
    },
    () => null,
  );
}
