import { describe, expect, it } from 'vitest';
import { failureOf, fetchReturning } from '../../test/fakes.ts';
import { orderDetailsResponse } from '../../test/responses.ts';
import { inr } from '../pricing/index.ts';
import { createShopApiClient } from './client.ts';

function shopApiReturning(body: unknown, { status = 200, etag }: { status?: number; etag?: string } = {}) {
  const { fetch, requests } = fetchReturning(
    () =>
      new Response(body === null ? null : JSON.stringify(body), { status, headers: etag ? { etag } : {} }),
  );
  const getToken = async () => 'identity-token';
  return { client: createShopApiClient({ baseUrl: 'http://shop.test', getToken, fetch }), requests };
}

describe('getOrder', () => {
  it('returns the order with its items, its progress and exact amounts', async () => {
    const { client, requests } = shopApiReturning(orderDetailsResponse, { etag: '"1-4"' });
    expect(await client.getOrder('a/1')).toEqual({
      orderId: 'order-1',
      orderName: '#1001',
      status: 'Confirmed',
      stage: 'Confirmed',
      version: 4,
      etag: '"1-4"',
      createdAt: '2026-11-02T10:00:00.000Z',
      promisedAt: '2026-11-02T10:30:00.000Z',
      totalAmount: inr(999_50),
      subtotal: inr(1399_50),
      discount: inr(400_00),
      deliveryFee: inr(0),
      deliverTo: { name: 'Asha', phone: '+919876543210', address: '12 MG Road, Bengaluru' },
      isHandedOver: true,
      cancelReason: 'sold_out',
      riderName: 'Imran',
      riderPhone: '+919820012345',
      doorCode: '0471',
      items: [
        {
          position: 0,
          variantId: 'gid://shopify/ProductVariant/21',
          name: 'Indigo Kurta',
          brand: 'Kaarigar',
          variantTitle: 'M / Indigo',
          picture: 'https://cdn.test/kurta.webp',
          unitPrice: inr(699_75),
          lineTotal: inr(1399_50),
          quantity: 2,
          missing: 0,
          handedBack: 1,
          reason: 'too_small',
        },
      ],
      events: [{ kind: 'placed', at: '2026-11-02T10:00:00.000Z' }],
    });
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'http://shop.test/orders/a%2F1' });
    expect(requests[0]?.headers.has('if-none-match')).toBe(false);
  });

  it('keeps the known order when it has not changed', async () => {
    const known = await shopApiReturning(orderDetailsResponse, { etag: '"1-4"' }).client.getOrder('order-1');
    const { client, requests } = shopApiReturning(null, { status: 304 });
    expect(await client.getOrder('order-1', known)).toBe(known);
    expect(requests[0]?.headers.get('if-none-match')).toBe('"1-4"');
  });

  it('parses every amount in the currency of the order', async () => {
    const items = [{ ...orderDetailsResponse.items[0], unit_price: 700, line_total: 1400 }];
    const amounts = { currency: 'JPY', total_amount: 1000, subtotal: '1500' };
    const { client } = shopApiReturning({ ...orderDetailsResponse, ...amounts, items });
    expect((await client.getOrder('order-1')).subtotal).toEqual({ amount: 1500, currency: 'JPY' });
  });

  it('shows a status of another system as it is', async () => {
    const { client } = shopApiReturning({ ...orderDetailsResponse, status: 'Out for delivery' });
    const order = await client.getOrder('order-1');
    expect([order.status, order.stage]).toEqual(['Out for delivery', 'Confirmed']);
  });

  it.each([
    { subtotal: '₹1199' },
    { discount: null },
    { deliver_to: null },
    { order_id: '' },
    { version: -1 },
    { promised_at: 'soon' },
    // Without one of its items, the amount due would be wrong.
    { items: [...orderDetailsResponse.items, {}] },
    { items: [{ ...orderDetailsResponse.items[0], missing: 2 }] },
  ])('rejects the response with %j as malformed', async (fields) => {
    const { client } = shopApiReturning({ ...orderDetailsResponse, ...fields });
    expect(await failureOf(client.getOrder('order-1'))).toMatchObject({
      kind: 'malformed',
      message: 'Failed to fetch orders',
    });
  });
});

describe('getPushKey', () => {
  it.each(['key', null])('returns the key %s', async (key) => {
    const { client, requests } = shopApiReturning({ public_key: key });
    expect(await client.getPushKey()).toBe(key);
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'http://shop.test/push-key' });
  });

  it.each([
    [200, {}],
    [500, {}],
  ])('rejects the status %i with %j', async (status, body) => {
    const { client } = shopApiReturning(body, { status });
    expect(await failureOf(client.getPushKey())).toMatchObject({
      message: 'Could not turn on notifications',
    });
  });
});

describe('followOrder', () => {
  const target = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' }, language: 'hi' };

  it('sends the subscription of the browser', async () => {
    const { client, requests } = shopApiReturning({ status: 'success' });
    await client.followOrder('a/1', target);
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      url: 'http://shop.test/orders/a%2F1/notifications',
      body: target,
    });
  });

  it("rejects with the shop API's error message", async () => {
    const { client } = shopApiReturning({ error: 'Not now' }, { status: 422 });
    expect(await failureOf(client.followOrder('a', target))).toMatchObject({
      message: 'Not now',
      status: 422,
    });
  });
});

describe('changeOrder', () => {
  it('cancels the version that was seen', async () => {
    const { client, requests } = shopApiReturning({ version: 1 });
    const result = await client.changeOrder('order-1', { kind: 'cancel', version: 0, idempotencyKey: 'k' });
    expect(result).toEqual({ isChanged: true, version: 1 });
    const [sent] = requests;
    expect(sent).toMatchObject({
      method: 'POST',
      url: 'http://shop.test/orders/order-1/cancel',
      body: { version: 0 },
    });
    expect(sent?.headers.get('idempotency-key')).toBe('k');
  });

  const handedBack = [{ position: 0, quantity: 1, reason: 'too_big' }] as const;
  const choice = { kind: 'choice', version: 4, idempotencyKey: 'k', handedBack } as const;

  it('sends the pieces that are handed back', async () => {
    const { client, requests } = shopApiReturning({ version: 5 });
    await client.changeOrder('order-1', choice);
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      url: 'http://shop.test/orders/order-1/choice',
      body: { version: 4, handed_back: handedBack },
    });
  });

  it('returns the current order when it has changed meanwhile', async () => {
    const body = { error: 'Changed', code: 'order_changed', order: { ...orderDetailsResponse, version: 6 } };
    const { client } = shopApiReturning(body, { status: 409 });
    expect(await client.changeOrder('order-1', choice)).toMatchObject({
      isChanged: false,
      current: { version: 6, etag: null },
    });
  });

  it.each([
    [409, { error: 'In progress', code: 'request_in_progress' }],
    [422, { error: 'Not now', code: 'order_refused', reason: 'status' }],
  ])('rejects with the error message of status %i', async (status, body) => {
    const { client } = shopApiReturning(body, { status });
    expect(await failureOf(client.changeOrder('order-1', choice))).toMatchObject({
      status,
      message: body.error,
    });
  });
});
