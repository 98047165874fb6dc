// @vitest-environment jsdom
import { inr, type OrderDetails } from '@naap/api-clients';
import {
  ASHA,
  apiError,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  variant,
} from '@naap/fixtures/fake-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useOrder } from './useOrder.ts';

afterEach(cleanup);

const item = (variantId: string, variantTitle: string) => ({
  variantId,
  name: `Kurta ${variantId}`,
  brand: 'Kaarigar',
  variantTitle,
  quantity: 1,
  lineTotal: inr(49_950),
});

const order: OrderDetails = {
  orderId: '7',
  orderName: '#7',
  status: 'Confirmed',
  createdAt: '2026-11-21T00:00:00Z',
  totalAmount: inr(99_900),
  subtotal: inr(99_900),
  discount: inr(0),
  deliveryFee: inr(0),
  deliverTo: { name: 'Asha', phone: '+919876543210', address: '12 MG Road' },
  items: [item('sold', 'M / Indigo'), item('gone', 'Default Title')],
};

it('keeps the name and price of an ordered item whose product is no longer sold', async () => {
  const image = { url: 'https://cdn.test/kurta.webp', altText: null, width: 400, height: 500 };
  const getVariants = vi.fn(async (ids: readonly string[]) =>
    ids.map((id) =>
      id === 'sold'
        ? { status: 'found' as const, variant: variant(id, { image }) }
        : { status: 'not-found' as const },
    ),
  );
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
    shopApi: { getOrder: () => Promise.resolve(order) },
    storefront: { getVariants },
  });
  const { result } = renderState(() => useOrder('7'), clients);
  await waitFor(() => expect(result.current.order?.items[0]?.image).toBe(image.url));
  expect(result.current.order?.items).toMatchObject([
    { options: ['M', 'Indigo'] },
    { name: 'Kurta gone', lineTotal: inr(49_950), options: [], image: null },
  ]);
});

it('can be loaded again after a failure', async () => {
  const getOrder = vi
    .fn()
    .mockRejectedValueOnce(apiError('http', 'Failed to fetch orders', 500))
    .mockResolvedValueOnce({ ...order, items: [] });
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)), shopApi: { getOrder } });
  const { result } = renderState(() => useOrder('7'), clients);
  await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch orders'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.order?.orderName).toBe('#7'));
  expect(result.current.error).toBeNull();
});
