import { describe, expect, it } from 'vitest';
import {
  cartOf,
  createTestBackend,
  delta,
  newAddress,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';

const anyTime = { minutes: 45, timeZone: 'Asia/Kolkata' };
const bengaluru = { label: 'Bengaluru', centre: { latitude: 12.9716, longitude: 77.5946 }, radiusKm: 15 };
const mysuru = { label: 'Mysuru', centre: { latitude: 12.2958, longitude: 76.6394 }, radiusKm: 5 };
const open = { opens: 10 * 60, closes: 20 * 60 };
const weekdays = [null, open, open, open, open, open, open];

describe('POST /order', () => {
  it('refuses an address outside the delivery areas, stores nothing and keeps the cart', async () => {
    const call = createTestBackend({ delivery: { ...anyTime, areas: [mysuru] } }).as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 2) });
    expect(await call('POST', '/order', { body: orderTo(addressId), key: 'first' })).toMatchObject({
      status: 422,
      body: {
        error: 'We do not deliver to this address yet. The nearest area is Mysuru.',
        code: 'outside_area',
      },
    });
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 2]));
    expect((await call('GET', '/orders')).body).toEqual({ orders: [] });
  });

  it('goes by the saved address, not by the request', async () => {
    const call = createTestBackend({ delivery: { ...anyTime, areas: [mysuru] } }).as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 2) });
    const body = orderTo(addressId);
    Object.assign(body.address, mysuru.centre);
    expect(await call('POST', '/order', { body })).toMatchObject({ body: { code: 'outside_area' } });
  });

  it.each([
    ['no areas and no hours', anyTime, '2026-11-22T03:00:00+05:30', '2026-11-21T22:15:00.000Z'],
    [
      'an address in the second area',
      { ...anyTime, areas: [mysuru, bengaluru] },
      '2026-11-22T03:00:00+05:30',
      '2026-11-21T22:15:00.000Z',
    ],
    ['open hours', { ...anyTime, hours: weekdays }, '2026-11-21T19:59:59+05:30', '2026-11-21T15:14:59.000Z'],
    [
      'a closed store',
      { ...anyTime, hours: weekdays },
      '2026-11-21T20:00:00+05:30',
      '2026-11-23T05:15:00.000Z',
    ],
  ])('promises the arrival of an order with %s', async (_case, delivery, placed, promised) => {
    const call = createTestBackend({ delivery, now: () => Date.parse(placed) }).as('meera');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    const { body } = await call('POST', '/order', { body: orderTo(addressId) });
    expect((await call('GET', `/orders/${Object(body).order_id}`)).body).toMatchObject({
      promised_at: promised,
      deliver_to: newAddress,
    });
  });
});
