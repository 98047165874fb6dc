import { useContent } from '@naap/state';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Returns the current time, in ms since the epoch. Stories provide a fixed time. */
export const ClockContext = createContext<() => number>(Date.now);

/** In the shop's time zone, whatever the browser's is. */
const timeOfDay = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Returns the arrival time of an order placed now, '6:42 pm', updated each minute; null during server rendering. */
export function useArrivalTime(): string | null {
  const now = use(ClockContext);
  const { delivery } = useContent();
  const minute = useSyncExternalStore(
    useCallback((onChange) => eachMinute(now, onChange), [now]),
    () => Math.ceil(now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : timeText(arrivalOf(minute * MINUTE_MS, delivery.minutes));
}

/** Formats a time, in ms since the epoch: '6:42 pm'. */
export function timeText(time: number): string {
  return timeOfDay.format(time);
}

/** Formats a date, in ms since the epoch: '21 Nov 2026'. */
export function dayText(time: number): string {
  return day.format(time);
}

/** Returns the arrival time of an order placed at `time`, both in ms since the epoch. */
export function arrivalOf(time: number, deliveryMinutes: number): number {
  return time + deliveryMinutes * MINUTE_MS;
}

/** Calls `onChange` at the start of each minute, and when the page becomes visible, because browsers pause timers of hidden pages. */
function eachMinute(now: () => number, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      MINUTE_MS - (now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
