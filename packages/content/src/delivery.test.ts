import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euShoes } from './eu-shoes.ts';
import {
  arrivalOf,
  type Delivery,
  dayStart,
  naap,
  nearestArea,
  openingAfter,
  parseContent,
} from './index.ts';

type HoursInput = NonNullable<(typeof naap)['delivery']['hours']>;

function deliveryOf(delivery: Partial<(typeof naap)['delivery']>): Delivery {
  return parseContent({ ...naap, delivery: { ...naap.delivery, ...delivery } }, 'naap').delivery;
}

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const daily = (opens: string, closes: string): HoursInput =>
  Object.fromEntries(WEEK.map((day) => [day, { opens, closes }]));

describe('arrivalOf', () => {
  const shoes = euShoes.delivery.hours ?? {};
  const [india, berlin, newYork] = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York'];
  const mondays = { monday: { opens: '10:00', closes: '11:00' } };
  const overnight = daily('18:00', '02:00');
  const early = daily('02:30', '09:00');
  it.each<[string, HoursInput | undefined, string, placed: string, arrives: string]>([
    ['no hours', undefined, india, '2026-11-21T03:00:00+05:30', '2026-11-21T03:30:00+05:30'],
    ['open', shoes, berlin, '2026-11-20T10:00:00+01:00', '2026-11-20T10:30:00+01:00'],
    ['just before the closing', shoes, berlin, '2026-11-20T19:59:59+01:00', '2026-11-20T20:29:59+01:00'],
    ['at the closing', shoes, berlin, '2026-11-20T20:00:00+01:00', '2026-11-21T10:30:00+01:00'],
    ['before the opening', shoes, berlin, '2026-11-20T00:00:00+01:00', '2026-11-20T10:30:00+01:00'],
    ['before a closed day', shoes, berlin, '2026-11-21T18:00:00+01:00', '2026-11-23T10:30:00+01:00'],
    ['another time zone', shoes, india, '2026-11-20T04:29:00Z', '2026-11-20T05:00:00Z'],
    ['open once a week', mondays, india, '2026-11-23T11:00:00+05:30', '2026-11-30T10:30:00+05:30'],
    ['open past midnight', overnight, india, '2026-11-21T01:59:00+05:30', '2026-11-21T02:29:00+05:30'],
    ['closed after midnight', overnight, india, '2026-11-21T02:00:00+05:30', '2026-11-21T18:30:00+05:30'],
    [
      'open day and night',
      daily('00:00', '00:00'),
      india,
      '2026-11-21T00:00:00+05:30',
      '2026-11-21T00:30:00+05:30',
    ],
    // The clocks go forward at 02:00 on 28 March 2027 in Berlin, and on 14 March in New York.
    ['the night of summer time', shoes, berlin, '2027-03-27T23:00:00+01:00', '2027-03-29T10:30:00+02:00'],
    ['an opening that is skipped', early, berlin, '2027-03-28T01:00:00+01:00', '2027-03-28T04:00:00+02:00'],
    ['the same in the west', early, newYork, '2027-03-14T01:00:00-05:00', '2027-03-14T04:00:00-04:00'],
    // The clocks go back at 03:00 on 25 October 2026: 02:30 comes twice.
    ['an opening that comes twice', early, berlin, '2026-10-25T01:00:00+02:00', '2026-10-25T03:00:00+02:00'],
    [
      'a closing that comes twice',
      daily('10:00', '02:30'),
      berlin,
      '2026-10-25T02:10:00+01:00',
      '2026-10-25T10:30:00+01:00',
    ],
    [
      'the morning of winter time',
      daily('09:00', '21:00'),
      berlin,
      '2026-10-24T22:00:00+02:00',
      '2026-10-25T09:30:00+01:00',
    ],
  ])('%s', (_case, hours, timeZone, placed, arrives) => {
    const delivery = deliveryOf({ timeZone, ...(hours && { hours }) });
    expect(new Date(arrivalOf(Date.parse(placed), delivery)).toISOString()).toBe(
      new Date(arrives).toISOString(),
    );
  });

  const clock = fc
    .tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = fc.record({ opens: clock, closes: clock });
  const anyDelivery = fc
    .record({
      // At least one day.
      hours: fc.tuple(fc.constantFrom(...WEEK), day, fc.dictionary(fc.constantFrom(...WEEK), day)),
      timeZone: fc.constantFrom(
        'Asia/Kolkata',
        'Europe/Berlin',
        'America/New_York',
        'Pacific/Auckland',
        'UTC',
      ),
      minutes: fc.integer({ min: 1, max: 1440 }),
    })
    .map(({ hours: [name, hours, others], ...delivery }) =>
      deliveryOf({ ...delivery, hours: { ...others, [name]: hours } }),
    );
  const anyTime = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });

  it('is never in the past, and the first opening', () => {
    fc.assert(
      fc.property(
        anyDelivery,
        anyTime,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (delivery, time, part) => {
          const opening = openingAfter(time, delivery);
          expect(opening).toBeGreaterThanOrEqual(time);
          expect(opening - time).toBeLessThan(8 * 86_400_000);
          expect(openingAfter(opening, delivery)).toBe(opening);
          expect(openingAfter(Math.floor(time + part * (opening - time)), delivery)).toBe(opening);
          expect(arrivalOf(time, delivery)).toBe(opening + delivery.minutes * 60_000);
          expect(isOpen(opening, delivery)).toBe(true);
          if (opening > time) expect(isOpen(time, delivery)).toBe(false);
        },
      ),
      { numRuns: 25 },
    );
  });

  /** Returns whether the wall clock is within the hours of its day, or of the day before. */
  function isOpen(time: number, { hours, timeZone }: Delivery): boolean {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(time);
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const names: readonly string[] = WEEK;
    const weekday = names.indexOf(read('weekday').toLowerCase());
    const minute = Number(read('hour')) * 60 + Number(read('minute'));
    const today = hours?.[weekday];
    const yesterday = hours?.[(weekday + 6) % 7];
    return (
      (today != null && today.opens <= minute && minute < today.closes) ||
      (yesterday != null && minute + 1440 < yesterday.closes)
    );
  }
});

describe('nearestArea', () => {
  const { areas } = deliveryOf(euShoes.delivery);
  it.each([
    ['the centre', 53.5503, 9.993, 'Hamburg', 0],
    ['inside', 53.63, 10.0, 'Hamburg', 0],
    ['between both, nearer to Hamburg', 53.4, 9.6, 'Hamburg', 15.9],
    ['between both, nearer to Bremen', 53.2, 9.1, 'Bremen', 14],
    ['another continent', 19.0596, 72.8295, 'Hamburg', 6500],
  ])('%s', (_case, latitude, longitude, label, distanceKm) => {
    const nearest = nearestArea({ latitude, longitude }, { areas });
    expect(nearest?.label).toBe(label);
    expect(Math.abs((nearest?.distanceKm ?? -1) - distanceKm)).toBeLessThanOrEqual(distanceKm / 20);
  });

  it('is undefined when the store has no areas', () => {
    expect(nearestArea({ latitude: 0, longitude: 0 }, deliveryOf({}))).toBeUndefined();
  });

  it('measures the distance alike in both directions and across the date line', () => {
    const coordinate = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const point = fc.record({ latitude: coordinate(90), longitude: coordinate(180) });
    const distance = (from: typeof mumbai, to: typeof mumbai) =>
      nearestArea(from, { areas: [{ label: 'Area', centre: to, radiusKm: 0 }] })?.distanceKm ?? Number.NaN;
    const mumbai = { latitude: 19.08, longitude: 72.88 };
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(distance(from, to)).toBeCloseTo(distance(to, from), 6);
        expect(distance(from, from)).toBe(0);
        expect(distance(from, to)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
        expect(distance(from, { ...to, longitude: to.longitude - 360 })).toBeCloseTo(distance(from, to), 3);
      }),
    );
    expect(distance(mumbai, { latitude: 12.9716, longitude: 77.5946 })).toBeCloseTo(846, -1);
  });
});

it.each([
  ['2026-11-21T18:12:00+05:30', 'Asia/Kolkata', '2026-11-21T00:00:00+05:30'],
  ['2026-11-21T00:00:00+05:30', 'Asia/Kolkata', '2026-11-21T00:00:00+05:30'],
  ['2026-11-20T23:59:59+05:30', 'Asia/Kolkata', '2026-11-20T00:00:00+05:30'],
  ['2026-10-25T12:00:00+01:00', 'Europe/Berlin', '2026-10-25T00:00:00+02:00'],
])('the day of %s in %s begins at %s', (time, timeZone, start) => {
  expect(dayStart(Date.parse(time), { timeZone })).toBe(Date.parse(start));
});
