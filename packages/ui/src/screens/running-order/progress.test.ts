import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectedArrival } from './progress.ts';

const MINUTE = 60_000;
const delivery = { minutes: 30, timeZone: 'Asia/Kolkata' };
const placed = Date.parse('2026-11-21T12:30:00Z');
const order = {
  stage: 'On the way',
  createdAt: '2026-11-21T12:30:00Z',
  promisedAt: '2026-11-21T13:00:00Z',
} as const;

it.each([
  [-0.05, { minutes: 30, total: 30, isLate: false, at: 30 }],
  [0, { minutes: 30, total: 30, isLate: false, at: 30 }],
  [11.2, { minutes: 19, total: 30, isLate: false, at: 30 }],
  [29.9, { minutes: 1, total: 30, isLate: false, at: 30 }],
  [30, { minutes: 10, total: 30, isLate: true, at: 40 }],
  [39.5, { minutes: 1, total: 30, isLate: true, at: 40 }],
  [40, { minutes: 10, total: 30, isLate: true, at: 50 }],
])('after %d minutes', (minutes, { at, ...expected }) => {
  expect(expectedArrival(order, placed + minutes * MINUTE, delivery)).toMatchObject({
    ...expected,
    at: placed + at * MINUTE,
  });
});

it('expects an order later that has not left the store when it is late', () => {
  const minutes = (['Confirmed', 'Packed', 'On the way'] as const).map(
    (stage) => expectedArrival({ ...order, stage }, placed + 31 * MINUTE, delivery).minutes,
  );
  expect(minutes).toEqual([19, 14, 9]);
});

it.each([
  ['evening before', '2026-11-21T21:00:00+05:30', 'Sun, 22 Nov, 10:30 am', 30, 30],
  ['early morning', '2026-11-22T08:29:59+05:30', 'Sun, 22 Nov, 10:30 am', 30, 30],
  ['last two hours', '2026-11-22T08:30:00+05:30', null, 120, 30],
  ['last half hour', '2026-11-22T10:05:00+05:30', null, 25, 25],
])('names the day and time in the %s', (_case, now, farTime, minutes, tape) => {
  const waiting = {
    ...order,
    createdAt: '2026-11-21T20:30:00+05:30',
    promisedAt: '2026-11-22T10:30:00+05:30',
  };
  const arrival = expectedArrival(waiting, Date.parse(now), delivery);
  expect(arrival).toMatchObject({ farTime, minutes, tape, total: 30 });
});

it('takes the delivery time of the shop without a promise', () => {
  expect(expectedArrival({ ...order, promisedAt: null }, placed, { ...delivery, minutes: 45 })).toMatchObject(
    {
      minutes: 45,
      total: 45,
    },
  );
});

it('is never in the past, and never negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -60, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (minute, rest) => {
        const now = placed + (minute + rest) * MINUTE;
        const { at, minutes, tape, total } = expectedArrival(order, now, delivery);
        expect(at).toBeGreaterThan(now);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(tape).toBe(Math.min(minutes, total));
      },
    ),
  );
});
