// @vitest-environment jsdom
import type { ApiError } from '@naap/api-clients';
import type { StaffApiClient, StaffOrders } from '@naap/api-clients/staff-api';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { me, newOrder } from '../../test/staff-orders.ts';
import { useSession } from '../session/useSession.ts';
import { STAFF_ORDERS_KEY } from './device-keys.ts';
import { StaffProvider } from './provider.tsx';
import { staffKeys } from './staff-state.ts';
import { useLostStaffCommand, useStaffCommand } from './useStaffCommand.ts';
import { useStaffOrders } from './useStaffOrders.ts';

const NOW = Date.parse('2026-11-21T12:42:00.000Z');
const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(globalThis, 'setInterval');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'onLine');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Runs what the pages do every 15 s. */
function tick() {
  for (const [run, ms] of vi.mocked(setInterval).mock.calls) if (ms === 15_000) act(() => run());
}

const ordersOf = (...orders: StaffOrders['orders']): StaffOrders => ({ me, riders: [], orders });
const ended = (at: number) =>
  newOrder('9', { status: 'Delivered', events: [{ kind: 'delivered', at: new Date(at).toISOString() }] });

/** Opens a page of the device, on which the rider has signed in. */
function openPage(
  staffApi: Partial<StaffApiClient>,
  { isConnected = true, login = async () => ({ customerId: 'c1' }) } = {},
) {
  const lost = () => Promise.reject(apiError('network'));
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isConnected });
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
    backend: { login: () => (navigator.onLine ? login() : lost()) },
  });
  const api = { listOrders: lost, getDay: lost, command: lost, ...staffApi };
  const told: string[] = [];
  const { result, unmount, queryClient } = renderState(
    () => {
      useLostStaffCommand(({ title }) => told.push(title));
      return { ...useStaffOrders(), ...useStaffCommand(), session: useSession() };
    },
    clients,
    { inside: (children) => <StaffProvider staffApi={api}>{children}</StaffProvider> },
  );
  return { page: () => result.current, unmount, told, queryClient };
}
const stored = () => localStorage.getItem(STAFF_ORDERS_KEY);

it('shows the orders of the last page without a connection, and sends the commands given meanwhile later', async () => {
  const first = openPage({ listOrders: async () => ordersOf(newOrder('1')) });
  await waitFor(() => expect(first.page().orders).toHaveLength(1));
  first.unmount();

  const command = vi.fn(async () => ({ isChanged: true, version: 3, isHandedOver: false }) as const);
  const arrived = newOrder('1', { status: 'At the door', version: 3 });
  const listOrders = async () => ordersOf(command.mock.calls.length > 0 ? arrived : newOrder('1'));
  const { page } = openPage({ listOrders, command }, { isConnected: false });
  await waitFor(() => expect(page().error).toMatchObject({ kind: 'network' }));
  expect([page().session.status, page().readAt]).toEqual(['signed-out', NOW]);
  const [order] = page().orders;
  if (order === undefined) throw new Error('no order');
  await act(async () => expect((await page().give(order, { kind: 'arrived' })).ok).toBe(true));
  expect([page().orders[0]?.status, page().isWaiting, page().pending.length]).toEqual([
    'At the door',
    true,
    1,
  ]);
  expect(command).not.toHaveBeenCalled();

  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(page().pending).toEqual([]));
  expect(command).toHaveBeenCalledExactlyOnceWith('1', {
    kind: 'arrived',
    version: 2,
    idempotencyKey: expect.any(String),
  });
  expect([page().orders[0]?.status, page().error]).toEqual(['At the door', null]);
});

it('restores the session also when the browser does not report that the connection is back', async () => {
  openPage({ listOrders: async () => ordersOf(newOrder('1')) }).page();
  await waitFor(() => expect(stored()).not.toBeNull());
  cleanup();
  const { page } = openPage({ listOrders: async () => ordersOf() }, { isConnected: false });
  await waitFor(() => expect(page().error).not.toBeNull());
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  tick();
  await waitFor(() => expect(page().session.status).toBe('signed-in'));
});

it('keeps an ended order for an hour, on the screen and on the device', async () => {
  let orders = ordersOf(
    newOrder('1', { createdAt: new Date(NOW).toISOString() }),
    ended(NOW - HOUR_MS + 60_000),
  );
  const { page } = openPage({ listOrders: async () => orders });
  await waitFor(() => expect(page().orders).toHaveLength(2));
  expect(stored()).toContain('"orderId":"9"');
  orders = ordersOf(newOrder('1'));
  // Without the backend, which omits it then.
  vi.setSystemTime(NOW + 60_000);
  tick();
  await waitFor(() => expect(page().orders).toHaveLength(1));
  expect(stored()).not.toContain('"orderId":"9"');
});

it("keeps the orders that the backend sends although the device's clock is days ahead, and counts from then", async () => {
  const { page } = openPage({
    listOrders: async () =>
      ordersOf(newOrder('1', { createdAt: new Date(NOW - 50 * HOUR_MS).toISOString() })),
  });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  tick();
  expect([page().orders.length, stored()]).toEqual([1, expect.stringContaining('"orderId":"1"')]);
  vi.setSystemTime(NOW + 24 * HOUR_MS);
  tick();
  await waitFor(() => expect(page().orders).toEqual([]));
});

it('deletes the stored orders at the logout', async () => {
  const { page } = openPage({ listOrders: async () => ordersOf(newOrder('1')) });
  await waitFor(() => expect(stored()).not.toBeNull());
  await act(() => page().session.logout());
  await waitFor(() => expect(stored()).toBeNull());
  expect(page().orders).toEqual([]);
});

it.each([
  ['the sign-in has ended', () => Promise.reject(apiError('http', 'Invalid token', 401))],
  ['another member signs in', async () => ({ customerId: 'c2' })],
])('deletes the stored orders when %s', async (_name, login) => {
  const first = openPage({ listOrders: async () => ordersOf(newOrder('1')) });
  await waitFor(() => expect(stored()).not.toBeNull());
  first.unmount();
  const { page } = openPage({}, { login });
  await waitFor(() => expect(stored()).toBeNull());
  expect(page().orders).toEqual([]);
});

it('deletes the orders of a member who has no role any more, and shows them to nobody', async () => {
  let error: ApiError | null = null;
  const listOrders = () => (error ? Promise.reject(error) : Promise.resolve(ordersOf(newOrder('1'))));
  const { page } = openPage({ listOrders });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  error = apiError('http', 'no access', 403);
  act(() => page().retry());
  await waitFor(() => expect(page().error?.status).toBe(403));
  expect([page().orders, stored()]).toEqual([[], null]);
  error = apiError('network');
  act(() => page().retry());
  await waitFor(() => expect(page().error?.kind).toBe('network'));
  expect(page().me).toBeUndefined();
});

it('deletes the stored orders of a rider who becomes a packer', async () => {
  let role: 'rider' | 'packer' = 'rider';
  const { page } = openPage({
    listOrders: async () => ({ ...ordersOf(newOrder('1')), me: { ...me, role } }),
  });
  await waitFor(() => expect(stored()).not.toBeNull());
  role = 'packer';
  act(() => page().retry());
  await waitFor(() => expect(stored()).toBeNull());
});

it('sends commands where local storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const command = vi.fn(async () => ({ isChanged: true, version: 3, isHandedOver: false }) as const);
  const { page } = openPage({ listOrders: async () => ordersOf(newOrder('1')), command });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  const [order] = page().orders;
  if (order === undefined) throw new Error('no order');
  await act(async () => void (await page().give(order, { kind: 'arrived' })));
  expect([command.mock.calls.length, page().isWaiting]).toEqual([1, false]);
});

it('stores no orders of the counter', async () => {
  const counter = { ...ordersOf(newOrder('1')), me: { ...me, role: 'manager' } as const };
  const { page } = openPage({ listOrders: async () => counter });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  expect(stored()).toBeNull();
});

it('keeps old orders on the board of the counter, such as one whose pieces are not back on the shelf', async () => {
  const orders = ordersOf(ended(NOW - 2 * HOUR_MS));
  const counter = { ...orders, me: { ...me, role: 'packer' } as const };
  const { page, queryClient } = openPage({ listOrders: async () => counter });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  tick();
  expect(queryClient.getQueryData(staffKeys.orders('c1'))).toMatchObject({ orders: [{ orderId: '9' }] });
});

it.each([
  'nonsense',
  '{}',
  '{"customerId":"c1","value":{}}',
  JSON.stringify({ customerId: 'c1', at: NOW, value: { me, riders: [], orders: [{ orderId: '1' }] } }),
])('ignores the stored text %s', async (text) => {
  localStorage.setItem(STAFF_ORDERS_KEY, text);
  const { page } = openPage({}, { isConnected: false });
  await waitFor(() => expect(page().error).not.toBeNull());
  expect(page().orders).toEqual([]);
});

it('keeps the newer of two states of an order', async () => {
  let read = newOrder('1');
  const command = async () => ({ isChanged: true, version: 3, isHandedOver: false }) as const;
  const { page } = openPage({ listOrders: async () => ordersOf(read), command });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  await act(async () => void (await page().give(newOrder('1'), { kind: 'arrived' })));
  act(() => page().retry());
  await waitFor(() => expect(page().isRetrying).toBe(false));
  expect(page().orders[0]).toMatchObject({ status: 'At the door', version: 3 });
  read = newOrder('1', { status: 'Not delivered', version: 4 });
  act(() => page().retry());
  await waitFor(() => expect(page().orders[0]?.status).toBe('Not delivered'));
});

it('does not take a door code as right before the backend has checked it', async () => {
  const { promise, resolve } = Promise.withResolvers<{
    isChanged: true;
    version: number;
    isHandedOver: boolean;
  }>();
  const order = newOrder('1', { status: 'At the door' });
  let read = order;
  const { page } = openPage({ listOrders: async () => ordersOf(read), command: () => promise });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  act(() => void page().give(order, { kind: 'door-code', code: '0000' }));
  expect([page().orders[0]?.isHandedOver, page().isSending('1')]).toEqual([false, true]);
  read = { ...order, version: 3, wrongCodes: 1 };
  await act(async () => resolve({ isChanged: true, version: 3, isHandedOver: false }));
  expect(page().orders[0]).toMatchObject({ isHandedOver: false, wrongCodes: 1 });
});

it('tells that a command that has waited is refused', async () => {
  const command = async () => {
    if (navigator.onLine) throw apiError('http', 'Not now', 422);
    throw apiError('network');
  };
  const { page, told } = openPage({ listOrders: async () => ordersOf(newOrder('1')), command });
  await waitFor(() => expect(page().orders).toHaveLength(1));
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  await act(async () => void (await page().give(newOrder('1'), { kind: 'arrived' })));
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(told).toEqual(['The order could not be changed']));
  expect(page().orders[0]?.status).toBe('On the way');
});
