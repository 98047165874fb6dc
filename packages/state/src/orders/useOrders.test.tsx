// @vitest-environment jsdom
import type { Order } from '@naap/api-clients';
import { inr } from '@naap/api-clients';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useOrders } from './useOrders.ts';

const order = (orderId: string): Order => ({
  orderId,
  orderName: `#${orderId}`,
  status: 'Confirmed',
  createdAt: '2026-11-21T00:00:00Z',
  totalAmount: inr(19_900),
});

it('loads pages by cursor, and keeps the loaded orders when a page fails', async () => {
  const listOrders = vi
    .fn()
    .mockResolvedValueOnce({ orders: [order('3'), order('2')], cursor: 'c' })
    .mockRejectedValueOnce(apiError('http', 'Failed to fetch orders', 500))
    .mockResolvedValueOnce({ orders: [order('2'), order('1')], cursor: null });
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)), shopApi: { listOrders } });
  const { result } = renderState(() => useOrders(), clients);
  await waitFor(() => expect(result.current.orders).toHaveLength(2));
  expect(listOrders.mock.lastCall?.[0]).toEqual({});
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.moreError?.message).toBe('Failed to fetch orders'));
  expect(result.current).toMatchObject({ error: null, hasMore: true });
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.orders.map(({ orderId }) => orderId)).toEqual(['3', '2', '1']));
  expect(listOrders.mock.lastCall?.[0]).toEqual({ after: 'c' });
  expect(result.current.hasMore).toBe(false);
});
