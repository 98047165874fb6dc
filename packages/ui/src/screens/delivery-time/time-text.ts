import { m } from '@naap/messages';
import { arrivalOf, type Delivery } from '@naap/state';

const MINUTE_MS = 60_000;

/** Times are shown in the time zone of the store in every browser. */
type Zone = Pick<Delivery, 'timeZone'>;

/** Formats a time, in ms since the epoch: '6:42 pm'. */
export function timeText(time: number, { timeZone }: Zone, day?: Intl.DateTimeFormatOptions): string {
  const text = new Date(time).toLocaleString(m.locale_tag(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...day,
  });
  // Browsers put different spaces before the day period.
  return text.replaceAll(/\s/g, ' ');
}

/** Formats a date, in ms since the epoch: '21 Nov 2026'. */
export function dayText(time: number, { timeZone }: Zone): string {
  return new Date(time).toLocaleDateString(m.locale_tag(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
}

export interface ArrivalText {
  /** '6:42 pm', or 'Mon, 23 Nov, 10:30 am' for an order that waits for the store's opening. */
  readonly time: string;
  readonly isAfterOpening: boolean;
}

/** Returns the arrival time of an order placed at `time`, in ms since the epoch. `arrival` is the promised time of a stored order. */
export function arrivalText(
  time: number,
  delivery: Delivery,
  arrival = arrivalOf(time, delivery),
): ArrivalText {
  const isAfterOpening = arrival > time + delivery.minutes * MINUTE_MS;
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return { time: timeText(arrival, delivery, isAfterOpening ? day : undefined), isAfterOpening };
}

export const nextMinute = (time: number) => Math.ceil(time / MINUTE_MS) * MINUTE_MS;

/** Calls `onChange` at the start of each minute, and when the page becomes visible, because browsers pause timers of hidden pages. */
export function eachMinute(now: () => number, onChange: () => void): () => void {
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
