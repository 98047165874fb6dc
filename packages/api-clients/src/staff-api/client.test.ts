import { describe, expect, it } from 'vitest';
import { failureOf, fetchReturning } from '../../test/fakes.ts';
import { staffDayResponse, staffOrderResponse, staffOrdersResponse } from '../../test/responses.ts';
import { inr } from '../pricing/index.ts';
import { createStaffApiClient } from './client.ts';
import type { StaffCommand } from './types.ts';

function staffApiReturning(body: unknown, status = 200) {
  const { fetch, requests } = fetchReturning(() => Response.json(body, { status }));
  const reports: string[] = [];
  const client = createStaffApiClient({
    baseUrl: 'http://shop.test',
    getToken: async () => 'identity-token',
    fetch,
    report: ({ subject, id }) => reports.push(`${subject} ${id}`),
  });
  return { client, requests, reports };
}

describe('listOrders', () => {
  it('returns the signed-in member, the riders and the orders', async () => {
    const { client } = staffApiReturning(staffOrdersResponse);
    const { me, riders, orders } = await client.listOrders();
    expect({ me, riders }).toEqual({ me: staffOrdersResponse.me, riders: staffOrdersResponse.riders });
    expect(orders).toMatchObject([
      {
        orderId: 'order-1',
        orderName: '#1001',
        version: 4,
        rider: { id: 'r1', name: 'Imran' },
        discount: inr(400_00),
        deliverTo: staffOrderResponse.deliver_to,
        items: [{ shelf: 'A-14', unitPrice: inr(699_75), handedBack: 1 }],
      },
    ]);
  });

  it.each([undefined, null, ''])('has no shelf for %j', async (shelf) => {
    const items = [{ ...staffOrderResponse.items[0], shelf }];
    const { client } = staffApiReturning({
      ...staffOrdersResponse,
      orders: [{ ...staffOrderResponse, items }],
    });
    expect((await client.listOrders()).orders[0]?.items[0]?.shelf).toBeNull();
  });

  it.each([
    { currency: 'rupees' },
    { currency: null },
    { items: [{}] },
    { wrong_codes: -1 },
    { rider: 'Imran' },
  ])('omits and reports an order with %j', async (fields) => {
    const orders = [{ ...staffOrderResponse, ...fields }, staffOrderResponse];
    const { client, reports } = staffApiReturning({ ...staffOrdersResponse, orders });
    expect((await client.listOrders()).orders).toHaveLength(1);
    expect(reports).toEqual(['order order-1']);
  });

  it('returns all of 500 orders', async () => {
    const orders = Array.from({ length: 500 }, () => staffOrderResponse);
    const { client } = staffApiReturning({ ...staffOrdersResponse, orders });
    expect((await client.listOrders()).orders).toHaveLength(500);
  });

  it('rejects with the error and the status of a refusal', async () => {
    const { client } = staffApiReturning({ error: 'No access', code: 'role_required' }, 403);
    expect(await failureOf(client.listOrders())).toMatchObject({ message: 'No access', status: 403 });
  });
});

describe('getDay', () => {
  it('returns the figures of the day and the cash of each rider', async () => {
    const { client, requests } = staffApiReturning(staffDayResponse);
    expect(await client.getDay({ since: '2026-11-28T00:00:00+05:30' })).toEqual({
      delivered: 23,
      returned: 1,
      cancelled: 2,
      late: 1,
      medianMinutes: 27.5,
      cash: [{ riderId: 'r1', name: 'Imran', amount: inr(4318_50) }],
    });
    expect(requests[0]?.url).toBe('http://shop.test/staff/day?since=2026-11-28T00%3A00%3A00%2B05%3A30');
  });

  it.each([
    { cash: [{}] },
    { cash: [{ ...staffDayResponse.cash[0], amount: 1e30 }] },
    { delivered: '23' },
    { currency: 'rupees' },
  ])('rejects the response with %j as malformed', async (fields) => {
    const { client } = staffApiReturning({ ...staffDayResponse, ...fields });
    expect(await failureOf(client.getDay({ since: '2026-11-28' }))).toMatchObject({ kind: 'malformed' });
  });
});

describe('command', () => {
  const handedBack = [{ position: 0, quantity: 1, reason: 'too_big' }] as const;

  it.each<[StaffCommand, object]>([
    [{ kind: 'packed' }, {}],
    [
      { kind: 'missing', position: 1, quantity: 2 },
      { position: 1, quantity: 2 },
    ],
    [{ kind: 'dispatch', riderId: 'r1' }, { rider_id: 'r1' }],
    [{ kind: 'door-code', code: '0471' }, { code: '0471' }],
    [{ kind: 'door-code', code: null }, {}],
    [{ kind: 'choice', handedBack }, { handed_back: handedBack }],
    [{ kind: 'cancel', reason: 'sold_out' }, { reason: 'sold_out' }],
  ])('sends %j', async (command, fields) => {
    const { client, requests } = staffApiReturning({ version: 5, is_handed_over: false });
    const result = await client.command('a/1', { ...command, version: 4, idempotencyKey: 'k' });
    expect(result).toEqual({ isChanged: true, version: 5, isHandedOver: false });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: `http://shop.test/staff/orders/a%2F1/${command.kind}`,
    });
    expect(requests[0]?.body).toEqual({ version: 4, ...fields });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k');
  });

  const input = { kind: 'packed', version: 4, idempotencyKey: 'k' } as const;

  it('returns the current order when it has changed meanwhile', async () => {
    const body = { error: 'Changed', code: 'order_changed', order: { ...staffOrderResponse, version: 6 } };
    const { client } = staffApiReturning(body, 409);
    expect(await client.command('order-1', input)).toMatchObject({
      isChanged: false,
      current: { version: 6 },
    });
  });

  it.each([
    [409, { error: 'In progress', code: 'request_in_progress' }],
    [422, { error: 'Not now', code: 'order_refused', reason: 'status' }],
  ])('rejects with the error message of status %i', async (status, body) => {
    const { client } = staffApiReturning(body, status);
    expect(await failureOf(client.command('order-1', input))).toMatchObject({
      status,
      message: body.error,
    });
  });
});
