// @vitest-environment jsdom

import { createDirectShop } from '@naap/fixtures/direct-shop';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  filterState,
  NO_FILTERS,
  useAddressLocation,
  useAddToBag,
  useBrands,
  useCart,
  useOrders,
  useProduct,
  useProductList,
  useProductRow,
  useSession,
  useVariantSelection,
} from '../../src/index.ts';
import { renderState } from '../render-state.tsx';
import { useCheckout } from '../use-checkout.ts';

// Far above any expected duration: only a test that hangs reaches it.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BARE = { collection: null, search: null };

describe("product lists of the sandbox's storefront", () => {
  function openList(input: { collection: string | null; search: string | null } = BARE) {
    const { result } = renderState(() => {
      const [filters, choose] = useState(NO_FILTERS);
      return { ...useProductList({ ...input, filters }), choose };
    }, createDirectShop().clients);
    return () => result.current;
  }

  it('have ten products per page, in the requested order', async () => {
    const current = openList();
    await waitFor(() => expect(current().products).toHaveLength(10));
    act(() => current().fetchNextPage());
    await waitFor(() => expect(current().products).toHaveLength(20));
    act(() => current().choose(filterState([], [], 'price-low')));
    await waitFor(() => expect(current().products).toHaveLength(10));
    const prices = current().products.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('are filtered by tags and by brands', async () => {
    const current = openList();
    act(() => current().choose(filterState(["Women's Wear", 'Western Wear', 'Dresses'], [], null)));
    await waitFor(() => expect(current().isLoading).toBe(false));
    expect(current()).toMatchObject({ title: 'Women', source: 'search', error: null });
    expect(current().products.length).toBeGreaterThan(0);
    const [first] = current().products;
    act(() => current().choose(filterState([], [first?.brand ?? ''], null)));
    await waitFor(() => expect(current().isLoading).toBe(false));
    expect(new Set(current().products.map(({ brand }) => brand))).toEqual(new Set([first?.brand]));
  });

  it.each([
    ['Under ₹500', 0, 49_999],
    ['₹1000 - ₹2000', 100_000, 200_000],
  ])('contain only prices in the range of the chip %s', async (search, min, max) => {
    const current = openList({ collection: null, search });
    await waitFor(() => expect(current().isLoading).toBe(false));
    expect(current().products.length).toBeGreaterThan(0);
    for (const { price } of current().products) {
      expect(price.amount).toBeGreaterThanOrEqual(min);
      expect(price.amount).toBeLessThanOrEqual(max);
    }
  });

  it('have no error for text that looks like search syntax', async () => {
    const current = openList({ collection: null, search: 'shirt (AND: "' });
    await waitFor(() => expect(current().isLoading).toBe(false));
    expect(current().error).toBeNull();
  });

  it('and brands load for the home page', async () => {
    const { result } = renderState(
      () => ({ carousel: useProductRow({ tags: ['women', 'dresses'] }), brands: useBrands() }),
      createDirectShop().clients,
    );
    await waitFor(() => expect(result.current.carousel.products.length).toBeGreaterThan(0));
    await waitFor(() => expect(result.current.brands.brands.length).toBeGreaterThan(0));
  });
});

/** Renders the hooks of all screens together. */
function openShop() {
  const { clients, loseResponse } = createDirectShop();
  const { result } = renderState(() => {
    const list = useProductList({ filters: NO_FILTERS, collection: null, search: 'tag:Dresses' });
    const { product } = useProduct(list.products[0]?.id ?? '0');
    const [params, setParams] = useState(() => new URLSearchParams());
    return {
      session: useSession(),
      product,
      selection: useVariantSelection(product, { params, change: async (update) => setParams(update) }),
      bag: useAddToBag(),
      cart: useCart(),
      checkout: useCheckout(),
      orders: useOrders(),
      position: useAddressLocation(),
    };
  }, clients);
  return { current: () => result.current, loseResponse };
}

describe('a shopper with the real backend', () => {
  async function openBag() {
    const { current, loseResponse } = openShop();
    await waitFor(() => expect(current().session.status).toBe('signed-in'));
    const sizes = () => current().selection.options.find(({ kind }) => kind === 'size');
    const firstInStock = () => sizes()?.values.find(({ available }) => available)?.value ?? '';
    await waitFor(() => expect(firstInStock()).not.toBe(''));
    const size = firstInStock();
    await act(() => current().selection.select(sizes()?.name ?? '', size));
    const variantId = current().selection.variant?.id ?? '';
    await act(() => current().bag.add({ variantId, productId: current().product?.id ?? '' }));
    await waitFor(() => expect(current().cart.status).toBe('ready'));
    return { current, loseResponse, variantId, size };
  }

  it('adds to the bag, changes it and empties it', async () => {
    const { current, variantId, size } = await openBag();
    expect(current().cart.lines).toMatchObject([
      { id: variantId, quantity: 1, selectedSize: size, lookup: 'found' },
    ]);
    await act(() => current().cart.changeQuantity(variantId, 3));
    expect(current().cart.lines[0]?.quantity).toBe(3);
    expect(await act(() => current().cart.changeQuantity(variantId, 100))).toMatchObject({
      ok: false,
      title: 'Update Failed',
    });
    expect(current().cart.lines[0]?.quantity).toBe(3);
    expect(await act(() => current().cart.remove(variantId))).toMatchObject({
      ok: true,
      title: 'Item Removed',
    });
    expect(current().cart.status).toBe('empty');
  });

  it('changes a quantity once although the response was lost', async () => {
    const { current, loseResponse, variantId } = await openBag();
    loseResponse('POST /cart');
    expect(await act(() => current().cart.changeQuantity(variantId, 2))).toMatchObject({ ok: true });
    act(() => current().cart.retry());
    await waitFor(() => expect(current().cart.lines[0]?.quantity).toBe(2));
  });

  it('places one order to a located address although the first response was lost', async () => {
    const { current, loseResponse } = await openBag();
    const place = await act(() => current().position.fetch());
    if (!place?.ok) throw new Error(place?.title);
    const { coordinates, address } = place;
    expect(
      await act(() =>
        current().checkout.createAddress({
          name: 'Asha',
          phone: '+919876543210',
          address: address ?? '1 MG Road',
          ...coordinates,
        }),
      ),
    ).toMatchObject({ ok: true });
    await waitFor(() => expect(current().checkout.canPlace).toBe(true));
    await act(async () => current().checkout.coupon.apply('flat400'));
    const { total } = current().checkout.totals;

    loseResponse('POST /order');
    expect(await act(() => current().checkout.placeOrder())).toMatchObject({
      ok: false,
      title: 'Order Failed',
    });
    expect(await act(() => current().checkout.placeOrder())).toMatchObject({ ok: true });
    expect(current().cart.status).toBe('empty');
    await waitFor(() => expect(current().orders.orders).toHaveLength(1));
    expect(current().orders.orders).toMatchObject([{ status: 'Confirmed', totalAmount: total }]);
  });
});
