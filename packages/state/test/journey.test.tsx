// @vitest-environment jsdom

import { createDirectShop } from '@naap/fixtures/direct-shop';
import { renderState } from '@naap/fixtures/render-state';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  filterState,
  NO_FILTERS,
  useAddressLocation,
  useAddToBag,
  useBrands,
  useCart,
  useCheckout,
  useOrders,
  useProduct,
  useProductList,
  useProductRow,
  useSession,
  useVariantSelection,
} from '../src/index.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BARE = { collection: null, search: null };

describe('the product lists of the real storefront stand-in', () => {
  function openList(input: { collection: string | null; search: string | null } = BARE) {
    const { result } = renderState(() => {
      const [filters, choose] = useState(NO_FILTERS);
      return { ...useProductList({ ...input, filters }), choose };
    }, createDirectShop().clients);
    return () => result.current;
  }

  it('give ten products a page, in the order that was asked for', async () => {
    const now = openList();
    await waitFor(() => expect(now().products).toHaveLength(10));
    act(() => now().fetchNextPage());
    await waitFor(() => expect(now().products).toHaveLength(20));
    act(() => now().choose(filterState([], [], 'price-low')));
    await waitFor(() => expect(now().products).toHaveLength(10));
    const prices = now().products.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('narrow with every filter, whatever it is made of', async () => {
    const now = openList();
    act(() => now().choose(filterState(["Women's Wear", 'Western Wear', 'Dresses'], [], null)));
    await waitFor(() => expect(now().isLoading).toBe(false));
    expect(now()).toMatchObject({ title: 'Women', source: 'search', error: null });
    expect(now().products.length).toBeGreaterThan(0);
    const [first] = now().products;
    act(() => now().choose(filterState([], [first?.brand ?? ''], null)));
    await waitFor(() => expect(now().isLoading).toBe(false));
    expect(new Set(now().products.map(({ brand }) => brand))).toEqual(new Set([first?.brand]));
  });

  it.each([
    ['Under ₹500', 0, 49_999],
    ['₹1000 - ₹2000', 100_000, 200_000],
  ])('hold only prices of the chip %s', async (search, min, max) => {
    const now = openList({ collection: null, search });
    await waitFor(() => expect(now().isLoading).toBe(false));
    expect(now().products.length).toBeGreaterThan(0);
    for (const { price } of now().products) {
      expect(price.amount).toBeGreaterThanOrEqual(min);
      expect(price.amount).toBeLessThanOrEqual(max);
    }
  });

  it('survive text that looks like search syntax', async () => {
    const now = openList({ collection: null, search: 'shirt (AND: "' });
    await waitFor(() => expect(now().isLoading).toBe(false));
    expect(now().error).toBeNull();
  });

  it('fill the home carousel and the brands', async () => {
    const { result } = renderState(
      () => ({ carousel: useProductRow({ tags: ['women', 'dresses'] }), brands: useBrands() }),
      createDirectShop().clients,
    );
    await waitFor(() => expect(result.current.carousel.products.length).toBeGreaterThan(0));
    await waitFor(() => expect(result.current.brands.brands.length).toBeGreaterThan(0));
  });
});

/** Everything a shopper has open at once. */
function openShop() {
  const { clients, loseResponse } = createDirectShop();
  const { result } = renderState(() => {
    const list = useProductList({ filters: NO_FILTERS, collection: null, search: 'tag:Dresses' });
    const { product } = useProduct(list.products[0]?.id ?? '0');
    const [params, replace] = useState(() => new URLSearchParams());
    return {
      session: useSession(),
      product,
      selection: useVariantSelection(product, { params, replace }),
      bag: useAddToBag(),
      cart: useCart(),
      checkout: useCheckout(),
      orders: useOrders(),
      position: useAddressLocation(),
    };
  }, clients);
  return { now: () => result.current, loseResponse };
}

describe('a shopper at the real backend stand-in', () => {
  async function openBag() {
    const { now, loseResponse } = openShop();
    await waitFor(() => expect(now().session.status).toBe('signed-in'));
    const sizes = () => now().selection.options.find(({ kind }) => kind === 'size');
    const firstInStock = () => sizes()?.values.find(({ available }) => available)?.value ?? '';
    await waitFor(() => expect(firstInStock()).not.toBe(''));
    const size = firstInStock();
    act(() => now().selection.select(sizes()?.name ?? '', size));
    const variantId = now().selection.variant?.id ?? '';
    await act(() => now().bag.add({ variantId, productId: now().product?.id ?? '' }));
    await waitFor(() => expect(now().cart.status).toBe('ready'));
    return { now, loseResponse, variantId, size };
  }

  it('fills a bag, changes it and empties it', async () => {
    const { now, variantId, size } = await openBag();
    expect(now().cart.lines).toMatchObject([
      { id: variantId, quantity: 1, selectedSize: size, lookup: 'found' },
    ]);
    await act(() => now().cart.changeQuantity(variantId, 3));
    expect(now().cart.lines[0]?.quantity).toBe(3);
    expect(await act(() => now().cart.changeQuantity(variantId, 100))).toMatchObject({
      ok: false,
      title: 'Update Failed',
    });
    expect(now().cart.lines[0]?.quantity).toBe(3);
    expect(await act(() => now().cart.remove(variantId))).toMatchObject({ ok: true, title: 'Item Removed' });
    expect(now().cart.status).toBe('empty');
  });

  it('is counted once although the answer to a tap was lost', async () => {
    const { now, loseResponse, variantId } = await openBag();
    loseResponse('POST /cart');
    expect(await act(() => now().cart.changeQuantity(variantId, 2))).toMatchObject({ ok: true });
    act(() => now().cart.retry());
    await waitFor(() => expect(now().cart.lines[0]?.quantity).toBe(2));
  });

  it('orders to a located address, once, although the first answer was lost', async () => {
    const { now, loseResponse } = await openBag();
    const place = await act(() => now().position.fetch());
    if (!place?.ok) throw new Error(place?.title);
    const { coordinates, address } = place;
    expect(
      await act(() =>
        now().checkout.createAddress({
          name: 'Asha',
          phone: '+919876543210',
          address: address ?? '1 MG Road',
          ...coordinates,
        }),
      ),
    ).toMatchObject({ ok: true });
    await waitFor(() => expect(now().checkout.canPlace).toBe(true));
    await act(async () => now().checkout.coupon.apply('flat400'));
    const { total } = now().checkout.totals;

    loseResponse('POST /order');
    expect(await act(() => now().checkout.placeOrder())).toMatchObject({ ok: false, title: 'Order Failed' });
    expect(await act(() => now().checkout.placeOrder())).toMatchObject({ ok: true });
    expect(now().cart.status).toBe('empty');
    await waitFor(() => expect(now().orders.orders).toHaveLength(1));
    expect(now().orders.orders).toMatchObject([{ status: 'Confirmed', totalAmount: total }]);
  });
});
