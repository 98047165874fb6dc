import { m } from '@naap/messages';

const MINUTE_MS = 60_000;

/** Times are shown in the time zone of the shop in every browser. */
const timeZone = 'Asia/Kolkata';

/** Formats a time, in ms since the epoch: '6:42 pm'. */
export function timeText(time: number): string {
  const text = new Date(time).toLocaleTimeString(m.locale_tag(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  // Browsers put different spaces before the day period.
  return text.replace(/\s/, ' ');
}

/** Formats a date, in ms since the epoch: '21 Nov 2026'. */
export function dayText(time: number): string {
  return new Date(time).toLocaleDateString(m.locale_tag(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
}

/** Returns the arrival time of an order placed at `time`, both in ms since the epoch. */
export function arrivalOf(time: number, deliveryMinutes: number): number {
  return time + deliveryMinutes * MINUTE_MS;
}

/** Returns the arrival time of an order placed at `now`, in ms since the epoch, or within the next minute: '6:42 pm'. */
export function arrivalTimeText(now: number, deliveryMinutes: number): string {
  return timeText(arrivalOf(Math.ceil(now / MINUTE_MS) * MINUTE_MS, deliveryMinutes));
}

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
