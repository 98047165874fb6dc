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
import { renderState } from '@naap/fixtures/render-state';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAddToBag } from './useAddToBag.ts';
import { useCart, useCartCount } from './useCart.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

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
  return { ...view, now: () => view.result.current, server, getVariants, getCart };
}

async function openReadyCart(...parts: Parameters<typeof openCart>) {
  const cart = openCart(...parts);
  await waitFor(() => expect(cart.now().status).toBe('ready'));
  return cart;
}

describe('useCart', () => {
  it('loads lines and their products in one lookup', async () => {
    const { now, getVariants } = openCart({ a: 2, b: 1 });
    expect(now()).toMatchObject({ status: 'loading', badge: 0, lines: [] });
    await waitFor(() => expect(now().status).toBe('ready'));
    expect(now()).toMatchObject({
      count: 2,
      badge: 2,
      totals: { subtotal: inr(150_000), deliveryFee: inr(9_900), total: inr(159_900) },
    });
    expect(getVariants).toHaveBeenCalledTimes(1);
  });

  it('is empty when the server has no lines', async () => {
    const { now } = openCart({});
    await waitFor(() => expect(now().status).toBe('empty'));
  });

  it('says so when nobody is signed in, and counts 0', async () => {
    const { now, getCart } = openCart({ a: 1 }, {}, null);
    await act(() => Promise.resolve());
    expect(now()).toMatchObject({ status: 'error', badge: 0 });
    expect(now().error?.message).toBe('User not authenticated.');
    expect(getCart).not.toHaveBeenCalled();
  });

  it('shows why the cart could not be fetched, and fetches it on retry', async () => {
    const getCart = vi
      .fn()
      .mockRejectedValueOnce(apiError('http', 'Cart fetch failed', 500))
      .mockResolvedValue({ status: 'empty', lines: [] });
    const { now } = openCart({}, { cart: { getCart } });
    await waitFor(() => expect(now().status).toBe('error'));
    expect(now().error?.message).toBe('Cart fetch failed');
    act(() => now().retry());
    await waitFor(() => expect(now().status).toBe('empty'));
  });

  it('shows each line it could not look up, without failing the others', async () => {
    const lookups: readonly VariantLookup[] = [
      found('a'),
      { status: 'not-found' },
      { status: 'failed', error: apiError('network') },
    ];
    const { now } = await openReadyCart(
      { a: 1, b: 1, c: 1 },
      { storefront: { getVariants: () => Promise.resolve(lookups) } },
    );
    expect(now().lines.map(({ name }) => name)).toEqual([
      'Linen Shirt',
      'Product Not Found',
      'Product Error',
    ]);
    expect(now().totals.subtotal).toEqual(inr(50_000));
  });

  it('shows every line as an error when the whole lookup fails', async () => {
    const { now } = await openReadyCart(
      { a: 1 },
      { storefront: { getVariants: () => Promise.reject(apiError('network')) } },
    );
    expect(now().lines.map(({ name }) => name)).toEqual(['Product Error']);
  });

  it('changes the quantity at once and confirms it', async () => {
    const { now, server, getVariants } = await openReadyCart({ a: 1 });
    let result: Promise<unknown> = Promise.resolve();
    act(() => {
      result = now().changeQuantity('a', 2);
    });
    expect(now().lines[0]).toMatchObject({ quantity: 2, lineTotal: inr(100_000) });
    expect(await act(() => result)).toMatchObject({ ok: true, title: 'Cart Updated' });
    expect(server.quantity('a')).toBe(2);
    expect(getVariants).toHaveBeenCalledTimes(1);
  });

  it('counts two quick taps from the same render only as what they ask for', async () => {
    const { now, server } = await openReadyCart({ a: 1 });
    const { changeQuantity } = now();
    await act(() => Promise.all([changeQuantity('a', 2), changeQuantity('a', 2)]));
    expect(server.quantity('a')).toBe(2);
  });

  it.each([0, -1])('removes the whole line at a quantity of %d', async (quantity) => {
    const { now, server, getVariants } = await openReadyCart({ a: 3, b: 1 });
    expect(await act(() => now().changeQuantity('a', quantity))).toMatchObject({
      ok: true,
      title: 'Item Removed',
    });
    expect([...server.counted.values()]).toMatchObject([{ variantId: 'a', delta: -3 }]);
    expect(now().lines.map(({ id }) => id)).toEqual(['b']);
    expect(getVariants).toHaveBeenCalledTimes(1);
  });

  it('takes a refused change back and reads the cart anew', async () => {
    const changeCart = () => Promise.reject(apiError('http', 'Cart update failed', 500));
    const { now, getCart } = await openReadyCart({ a: 1 }, { cart: { changeCart } });
    expect(await act(() => now().changeQuantity('a', 2))).toEqual({
      ok: false,
      title: 'Update Failed',
      description: 'Cart update failed',
    });
    expect(now().lines[0]?.quantity).toBe(1);
    await waitFor(() => expect(getCart).toHaveBeenCalledTimes(2));
    expect(await act(() => now().remove('a'))).toMatchObject({ ok: false, title: 'Remove Failed' });
  });

  it('follows a change made in another tab', async () => {
    const { now, server } = await openReadyCart({ a: 1 });
    server.count({ variantId: 'a', delta: 4, idempotencyKey: 'elsewhere' });
    const other = new BroadcastChannel('shop-state');
    other.postMessage('cart');
    await waitFor(() => expect(now().lines[0]?.quantity).toBe(5));
    other.close();
  });
});

describe('useAddToBag', () => {
  it('adds one piece of the variant, its id prefixed, and moves the badge', async () => {
    const { now, server } = openCart({});
    await waitFor(() => expect(now().status).toBe('empty'));
    expect(await act(() => now().bag.add({ variantId: '42', productId: '1' }))).toEqual({ ok: true });
    expect(server.quantity('gid://shopify/ProductVariant/42')).toBe(1);
    await waitFor(() => expect(now().badge).toBe(1));
  });

  it.each(['7', 'gid://shopify/Product/7'])(
    'builds the variant from the product %s when none is chosen',
    async (productId) => {
      const { now, server } = openCart({});
      await waitFor(() => expect(now().status).toBe('empty'));
      await act(() => now().bag.add({ productId }));
      expect(server.quantity('gid://shopify/ProductVariant/7')).toBe(1);
    },
  );

  it('has the cart read anew when it could not be read before', async () => {
    const getCart = vi.fn().mockRejectedValueOnce(apiError('http', 'Cart fetch failed', 500));
    const { now, server } = openCart({}, { cart: { getCart } });
    await waitFor(() => expect(now().status).toBe('error'));
    getCart.mockImplementation(() => Promise.resolve(server.read()));
    await act(() => now().bag.add({ productId: '7' }));
    await waitFor(() => expect(now()).toMatchObject({ status: 'ready', badge: 1 }));
  });

  it('hands on what the backend said', async () => {
    const changeCart = () => Promise.reject(apiError('unauthenticated', 'User not authenticated'));
    const { now } = openCart({}, { cart: { changeCart } });
    expect(await act(() => now().bag.add({ productId: '7' }))).toEqual({
      ok: false,
      message: 'User not authenticated',
    });
    expect(now().bag.isAdding).toBe(false);
  });
});
