import { baseLocale, locales, overwriteGetLocale } from '@naap/messages/runtime';
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

it.each(locales)('formats every minute of a day in the language %s alike', (language) => {
  overwriteGetLocale(() => language);
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const hours = Math.floor(minute / 60);
    const expected = `${hours % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
    expect(timeText(Date.parse('2026-11-21T00:00:00+05:30') + minute * 60_000)).toBe(expected);
  }
});
