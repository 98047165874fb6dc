// @vitest-environment jsdom
import { inr } from '@naap/api-clients';
import { ASHA, fakeBrowser, fakeClients, fakePhoneAuth, memoryStorage } from '@naap/fixtures/fake-clients';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { RUNNING_ORDERS } from './running-orders.ts';
import { useRunningInList } from './useRunningInList.ts';
import { useRunningOrder } from './useRunningOrder.ts';

const order = (orderId: string, status: string) => ({
  orderId,
  orderName: `#${orderId}`,
  status,
  createdAt: '2026-11-21T00:00:00Z',
  totalAmount: inr(19_900),
});
const orders = [
  order('4', 'Cancelled'),
  order('3', 'Packed'),
  order('2', 'Confirmed'),
  order('1', 'Delivered'),
];

it('tells the device which orders are on their way', async () => {
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)) });
  const stored = [{ id: '1', customerId: 'c1', at: 0, order: null }];
  const storage = memoryStorage({ [RUNNING_ORDERS.key]: JSON.stringify(stored) });
  const { result } = renderState(
    () => ({ newest: useRunningInList(orders), running: useRunningOrder() }),
    clients,
    { storage },
  );
  await waitFor(() => expect(result.current.running?.id).toBe('3'));
  expect(result.current.newest?.orderId).toBe('3');
  const ids = JSON.parse(storage.getItem(RUNNING_ORDERS.key) ?? '[]').map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['3', '2']);
});
