// @vitest-environment jsdom
import type { VariantLookup } from '@naap/api-clients';
import { inr } from '@naap/api-clients';
import {
  ASHA,
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
import { useAddToBag } from './useAddToBag.ts';
import { useCart } from './useCart.ts';
import { useCartCount } from './useShownCart.ts';

type Overrides = NonNullable<Parameters<typeof fakeClients>[0]>;

function found(id: string): VariantLookup {
  return { status: 'found', variant: variant(id) };
}

function openCart(
  quantities: Record<string, number>,
  overrides: Overrides = {},
  user: typeof ASHA | null = ASHA,
) {
  const server = cartServer(quantities);
  const getVariants = vi.fn((ids: readonly string[]) => Promise.resolve(ids.map(found)));
  const getCart = vi.fn(() => Promise.resolve(server.read()));
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(user)),
    storefront: { getVariants },
    cart: {
      getCart,
      changeCart: (change) => Promise.resolve().then(() => server.count(change)),
      ...overrides.cart,
    },
    ...(overrides.storefront ? { storefront: overrides.storefront } : {}),
  });
  const view = renderState(() => ({ ...useCart(), badge: useCartCount(), bag: useAddToBag() }), clients);
  return { ...view, current: () => view.result.current, server, getVariants, getCart };
}

async function openReadyCart(...parts: Parameters<typeof openCart>) {
  const cart = openCart(...parts);
  await waitFor(() => expect(cart.current().status).toBe('ready'));
  return cart;
}

describe('useCart', () => {
  it('loads the lines and looks up their products in one request', async () => {
    const { current, getVariants } = openCart({ a: 2, b: 1 });
    expect(current()).toMatchObject({ status: 'loading', badge: null, lines: [] });
    await waitFor(() => expect(current().status).toBe('ready'));
    expect(current()).toMatchObject({
      count: 2,
      badge: 2,
      totals: { subtotal: inr(150_000), deliveryFee: inr(9_900), total: inr(159_900) },
    });
    expect(getVariants).toHaveBeenCalledTimes(1);
  });

  it('has an error and the count 0 when nobody is signed in', async () => {
    const { current, getCart } = openCart({ a: 1 }, {}, null);
    await act(() => Promise.resolve());
    expect(current()).toMatchObject({ status: 'error', badge: 0 });
    expect(current().error?.message).toBe('User not authenticated.');
    expect(getCart).not.toHaveBeenCalled();
  });

  it('has the error of a failed request, and fetches the cart again on retry', async () => {
    const getCart = vi
      .fn()
      .mockRejectedValueOnce(apiError('http', 'Cart fetch failed', 500))
      .mockResolvedValue({ status: 'empty', lines: [] });
    const { current } = openCart({}, { cart: { getCart } });
    await waitFor(() => expect(current().status).toBe('error'));
    expect(current().error?.message).toBe('Cart fetch failed');
    act(() => current().retry());
    await waitFor(() => expect(current().status).toBe('empty'));
  });

  it('keeps the last known products and prices when a later look-up fails', async () => {
    const { current, getVariants, queryClient } = await openReadyCart({ a: 1 });
    const before = current().lines;
    getVariants.mockRejectedValue(apiError('network'));
    await act(() => queryClient.refetchQueries({ queryKey: ['variants'] }));
    expect(current().lines).toEqual(before);
    await act(() => current().bag.add({ variantId: 'b', productId: '1' }));
    await waitFor(() =>
      expect(current().lines.map(({ name }) => name)).toEqual(['Linen Shirt', 'Product Error']),
    );
  });

  it('changes the quantity optimistically', async () => {
    const { current, server, getVariants } = await openReadyCart({ a: 1 });
    let result: Promise<unknown> = Promise.resolve();
    act(() => {
      result = current().changeQuantity('a', 2);
    });
    expect(current().lines[0]).toMatchObject({ quantity: 2, lineTotal: inr(100_000) });
    expect(await act(() => result)).toMatchObject({ ok: true, title: 'Cart Updated' });
    expect(server.quantity('a')).toBe(2);
    expect(getVariants).toHaveBeenCalledTimes(1);
  });

  it('sets the requested quantity once for two calls from the same render', async () => {
    const { current, server } = await openReadyCart({ a: 1 });
    const { changeQuantity } = current();
    await act(() => Promise.all([changeQuantity('a', 2), changeQuantity('a', 2)]));
    expect(server.quantity('a')).toBe(2);
  });

  it.each([0, -1])('removes the whole line at a quantity of %d', async (quantity) => {
    const { current, server, getVariants } = await openReadyCart({ a: 3, b: 1 });
    expect(await act(() => current().changeQuantity('a', quantity))).toMatchObject({
      ok: true,
      title: 'Item Removed',
    });
    expect([...server.counted.values()]).toMatchObject([{ variantId: 'a', delta: -3 }]);
    expect(current().lines.map(({ id }) => id)).toEqual(['b']);
    expect(getVariants).toHaveBeenCalledTimes(1);
  });

  it('rolls back a rejected change and refetches the cart', async () => {
    const changeCart = () => Promise.reject(apiError('http', 'Cart update failed', 500));
    const { current, getCart } = await openReadyCart({ a: 1 }, { cart: { changeCart } });
    expect(await act(() => current().changeQuantity('a', 2))).toEqual({
      ok: false,
      title: 'Update Failed',
      description: 'Cart update failed',
    });
    expect(current().lines[0]?.quantity).toBe(1);
    await waitFor(() => expect(getCart).toHaveBeenCalledTimes(2));
    expect(await act(() => current().remove('a'))).toMatchObject({ ok: false, title: 'Remove Failed' });
  });

  it('refetches the cart after a change in another tab', async () => {
    const { current, server } = await openReadyCart({ a: 1 });
    server.count({ variantId: 'a', delta: 4, idempotencyKey: 'elsewhere' });
    const other = new BroadcastChannel('shop-state');
    other.postMessage('cart');
    await waitFor(() => expect(current().lines[0]?.quantity).toBe(5));
    other.close();
  });
});

describe('useAddToBag', () => {
  it('adds one piece of the variant by its global ID, and updates the badge', async () => {
    const { current, server } = openCart({});
    await waitFor(() => expect(current().status).toBe('empty'));
    expect(await act(() => current().bag.add({ variantId: '42', productId: '1' }))).toEqual({
      ok: true,
      outcome: 'applied',
    });
    expect(server.quantity('gid://shopify/ProductVariant/42')).toBe(1);
    await waitFor(() => expect(current().badge).toBe(1));
  });

  it.each(['7', 'gid://shopify/Product/7'])(
    'uses the product ID %s as the variant ID when no variant is given',
    async (productId) => {
      const { current, server } = openCart({});
      await waitFor(() => expect(current().status).toBe('empty'));
      await act(() => current().bag.add({ productId }));
      expect(server.quantity('gid://shopify/ProductVariant/7')).toBe(1);
    },
  );

  it('refetches the cart when it could not be fetched before', async () => {
    const getCart = vi.fn().mockRejectedValueOnce(apiError('http', 'Cart fetch failed', 500));
    const { current, server } = openCart({}, { cart: { getCart } });
    await waitFor(() => expect(current().status).toBe('error'));
    getCart.mockImplementation(() => Promise.resolve(server.read()));
    await act(() => current().bag.add({ productId: '7' }));
    await waitFor(() => expect(current()).toMatchObject({ status: 'ready', badge: 1 }));
  });

  it('is pending until the last of several overlapping calls has settled', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const responses = new Map([
      ['gid://shopify/ProductVariant/1', first.promise],
      ['gid://shopify/ProductVariant/2', second.promise],
    ]);
    const changeCart = async ({ variantId }: { variantId: string }) => {
      await responses.get(variantId);
      return { status: 'empty', lines: [] } as const;
    };
    const { current } = openCart({}, { cart: { changeCart } });
    await waitFor(() => expect(current().status).toBe('empty'));
    const adding = [current().bag.add({ productId: '1' }), current().bag.add({ productId: '2' })];
    await waitFor(() => expect(current().bag.isAdding).toBe(true));
    await act(async () => first.resolve());
    expect(await act(() => adding[0])).toEqual({ ok: true, outcome: 'applied' });
    // TanStack Query notifies hooks in a task of its own.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(current().bag.isAdding).toBe(true);
    await act(async () => second.reject(apiError('http', 'Cart update failed', 500)));
    expect(await act(() => adding[1])).toEqual({ ok: false, message: 'Cart update failed' });
    await waitFor(() => expect(current().bag.isAdding).toBe(false));
  });
});
