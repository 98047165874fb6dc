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
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useCheckout } from '../../test/use-checkout.ts';

/** Creates a checkout with one piece of each variant "a" and "b", and a catalogue that tests can change. */
async function openCheckout() {
  const server = cartServer({ a: 1, b: 1 });
  const catalogue = {
    variants: new Map<string, Partial<VariantDetails> | null>([
      ['a', { price: inr(19_900) }],
      ['b', { price: inr(50_050) }],
    ]),
    error: null as ApiError | null,
    beforeResponse: () => Promise.resolve(),
  };
  const placeOrder = vi.fn((_input: PlaceOrderInput) => Promise.resolve({ orderId: 'o1' }));
  const getVariants = vi.fn(async (ids: readonly string[]) => {
    await catalogue.beforeResponse();
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
  const current = parts.open();
  await waitFor(() => expect(current().isLoading).toBe(false));
  return { ...parts, current };
}

const refusedWith = (refusal: OrderRefusal, message: string, status: number) =>
  new ApiError(message, { kind: 'http', status, refusal });
const TOTAL_CHANGED = 'The total is now ₹899.50. Please check it and place the order again.';

describe('the total of an order', () => {
  it('is updated with the refetched prices after it has changed, and confirmed with a new key', async () => {
    const { current, placeOrder, catalogue } = await openReady();
    catalogue.variants.set('a', { price: inr(39_900) });
    placeOrder.mockRejectedValueOnce(
      refusedWith({ code: 'total_changed', total: inr(89_950) }, TOTAL_CHANGED, 409),
    );
    expect(await act(() => current().placeOrder())).toEqual({
      ok: false,
      title: 'Order Failed',
      description: TOTAL_CHANGED,
    });
    expect(current().items.map(({ price }) => price)).toEqual([inr(39_900), inr(50_050)]);
    expect(current()).toMatchObject({
      totals: { subtotal: inr(89_950), total: inr(89_950) },
      canPlace: true,
    });

    expect(await act(() => current().placeOrder())).toMatchObject({ ok: true });
    const [first, second] = placeOrder.mock.calls.map(([input]) => input);
    expect(second?.expectedTotal).toEqual(inr(89_950));
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it("is the backend's while the storefront still returns old prices, until the cart changes", async () => {
    const { current, placeOrder, server } = await openReady();
    placeOrder.mockRejectedValueOnce(
      refusedWith({ code: 'total_changed', total: inr(89_950) }, TOTAL_CHANGED, 409),
    );
    await act(() => current().placeOrder());
    expect(current().totals).toMatchObject({ subtotal: inr(69_950), total: inr(89_950) });
    server.count({ variantId: 'b', delta: -1, idempotencyKey: 'k' });
    act(() => current().retry());
    await act(() => current().retryLookUp());
    await waitFor(() => expect(current().items).toHaveLength(1));
    expect(current().totals.total).toEqual(inr(19_900));
  });

  it('is updated together with the lines after a change on another device', async () => {
    const { current, placeOrder, server } = await openReady();
    server.count({ variantId: 'a', delta: 1, idempotencyKey: 'elsewhere' });
    placeOrder.mockRejectedValueOnce(
      refusedWith({ code: 'total_changed', total: inr(89_850) }, TOTAL_CHANGED, 409),
    );
    await act(() => current().placeOrder());
    expect(current().items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(current().totals.total).toEqual(inr(89_850));
  });

  it('is unknown while look-ups fail, and no order can be placed before a successful retry', async () => {
    const { open, catalogue, placeOrder } = await openCheckout();
    catalogue.error = apiError('network');
    const current = open();
    await waitFor(() => expect(current().block).toBe('look-up-failed'));
    expect(current()).toMatchObject({ canPlace: false });
    expect(current().items.map(({ name }) => name)).toEqual(['Product Error', 'Product Error']);
    expect(await act(() => current().placeOrder())).toMatchObject({ ok: false, title: 'Order Failed' });
    expect(placeOrder).not.toHaveBeenCalled();

    catalogue.error = null;
    act(() => current().retryLookUp());
    await waitFor(() => expect(current()).toMatchObject({ block: null, canPlace: true }));
    expect(current().totals.total).toEqual(inr(69_950));
  });

  it('is unknown while a line added on another device is looked up', async () => {
    const { current, server, catalogue } = await openReady();
    const reply = Promise.withResolvers<void>();
    catalogue.beforeResponse = () => reply.promise;
    catalogue.variants.set('c', { price: inr(100) });
    server.count({ variantId: 'c', delta: 1, idempotencyKey: 'elsewhere' });
    act(() => current().retryLookUp());
    await waitFor(() => expect(current()).toMatchObject({ block: 'looking-up', canPlace: false }));
    await act(async () => reply.resolve());
    await waitFor(() => expect(current()).toMatchObject({ block: null, totals: { total: inr(70_050) } }));
  });
});

describe('an item that cannot be ordered', () => {
  it.each([
    ['sold-out', { price: inr(19_900), availableForSale: false }],
    ['not-found', null],
    ['other-currency', { price: money(1999, 'EUR') }],
  ] as const)(
    'is marked %s, blocks the order, and can be removed together with all others',
    async (problem, details) => {
      const { open, catalogue, server } = await openCheckout();
      catalogue.variants.set('a', details);
      const current = open();
      await waitFor(() => expect(current().block).toBe('unavailable'));
      expect(current().items.map((item) => item.problem)).toEqual([problem, null]);
      expect(current().canPlace).toBe(false);

      expect(await act(() => current().removeUnavailable())).toEqual({
        ok: true,
        value: [[expect.objectContaining({ id: 'a' }), expect.any(Function)]],
        title: 'Item Removed',
      });
      expect(current()).toMatchObject({ block: null, canPlace: true, totals: { total: inr(50_050) } });
      expect(server.quantity('a')).toBe(0);
    },
  );

  it('is marked when only the backend reports it', async () => {
    const { current, placeOrder } = await openReady();
    const items = [{ variantId: 'b', reason: 'sold_out' as const }];
    const text = 'This item is sold out: Linen Shirt (M).';
    placeOrder.mockRejectedValueOnce(refusedWith({ code: 'unavailable', items }, text, 422));
    expect(await act(() => current().placeOrder())).toMatchObject({ ok: false, description: text });
    expect(current().items.map(({ problem }) => problem)).toEqual([null, 'sold-out']);
    expect(current()).toMatchObject({ block: 'unavailable', canPlace: false });
    await act(() => current().removeUnavailable());
    expect(current()).toMatchObject({ block: null, canPlace: true });
  });

  it('returns the reason why it could not be removed', async () => {
    const { open, catalogue, server } = await openCheckout();
    catalogue.variants.set('a', null);
    const current = open();
    await waitFor(() => expect(current().block).toBe('unavailable'));
    vi.spyOn(server, 'count').mockImplementation(() => {
      throw apiError('http', 'Cart update failed', 500);
    });
    expect(await act(() => current().removeUnavailable())).toEqual({
      ok: false,
      title: 'Remove Failed',
      description: 'Cart update failed',
    });
    await waitFor(() => expect(current()).toMatchObject({ block: 'unavailable', isRemoving: false }));
  });
});
