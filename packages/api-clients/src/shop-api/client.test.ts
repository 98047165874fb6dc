import { describe, expect, it } from 'vitest';
import { failureOf, fetchReturning, fetchReturningJson } from '../../test/fakes.ts';
import {
  addressResponse,
  ordersResponse,
  placedOrderResponse,
  storedDataResponse,
} from '../../test/responses.ts';
import { newAddress, orderAddress } from '../../test/verbs.ts';
import { inr } from '../pricing/index.ts';
import { createShopApiClient } from './client.ts';

function shopApiReturning(body: unknown, init?: ResponseInit) {
  const { fetch, requests } = fetchReturningJson(body, init);
  const getToken = async () => 'identity-token';
  return { client: createShopApiClient({ baseUrl: 'http://shop.test', getToken, fetch }), requests };
}

const address = { id: 'address-1', ...newAddress };

describe('addresses', () => {
  it('are created with POST /customer/address', async () => {
    const { client, requests } = shopApiReturning(addressResponse, { status: 201 });
    // Fields that the input has beyond those of a new address are not sent.
    expect(await client.createAddress(address)).toEqual(address);
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'http://shop.test/customer/address' });
    expect(requests[0]?.body).toEqual(newAddress);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer identity-token');
  });

  it('are restored with their ID and the time when they were saved', async () => {
    const { client, requests } = shopApiReturning({ ...addressResponse, created_at: '2026-11-02T10:00:00Z' });
    const saved = { ...address, createdAt: '2026-11-02T10:00:00Z' };
    expect(await client.restoreAddress(saved)).toEqual(saved);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://shop.test/customer/address',
      body: { ...address, created_at: '2026-11-02T10:00:00Z' },
    });
    await client.restoreAddress(address);
    expect(requests[1]?.body).toEqual(address);
  });

  it('are listed with GET /customer/address', async () => {
    const { client, requests } = shopApiReturning([addressResponse, { ...addressResponse, id: 7 }]);
    expect(await client.listAddresses()).toEqual([address, { ...address, id: '7' }]);
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'http://shop.test/customer/address' });
  });

  it.each([
    [204, null],
    [200, ''],
    [200, '{"status":"success"}'],
  ] as const)('are deleted with DELETE, for the response %i %j', async (status, body) => {
    const { fetch, requests } = fetchReturning(() => new Response(body, { status }));
    const client = createShopApiClient({ baseUrl: 'http://shop.test', getToken: async () => 't', fetch });
    expect(await client.deleteAddress('a/1')).toBeUndefined();
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'http://shop.test/customer/address/a%2F1' });
  });

  it.each([
    [91, 0],
    [0, 181],
  ])('are malformed with the coordinates %j, %j', async (latitude, longitude) => {
    const { client } = shopApiReturning([{ ...addressResponse, latitude, longitude }]);
    expect(await failureOf(client.listAddresses())).toMatchObject({ kind: 'malformed' });
  });
});

describe('placeOrder', () => {
  it('sends the address, and the idempotency key as a header', async () => {
    const { client, requests } = shopApiReturning(placedOrderResponse);
    expect(await client.placeOrder({ address: orderAddress, idempotencyKey: 'key-1' })).toEqual({
      orderId: 'order-1',
    });
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'http://shop.test/order' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(requests[0]?.body).toEqual({
      address: {
        full_address: '12 MG Road, Bengaluru',
        name: 'Asha',
        phone: '+919876543210',
        latitude: 12.9716,
        longitude: 77.5946,
        address_id: 'address-1',
      },
    });
  });

  it('sends the coupon only when one is applied', async () => {
    const { client, requests } = shopApiReturning(placedOrderResponse);
    await client.placeOrder({ address: orderAddress, couponCode: 'FLAT400', idempotencyKey: 'key-1' });
    expect(requests[0]?.body).toMatchObject({ coupon_code: 'FLAT400' });
  });

  it('accepts a response without an order ID', async () => {
    expect(
      await shopApiReturning({ status: 'success' }).client.placeOrder({
        address: orderAddress,
        idempotencyKey: 'key-1',
      }),
    ).toEqual({});
  });

  it.each([
    [{ status: 'failed', error: 'Out of stock' }, 'Out of stock'],
    [{ status: 'failed' }, 'Failed to place order'],
  ])('rejects when the status is not success: %j', async (body, message) => {
    const { client } = shopApiReturning(body);
    const order = client.placeOrder({ address: orderAddress, idempotencyKey: 'key-1' });
    expect(await failureOf(order)).toMatchObject({ message, kind: 'http', status: 200 });
  });
});

describe('listOrders', () => {
  it('lists orders from the newest, or after a cursor', async () => {
    const { client, requests } = shopApiReturning(ordersResponse);
    expect(await client.listOrders()).toEqual({
      orders: [
        {
          orderId: 'order-1',
          orderName: '#1001',
          status: 'Confirmed',
          createdAt: '2026-11-02T10:00:00.000Z',
          totalAmount: inr(999_50),
        },
      ],
      cursor: 'older',
    });
    await client.listOrders({ after: 'a b&c' });
    expect(requests.map((request) => request.url)).toEqual([
      'http://shop.test/orders',
      'http://shop.test/orders?after=a%20b%26c',
    ]);
  });

  it.each([{ orders: [] }, { orders: [], cursor: null }, { orders: [], cursor: '' }])(
    'returns no next cursor for the response %j',
    async (response) => {
      expect(await shopApiReturning(response).client.listOrders()).toEqual({ orders: [], cursor: null });
    },
  );

  const [order] = ordersResponse.orders;

  it.each([undefined, null, ''])('returns the status Confirmed when the response has %j', async (status) => {
    const { client } = shopApiReturning({ orders: [{ ...order, status }] });
    expect((await client.listOrders()).orders[0]?.status).toBe('Confirmed');
  });

  it.each([
    [0.29, 29],
    ['1199.5', 1199_50],
    [-250, -250_00],
  ])('parses an amount of %j rupees as %i paise', async (total_amount, totalAmount) => {
    const { client } = shopApiReturning({ orders: [{ ...order, total_amount }] });
    expect((await client.listOrders()).orders[0]?.totalAmount).toEqual(inr(totalAmount));
  });

  it.each(['₹1199', null, 1e300])('rejects an amount of %j as malformed', async (total_amount) => {
    const { client } = shopApiReturning({ orders: [{ ...order, total_amount }] });
    expect(await failureOf(client.listOrders())).toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['JPY', 1500, { amount: 1500, currency: 'JPY' }],
    ['kwd', 12.345, { amount: 12_345, currency: 'KWD' }],
    [null, 999.5, { amount: 99_950, currency: 'INR' }],
    ['rupees', 999.5, { amount: 99_950, currency: 'XXX' }],
  ])('parses currency %j and amount %j', async (currency, total_amount, totalAmount) => {
    const { client } = shopApiReturning({ orders: [{ ...order, currency, total_amount }] });
    expect((await client.listOrders()).orders[0]?.totalAmount).toEqual(totalAmount);
  });

  it('rejects an invalid time as malformed', async () => {
    const { client } = shopApiReturning({ orders: [{ ...order, created_at: 'yesterday' }] });
    expect(await failureOf(client.listOrders())).toMatchObject({ kind: 'malformed' });
  });
});

it("rejects with the response's own error message", async () => {
  const refusal = { code: 'address_not_found' };
  const { client } = shopApiReturning({ error: 'Selected address not found', ...refusal }, { status: 404 });
  expect(await failureOf(client.deleteAddress('gone'))).toMatchObject({
    message: 'Selected address not found',
    status: 404,
    refusal,
  });
});

describe('readStoredData', () => {
  it('returns a page as it is', async () => {
    const { client, requests } = shopApiReturning(storedDataResponse);
    expect(await client.readStoredData()).toEqual(storedDataResponse);
    await client.readStoredData({ after: 'a+b=' });
    expect(requests.map(({ url }) => url)).toEqual([
      'http://shop.test/customer/data',
      'http://shop.test/customer/data?after=a%2Bb%3D',
    ]);
  });
});

describe('deleteAccount', () => {
  it('sends DELETE /customer', async () => {
    const { client, requests } = shopApiReturning({ status: 'success' });
    expect(await client.deleteAccount()).toBeUndefined();
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'http://shop.test/customer' });
  });

  it('rejects with the order that is on its way', async () => {
    const until = '2026-11-22T12:42:00.000Z';
    const body = {
      error: 'Order #1001 is on its way.',
      code: 'order_in_progress',
      order_name: '#1001',
      until,
    };
    const { client } = shopApiReturning(body, { status: 409 });
    const error = await failureOf(client.deleteAccount());
    expect(error).toMatchObject({ message: 'Order #1001 is on its way.', status: 409 });
    expect(error.orderInProgress).toEqual({ orderName: '#1001', until });
  });

  it('rejects without an order when the response names none', async () => {
    const { client } = shopApiReturning({ code: 'order_in_progress', until: 'soon' }, { status: 409 });
    const error = await failureOf(client.deleteAccount());
    expect(error.message).toBe('Failed to delete account');
    expect(error.orderInProgress).toBeUndefined();
  });
});
