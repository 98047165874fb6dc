import { useContent } from '@naap/state';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Tells the time, in ms since the epoch. Stories let it stand still. */
export const ClockContext = createContext<() => number>(Date.now);

/** The shop's own time zone, so that everyone reads the same time. */
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

/** When an order placed now arrives, as '6:42 pm', anew each minute; null on a server, which has another now. */
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

/** '6:42 pm' */
export function timeText(time: number): string {
  return timeOfDay.format(time);
}

/** '21 Nov 2026' */
export function dayText(time: number): string {
  return day.format(time);
}

/** When what was ordered at `time`, in ms since the epoch, arrives. */
export function arrivalOf(time: number, deliveryMinutes: number): number {
  return time + deliveryMinutes * MINUTE_MS;
}

/** Calls `onChange` as each minute begins, and when the page comes back into view: timers stand still in the meantime. */
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
