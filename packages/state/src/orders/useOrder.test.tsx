// @vitest-environment jsdom
import { inr, type OrderDetails, type OrderedItem } from '@naap/api-clients';
import {
  ASHA,
  apiError,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  memoryStorage,
} from '@naap/fixtures/fake-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { RUNNING_ORDERS } from './running-orders.ts';
import { readStoredOrder } from './stored-order.ts';
import { useOrder } from './useOrder.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const item = (position: number, variantTitle: string): OrderedItem => ({
  position,
  variantId: `v${position}`,
  name: `Kurta ${position}`,
  brand: 'Kaarigar',
  variantTitle,
  quantity: 1,
  unitPrice: inr(49_950),
  lineTotal: inr(49_950),
  picture: null,
  missing: 0,
  handedBack: 0,
  reason: null,
});

const order: OrderDetails = {
  orderId: '7',
  orderName: '#7',
  status: 'Confirmed',
  stage: 'Confirmed',
  version: 0,
  etag: '"1-0"',
  createdAt: '2026-11-21T00:00:00Z',
  promisedAt: '2026-11-21T00:30:00Z',
  totalAmount: inr(89_900),
  subtotal: inr(99_900),
  discount: inr(10_000),
  deliveryFee: inr(0),
  deliverTo: { name: 'Asha', phone: '+919876543210', address: '12 MG Road' },
  isHandedOver: false,
  cancelReason: null,
  riderName: null,
  riderPhone: null,
  doorCode: null,
  items: [item(0, 'M / Indigo'), item(1, 'Default Title')],
  events: [{ kind: 'placed', at: '2026-11-21T00:00:00Z' }],
};
const atTheDoor: OrderDetails = { ...order, status: 'At the door', stage: 'At the door', version: 4 };

type ShopApi = NonNullable<NonNullable<Parameters<typeof fakeClients>[0]>['shopApi']>;

function openOrder(shopApi: ShopApi, storage = memoryStorage()) {
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)), shopApi });
  return { storage, ...renderState(() => useOrder('7'), clients, { storage }) };
}

const handedBack = [{ position: 0, quantity: 1, reason: 'too_small' }] as const;

it('has the options of each item, and the cash for all pieces', async () => {
  const { result } = openOrder({ getOrder: async () => order });
  await waitFor(() => expect(result.current.order?.amounts.due).toEqual(inr(89_900)));
  expect(result.current.order?.items.map(({ options }) => options)).toEqual([['M', 'Indigo'], []]);
});

it.each([
  [order, 15_000],
  [atTheDoor, 3_000],
])('asks again after a while, with the order that is known', async (known, wait) => {
  const getOrder = vi.fn().mockResolvedValue(known);
  const { result } = openOrder({ getOrder });
  await waitFor(() => expect(result.current.order).toBeDefined());
  const asked = getOrder.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(wait - 1_000));
  expect(getOrder).toHaveBeenCalledTimes(asked);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(getOrder).toHaveBeenCalledTimes(asked + 1);
  expect(getOrder.mock.lastCall?.[1]).toEqual(known);
});

it('does not ask while the page is hidden, and at once when it is visible again', async () => {
  const getOrder = vi.fn().mockResolvedValue(order);
  const { result } = openOrder({ getOrder });
  await waitFor(() => expect(result.current.order).toBeDefined());
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const change = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  act(() => void change());
  const asked = getOrder.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(getOrder).toHaveBeenCalledTimes(asked);
  visibility.mockReturnValue('visible');
  await act(async () => void change());
  expect(getOrder).toHaveBeenCalledTimes(asked + 1);
  visibility.mockRestore();
});

it('asks no more once the order has ended, and forgets it on the device', async () => {
  const ended: OrderDetails = { ...order, status: 'Delivered', stage: 'Delivered', version: 6 };
  const getOrder = vi.fn().mockResolvedValueOnce(order).mockResolvedValue(ended);
  const { result, storage } = openOrder({ getOrder });
  await waitFor(() => expect(storage.getItem(RUNNING_ORDERS.key)).toContain('#7'));
  await act(() => vi.advanceTimersByTimeAsync(15_500));
  await waitFor(() => expect(result.current.order?.stage).toBe('Delivered'));
  expect(storage.getItem(RUNNING_ORDERS.key)).toBeNull();
  const asked = getOrder.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(getOrder).toHaveBeenCalledTimes(asked);
});

it('keeps what the device has last seen, with its time, when the order cannot be read', async () => {
  const seen = [{ id: '7', customerId: 'c1', at: 1_000, order }];
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(seen) });
  const getOrder = () => Promise.reject(apiError('network', 'Failed to fetch orders'));
  const { result } = openOrder({ getOrder }, storage);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current).toMatchObject({ readAt: 1_000, order: { orderName: '#7' } });
});

it('says that an order is only the stored one until the first response', async () => {
  const seen = [{ id: '7', customerId: 'c1', at: 1_000, order: atTheDoor }];
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(seen) });
  const response = Promise.withResolvers<OrderDetails>();
  const { result } = openOrder({ getOrder: () => response.promise }, storage);
  await waitFor(() => expect(result.current.order?.stage).toBe('At the door'));
  expect(result.current.isStored).toBe(true);
  response.resolve({ ...atTheDoor, status: 'Delivered', stage: 'Delivered', version: 6 });
  await waitFor(() => expect(result.current.isStored).toBe(false));
  expect(result.current.order?.stage).toBe('Delivered');
});

const { isHandedOver: _, ...withoutHandover } = order;
it.each<[string, unknown]>([
  ['is no object', 'Confirmed'],
  ['lacks a field', withoutHandover],
  ['has items of another shape', { ...order, items: [{ name: 'Kurta', price: 499 }] }],
  ['has an amount as a number', { ...order, discount: 100 }],
  ['has an unknown currency', { ...order, subtotal: { amount: 1, currency: 'rupees' } }],
  ['has a malformed time', { ...order, promisedAt: 'soon' }],
  ['has an unknown stage', { ...order, stage: 'Shipped' }],
])('reads no stored order that %s', (_case, stored) => {
  expect(readStoredOrder(stored)).toBeUndefined();
});

it('drops a malformed stored order', async () => {
  const seen = [{ id: '7', customerId: 'c1', at: 1_000, order: withoutHandover }];
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(seen) });
  const getOrder = vi.fn().mockRejectedValueOnce(apiError('network')).mockResolvedValue(order);
  const { result } = openOrder({ getOrder }, storage);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.order).toBeUndefined();
  expect(getOrder.mock.lastCall?.[1]).toBeUndefined();
  act(() => result.current.retry());
  await waitFor(() => expect(storage.getItem(RUNNING_ORDERS.key)).toContain('isHandedOver'));
});

it("shows no other shopper's order", async () => {
  const seen = [{ id: '7', customerId: 'c2', at: 1_000, order }];
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(seen) });
  const getOrder = () => Promise.reject(apiError('http', 'This order cannot be found.', 404));
  const { result } = openOrder({ getOrder }, storage);
  await waitFor(() => expect(result.current.error?.status).toBe(404));
  expect(result.current.order).toBeUndefined();
});

it('is forgotten by the device when the server does not know it', async () => {
  const seen = [{ id: '7', customerId: 'c1', at: 1_000, order: atTheDoor }];
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(seen) });
  const getOrder = () => Promise.reject(apiError('http', 'This order cannot be found.', 404));
  const { result } = openOrder({ getOrder }, storage);
  await waitFor(() => expect(result.current.error?.status).toBe(404));
  expect(storage.getItem(RUNNING_ORDERS.key)).toBeNull();
});

it('keeps its place among the orders on their way', async () => {
  const seen = ['8', '7'].map((id) => ({ id, customerId: 'c1', at: 1_000, order: null }));
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(seen) });
  const { result } = openOrder({ getOrder: async () => atTheDoor }, storage);
  await waitFor(() => expect(result.current.order).toBeDefined());
  const stored: { id: string }[] = JSON.parse(storage.getItem(RUNNING_ORDERS.key) ?? '[]');
  expect(stored).toMatchObject([{ id: '8' }, { id: '7', order: { stage: 'At the door' } }]);
});

it('shows the choice while it is sent, and sends a second one with the new version', async () => {
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const changeOrder = vi.fn(async (_id: string, input: { version: number }) => {
    sent.push(input);
    await promise;
    return { isChanged: true, version: input.version + 1 } as const;
  });
  const { result } = openOrder({ getOrder: async () => atTheDoor, changeOrder });
  await waitFor(() => expect(result.current.order).toBeDefined());
  act(() => void result.current.choose(handedBack));
  await waitFor(() =>
    expect(result.current.order?.amounts).toEqual({
      all: inr(99_900),
      handedBack: inr(49_950),
      discount: inr(10_000),
      due: inr(39_950),
      dueForAll: inr(89_900),
    }),
  );
  act(() => void result.current.choose([]));
  await waitFor(() => expect(result.current.order?.amounts.due).toEqual(inr(89_900)));
  expect(sent).toHaveLength(1);
  await act(async () => resolve());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { kind: 'choice', version: 4, handedBack },
    { kind: 'choice', version: 5, handedBack: [] },
  ]);
  await waitFor(() => expect(result.current.isChanging).toBe(false));
  expect(result.current.order).toMatchObject({ version: 6, amounts: { due: inr(89_900) } });
});

it('shows the current order when it has changed meanwhile, and says so', async () => {
  const packed: OrderDetails = { ...order, status: 'Packed', stage: 'Packed', version: 1 };
  const { result } = openOrder({
    getOrder: vi.fn().mockResolvedValueOnce(order).mockResolvedValue(packed),
    changeOrder: async () => ({ isChanged: false, current: packed }),
  });
  await waitFor(() => expect(result.current.order).toBeDefined());
  const outcome = await act(() => result.current.cancel());
  expect(outcome).toMatchObject({ ok: false, title: 'Your order has changed' });
  await waitFor(() => expect(result.current.order?.stage).toBe('Packed'));
});

it('sends a lost change again with the same key', async () => {
  const changeOrder = vi
    .fn()
    .mockRejectedValueOnce(apiError('network'))
    .mockResolvedValueOnce({ isChanged: true, version: 1 });
  const { result } = openOrder({ getOrder: async () => order, changeOrder });
  await waitFor(() => expect(result.current.order).toBeDefined());
  const outcome = await act(() => result.current.cancel());
  expect(outcome.ok).toBe(true);
  expect(changeOrder.mock.calls[1]).toEqual(changeOrder.mock.calls[0]);
});

it('can be loaded again after a failure', async () => {
  const getOrder = vi
    .fn()
    .mockRejectedValueOnce(apiError('http', 'Failed to fetch orders', 500))
    .mockResolvedValueOnce(order);
  const { result } = openOrder({ getOrder });
  await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch orders'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.order?.orderName).toBe('#7'));
  expect(result.current.error).toBeNull();
});
