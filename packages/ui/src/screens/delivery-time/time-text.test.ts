import { baseLocale, locales, overwriteGetLocale } from '@naap/messages/runtime';
import { afterEach, expect, it } from 'vitest';
import { arrivalText, dayText, timeText } from './time-text.ts';

const inIndia = { timeZone: 'Asia/Kolkata' };

afterEach(() => overwriteGetLocale(() => baseLocale));

it.each([
  ['2026-11-21T13:12:00Z', inIndia, '6:42 pm', '21 Nov 2026'],
  ['2026-11-21T18:29:59Z', inIndia, '11:59 pm', '21 Nov 2026'],
  ['2026-11-21T18:30:00Z', inIndia, '12:00 am', '22 Nov 2026'],
  ['2026-11-22T06:35:00Z', inIndia, '12:05 pm', '22 Nov 2026'],
  ['2026-11-21T18:30:00Z', { timeZone: 'Europe/Berlin' }, '7:30 pm', '21 Nov 2026'],
])('formats %s as %s on %s', (time, zone, expectedTime, expectedDay) => {
  expect(timeText(Date.parse(time), zone)).toBe(expectedTime);
  expect(dayText(Date.parse(time), zone)).toBe(expectedDay);
});

it.each(locales)('formats every minute of a day in the language %s alike', (language) => {
  overwriteGetLocale(() => language);
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const hours = Math.floor(minute / 60);
    const expected = `${hours % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
    expect(timeText(Date.parse('2026-11-21T00:00:00+05:30') + minute * 60_000, inIndia)).toBe(expected);
  }
});

const open = { opens: 10 * 60, closes: 20 * 60 };
const limited = { minutes: 30, ...inIndia, hours: [null, open, open, open, open, open, open] };

it.each([
  ['en', 'during the hours', '2026-11-21T18:12:00+05:30', '6:42 pm'],
  ['en', 'shortly before the closing', '2026-11-21T19:59:00+05:30', '8:29 pm'],
  ['en', 'before the opening', '2026-11-21T06:00:00+05:30', 'Sat, 21 Nov, 10:30 am'],
  ['en', 'after the last closing of the week', '2026-11-21T20:00:00+05:30', 'Mon, 23 Nov, 10:30 am'],
  ['hi', 'after the last closing of the week', '2026-11-21T20:00:00+05:30', 'सोम, 23 नव॰, 10:30 am'],
] as const)('names in %s the arrival of an order %s', (language, _case, placed, time) => {
  overwriteGetLocale(() => language);
  const isAfterOpening = time.includes(',');
  expect(arrivalText(Date.parse(placed), limited)).toEqual({ time, isAfterOpening });
});

it.each([
  ['2026-11-21T18:42:00+05:30', '6:42 pm'],
  ['2026-11-23T10:30:00+05:30', 'Mon, 23 Nov, 10:30 am'],
])('takes the promised time of a stored order, %s', (promised, time) => {
  const placed = Date.parse('2026-11-21T18:12:00+05:30');
  expect(arrivalText(placed, { minutes: 30, ...inIndia }, Date.parse(promised)).time).toBe(time);
});
