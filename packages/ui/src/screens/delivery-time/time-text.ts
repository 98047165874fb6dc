import { m } from '@naap/messages';

const MINUTE_MS = 60_000;

/** Offset of the time zone in which times are shown in every browser: that of the shop. India has no daylight saving time. */
const UTC_OFFSET_MINUTES = 330;

/**
 * Formats a time, in ms since the epoch: '6:42 pm'. Does not use `Intl`, because its first object takes a browser on a phone a tenth of a second,
 * and Home shows a time at once.
 */
export function timeText(at: number): string {
  const local = new Date(at + UTC_OFFSET_MINUTES * MINUTE_MS);
  const hours = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  const time = `${hours % 12 || 12}:${minutes}`;
  return hours < 12 ? m.time_am({ time }) : m.time_pm({ time });
}

/** Formats a date, in ms since the epoch: '21 Nov 2026'. */
export function dayText(time: number): string {
  return new Date(time).toLocaleDateString(m.locale_tag(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
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
