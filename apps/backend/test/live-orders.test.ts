import { describe, expect, it } from 'vitest';
import { variantId } from './helpers/fake-storefront.ts';
import { createTestBackend, delta, newAddress, orderTo, saveAddress } from './helpers/test-backend.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

/** Creates a backend in which Meera has placed an order of two pieces of one variant and one of another. */
async function createOrder() {
  const { as } = createTestBackend({
    now: () => NOW,
    delivery: { minutes: 45, timeZone: 'Asia/Kolkata' },
    couponUsesPerShopper: 1,
  });
  const meera = as('meera');
  const addressId = await saveAddress(meera);
  const place = async () => {
    await meera('POST', '/cart', { body: delta(1, 2) });
    await meera('POST', '/cart', { body: delta(2, 1) });
    return meera('POST', '/order', { body: orderTo(addressId, { coupon_code: 'FLAT400' }) });
  };
  const { body } = await place();
  const path = `/orders/${Object(body).order_id}`;
  return { as, meera, place, path };
}

describe('GET /orders/{id}', () => {
  it('returns an order with its progress', async () => {
    const { meera, path } = await createOrder();
    const { status, body, headers } = await meera('GET', path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_name: '#1001',
      status: 'Confirmed',
      version: 0,
      created_at: '2026-11-28T12:00:00.000Z',
      promised_at: '2026-11-28T12:45:00.000Z',
      deliver_to: newAddress,
      items: [
        { position: 0, product_variant_id: variantId(1), quantity: 2, kept: 2, missing: 0, handed_back: 0 },
        { position: 1, product_variant_id: variantId(2), quantity: 1, kept: 1, missing: 0, handed_back: 0 },
      ],
      rider_name: null,
      door_code: null,
      events: [{ number: 0, kind: 'placed', at: '2026-11-28T12:00:00.000Z', by: 'shopper' }],
    });
    expect(headers.get('ETag')).toBe('"1-0"');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('is 304 until the order changes', async () => {
    const { meera, path } = await createOrder();
    const poll = (etag: string) => meera('GET', path, { headers: { 'If-None-Match': etag } });
    const same = await poll('"1-0"');
    expect([same.status, same.body, same.headers.get('ETag')]).toEqual([304, null, '"1-0"']);
    expect((await poll('"1-1"')).status).toBe(200);
    await meera('POST', `${path}/cancel`, { body: { version: 0 } });
    const changed = await poll('"1-0"');
    expect([changed.status, changed.headers.get('ETag')]).toEqual([200, '"1-1"']);
  });

  it("hides another shopper's order, and is 404 for what is no id", async () => {
    const { as, path } = await createOrder();
    const asha = as('asha');
    for (const other of [path, '/orders/4711', '/orders/%00']) {
      expect((await asha('GET', other, { headers: { 'If-None-Match': '"1-0"' } })).status).toBe(404);
      expect((await asha('POST', `${other}/cancel`, { body: { version: 0 } })).status).toBe(404);
      expect((await asha('PUT', `${other}/choice`, { body: { version: 0, handed_back: [] } })).status).toBe(
        404,
      );
    }
  });
});

describe('POST /orders/{id}/cancel', () => {
  it('cancels once, also when it is sent again, and gives the coupon back', async () => {
    const { meera, place, path } = await createOrder();
    expect((await place()).body).toMatchObject({ code: 'coupon_used' });
    const cancel = () => meera('POST', `${path}/cancel`, { body: { version: 0 }, key: 'cancel' });
    const first = await cancel();
    expect(first.body).toMatchObject({ status: 'Cancelled', version: 1, amount_due: 0 });
    expect(await cancel()).toMatchObject({ status: 200, body: first.body });
    const { body } = await meera('GET', path);
    expect(body).toMatchObject({
      version: 1,
      events: [{ kind: 'placed' }, { kind: 'cancelled', by: 'shopper' }],
    });
    expect((await meera('GET', '/orders')).body).toMatchObject({
      orders: [{ status: 'Cancelled', total_amount: 0 }],
    });
    expect((await place()).status).toBe(200);
  });

  it('is 409 with the current order for another version', async () => {
    const { meera, path } = await createOrder();
    const { status, body } = await meera('POST', `${path}/cancel`, { body: { version: 3 }, key: 'cancel' });
    expect([status, Object(body).code]).toEqual([409, 'order_changed']);
    expect(Object(body).order).toEqual((await meera('GET', path)).body);
    // The refused request has not used up its key.
    expect((await meera('POST', `${path}/cancel`, { body: { version: 0 }, key: 'cancel' })).status).toBe(200);
  });

  it('is 422 when the order is cancelled already', async () => {
    const { meera, path } = await createOrder();
    await meera('POST', `${path}/cancel`, { body: { version: 0 } });
    const { status, body } = await meera('POST', `${path}/cancel`, { body: { version: 1 } });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ code: 'order_refused', reason: 'status' }),
    ]);
  });

  it('takes the same key for another order as another request', async () => {
    const { meera, place, path } = await createOrder();
    await meera('POST', `${path}/cancel`, { body: { version: 0 }, key: 'cancel' });
    const other = `/orders/${Object((await place()).body).order_id}`;
    const { body } = await meera('POST', `${other}/cancel`, { body: { version: 0 }, key: 'cancel' });
    expect(body).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

it('a choice before the door is refused', async () => {
  const { meera, path } = await createOrder();
  const body = { version: 0, handed_back: [{ position: 0, quantity: 1, reason: 'too_small' }] };
  expect((await meera('PUT', `${path}/choice`, { body })).body).toMatchObject({ reason: 'status' });
});
