import { m } from '@naap/messages';
import { baseLocale, locales, overwriteGetLocale } from '@naap/messages/runtime';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { dayText, timeText } from './time-text.ts';

afterEach(() => overwriteGetLocale(() => baseLocale));

it.each([
  ['2026-11-21T13:12:00Z', '6:42 pm', '21 Nov 2026'],
  ['2026-11-21T18:29:59Z', '11:59 pm', '21 Nov 2026'],
  ['2026-11-21T18:30:00Z', '12:00 am', '22 Nov 2026'],
  ['2026-11-22T06:35:00Z', '12:05 pm', '22 Nov 2026'],
])('formats %s as %s on %s', (time, expectedTime, expectedDay) => {
  expect(timeText(Date.parse(time))).toBe(expectedTime);
  expect(dayText(Date.parse(time))).toBe(expectedDay);
});

it.each(locales)('formats times in the language %s as Intl does', (language) => {
  overwriteGetLocale(() => language);
  const format = new Intl.DateTimeFormat(m.locale_tag(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  });
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (time) => {
      expect(timeText(time.getTime())).toBe(format.format(time).replace(/\s/, ' '));
    }),
  );
});
