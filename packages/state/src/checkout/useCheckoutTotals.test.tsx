// @vitest-environment jsdom
import {
  ApiError,
  inr,
  money,
  type OrderRefusal,
  type PlaceOrderInput,
  type VariantDetails,
} from '@naap/api-clients';
import {
  ASHA,
  address,
  apiError,
  cartServer,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  variant,
} from '@naap/fixtures/fake-clients';
import { renderState } from '@naap/fixtures/render-state';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCheckout } from './useCheckout.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A checkout of one "a" and one "b", over a catalogue that a test can change. */
async function openCheckout() {
  const server = cartServer({ a: 1, b: 1 });
  const catalogue = {
    variants: new Map<string, Partial<VariantDetails> | null>([
      ['a', { price: inr(19_900) }],
      ['b', { price: inr(50_050) }],
    ]),
    error: null as ApiError | null,
    whenAsked: () => Promise.resolve(),
  };
  const placeOrder = vi.fn((_input: PlaceOrderInput) => Promise.resolve({ orderId: 'o1' }));
  const getVariants = vi.fn(async (ids: readonly string[]) => {
    await catalogue.whenAsked();
    if (catalogue.error) throw catalogue.error;
    return ids.map((id) => {
      const details = catalogue.variants.get(id);
      return details
        ? ({ status: 'found', variant: variant(id, details) } as const)
        : ({ status: 'not-found' } as const);
    });
  });
  const open = () => {
    const clients = fakeClients({
      phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
      storefront: { getVariants },
      cart: {
        getCart: () => Promise.resolve(server.read()),
        changeCart: (change) => Promise.resolve(server.count(change)),
      },
      shopApi: {
        listAddresses: () => Promise.resolve([address('1')]),
        placeOrder,
        listOrders: () => Promise.resolve({ orders: [], cursor: null }),
      },
    });
    const { result } = renderState(() => useCheckout(), clients);
    return () => result.current;
  };
  return { open, server, catalogue, placeOrder };
}

async function openReady() {
  const parts = await openCheckout();
  const now = parts.open();
  await waitFor(() => expect(now().isLoading).toBe(false));
  return { ...parts, now };
}

const refusedWith = (refusal: OrderRefusal, message: string, status: number) =>
  new ApiError(message, { kind: 'http', status, refusal });
const TOTAL_CHANGED = 'The total is now ₹899.50. Please check it and place the order again.';

describe('the total of an order', () => {
  it('is sent as it was seen', async () => {
    const { now, placeOrder } = await openReady();
    await act(() => now().placeOrder());
    expect(placeOrder.mock.lastCall?.[0].expectedTotal).toEqual(inr(69_950));
  });

  it('that has changed is shown with the prices read again, and confirmed under a new key', async () => {
    const { now, placeOrder, catalogue } = await openReady();
    catalogue.variants.set('a', { price: inr(39_900) });
    placeOrder.mockRejectedValueOnce(
      refusedWith({ code: 'total_changed', total: inr(89_950) }, TOTAL_CHANGED, 409),
    );
    expect(await act(() => now().placeOrder())).toEqual({
      ok: false,
      title: 'Order Failed',
      description: TOTAL_CHANGED,
    });
    expect(now().items.map(({ price }) => price)).toEqual([inr(39_900), inr(50_050)]);
    expect(now()).toMatchObject({ totals: { subtotal: inr(89_950), total: inr(89_950) }, canPlace: true });

    expect(await act(() => now().placeOrder())).toMatchObject({ ok: true });
    const [first, second] = placeOrder.mock.calls.map(([input]) => input);
    expect(second?.expectedTotal).toEqual(inr(89_950));
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('is that of the backend where the storefront still tells another, until the cart changes', async () => {
    const { now, placeOrder, server } = await openReady();
    placeOrder.mockRejectedValueOnce(
      refusedWith({ code: 'total_changed', total: inr(89_950) }, TOTAL_CHANGED, 409),
    );
    await act(() => now().placeOrder());
    expect(now().totals).toMatchObject({ subtotal: inr(69_950), total: inr(89_950) });
    server.count({ variantId: 'b', delta: -1, idempotencyKey: 'k' });
    act(() => now().retry());
    await act(() => now().retryLookUp());
    await waitFor(() => expect(now().items).toHaveLength(1));
    expect(now().totals.total).toEqual(inr(19_900));
  });

  it('that has changed because of another device comes with the lines of that cart', async () => {
    const { now, placeOrder, server } = await openReady();
    server.count({ variantId: 'a', delta: 1, idempotencyKey: 'elsewhere' });
    placeOrder.mockRejectedValueOnce(
      refusedWith({ code: 'total_changed', total: inr(89_850) }, TOTAL_CHANGED, 409),
    );
    await act(() => now().placeOrder());
    expect(now().items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(now().totals.total).toEqual(inr(89_850));
  });

  it('is not known while look-ups fail, and no order can be placed before another try', async () => {
    const { open, catalogue, placeOrder } = await openCheckout();
    catalogue.error = apiError('network');
    const now = open();
    await waitFor(() => expect(now().block).toBe('look-up-failed'));
    expect(now()).toMatchObject({ canPlace: false });
    expect(now().items.map(({ name }) => name)).toEqual(['Product Error', 'Product Error']);
    expect(await act(() => now().placeOrder())).toMatchObject({ ok: false, title: 'Order Failed' });
    expect(placeOrder).not.toHaveBeenCalled();

    catalogue.error = null;
    act(() => now().retryLookUp());
    await waitFor(() => expect(now()).toMatchObject({ block: null, canPlace: true }));
    expect(now().totals.total).toEqual(inr(69_950));
  });

  it('is not known after GraphQL errors without data, which find no product', async () => {
    const { open, catalogue } = await openCheckout();
    catalogue.error = apiError('graphql');
    const now = open();
    await waitFor(() => expect(now().block).toBe('look-up-failed'));
    expect(now().items.map(({ name }) => name)).toEqual(['Product Not Found', 'Product Not Found']);
  });

  it('is not known while a line that came from elsewhere is looked up', async () => {
    const { now, server, catalogue } = await openReady();
    const reply = Promise.withResolvers<void>();
    catalogue.whenAsked = () => reply.promise;
    catalogue.variants.set('c', { price: inr(100) });
    server.count({ variantId: 'c', delta: 1, idempotencyKey: 'elsewhere' });
    act(() => now().retryLookUp());
    await waitFor(() => expect(now()).toMatchObject({ block: 'looking-up', canPlace: false }));
    await act(async () => reply.resolve());
    await waitFor(() => expect(now()).toMatchObject({ block: null, totals: { total: inr(70_050) } }));
  });
});

describe('an item that cannot be ordered', () => {
  it.each([
    ['sold-out', { price: inr(19_900), availableForSale: false }],
    ['not-found', null],
    ['other-currency', { price: money(1999, 'EUR') }],
  ] as const)(
    'is marked %s, blocks the order, and can be removed with all others',
    async (problem, details) => {
      const { open, catalogue, server } = await openCheckout();
      catalogue.variants.set('a', details);
      const now = open();
      await waitFor(() => expect(now().block).toBe('unavailable'));
      expect(now().items.map((item) => item.problem)).toEqual([problem, null]);
      expect(now().canPlace).toBe(false);

      expect(await act(() => now().removeUnavailable())).toEqual({
        ok: true,
        value: undefined,
        title: 'Item Removed',
      });
      expect(now()).toMatchObject({ block: null, canPlace: true, totals: { total: inr(50_050) } });
      expect(server.quantity('a')).toBe(0);
    },
  );

  it('is marked when only the backend says so', async () => {
    const { now, placeOrder } = await openReady();
    const items = [{ variantId: 'b', reason: 'sold_out' as const }];
    const text = 'This item is sold out: Linen Shirt (M).';
    placeOrder.mockRejectedValueOnce(refusedWith({ code: 'unavailable', items }, text, 422));
    expect(await act(() => now().placeOrder())).toMatchObject({ ok: false, description: text });
    expect(now().items.map(({ problem }) => problem)).toEqual([null, 'sold-out']);
    expect(now()).toMatchObject({ block: 'unavailable', canPlace: false });
    await act(() => now().removeUnavailable());
    expect(now()).toMatchObject({ block: null, canPlace: true });
  });

  it('says why it could not be removed', async () => {
    const { open, catalogue, server } = await openCheckout();
    catalogue.variants.set('a', null);
    const now = open();
    await waitFor(() => expect(now().block).toBe('unavailable'));
    vi.spyOn(server, 'count').mockImplementation(() => {
      throw apiError('http', 'Cart update failed', 500);
    });
    expect(await act(() => now().removeUnavailable())).toEqual({
      ok: false,
      title: 'Remove Failed',
      description: 'Cart update failed',
    });
    expect(now()).toMatchObject({ block: 'unavailable', isRemoving: false });
  });
});
