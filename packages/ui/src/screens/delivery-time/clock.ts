import { useContent } from '@naap/state';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type ArrivalText, arrivalText, eachMinute, nextMinute } from './time-text.ts';

/** Returns the current time, in ms since the epoch. Stories provide a fixed time. */
export const ClockContext = createContext<() => number>(Date.now);

/** Returns the current time, in ms since the epoch, rounded down to a multiple of `step` and updated with it. */
export function useNow(step: number): number {
  const now = use(ClockContext);
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const timer = setInterval(onChange, step);
        // Browsers slow down the timers of hidden pages.
        document.addEventListener('visibilitychange', onChange);
        return () => {
          clearInterval(timer);
          document.removeEventListener('visibilitychange', onChange);
        };
      },
      [step],
    ),
    () => Math.floor(now() / step) * step,
  );
}

/** Returns the arrival time of an order placed now or within the next minute, updated each minute; null during server rendering. */
export function useArrival(): ArrivalText | null {
  const now = use(ClockContext);
  const { delivery } = useContent();
  const minute = useSyncExternalStore(
    useCallback((onChange) => eachMinute(now, onChange), [now]),
    () => nextMinute(now()),
    () => null,
  );
  return minute === null ? null : arrivalText(minute, delivery);
}
