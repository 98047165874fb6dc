// @vitest-environment jsdom

import { toDecimal } from '@naap/api-clients/pricing';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDispatcher } from '../../src/events/dispatcher.ts';
import {
  CONSENT_KEY,
  NO_FILTERS,
  useAddressLocation,
  useAddToBag,
  useCart,
  useOrders,
  useProductList,
  useSession,
} from '../../src/index.ts';
import { createEventRecorder } from '../recorded-events.ts';
import { renderState } from '../render-state.tsx';
import { useCheckout } from '../use-checkout.ts';

// Far above any expected duration: only a test that hangs reaches it.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(CONSENT_KEY, 'granted');
});
afterEach(cleanup);

/** Renders the hooks that change the cart and place orders, with the first product that is for sale. */
async function openShop() {
  const { clients, loseResponse } = createDirectShop();
  const recorder = createEventRecorder();
  const { result } = renderState(
    () => ({
      session: useSession(),
      list: useProductList({ filters: NO_FILTERS, collection: null, search: null }),
      bag: useAddToBag(),
      cart: useCart(),
      checkout: useCheckout(),
      orders: useOrders(),
      position: useAddressLocation(),
    }),
    clients,
    { loadEvents: async () => ({ adapter: recorder.adapter, createDispatcher }) },
  );
  const current = () => result.current;
  await waitFor(() => expect(current().session.status).toBe('signed-in'));
  await waitFor(() => expect(current().list.products.length).toBeGreaterThan(0));
  const card = current().list.products.find(({ availableForSale }) => availableForSale);
  const product = await clients.storefront.getProduct(card?.id ?? '');
  const variant = product?.variants.find(({ availableForSale }) => availableForSale);
  if (!product || !variant) throw new Error('nothing is for sale');
  const item = {
    item_id: product.id.split('/').at(-1),
    item_name: product.title,
    item_brand: product.vendor,
    price: Number(toDecimal(variant.price)),
  };
  return { current, events: recorder.events, loseResponse, product, variant, item };
}

describe('the events of a shopper', () => {
  it('have the differences of the cart and exact prices, each once although a response was lost, and none that is refused', async () => {
    const { current, events, loseResponse, product, variant, item } = await openShop();
    loseResponse('POST /cart');
    await act(() => current().bag.add({ variantId: variant.id, productId: product.id }));
    await waitFor(() => expect(current().cart.status).toBe('ready'));
    await act(() => current().cart.changeQuantity(variant.id, 4));
    await act(() => current().cart.changeQuantity(variant.id, 100));
    await act(() => current().cart.changeQuantity(variant.id, 2));
    await act(() => current().cart.remove(variant.id));
    await waitFor(() => expect(events).toHaveLength(4));
    const changes = events.map(({ name, params }) => [name, 'items' in params ? params.items : []]);
    expect(changes).toMatchObject([
      ['add_to_cart', [{ ...item, quantity: 1 }]],
      ['add_to_cart', [{ ...item, quantity: 3 }]],
      ['remove_from_cart', [{ ...item, quantity: 2 }]],
      ['remove_from_cart', [{ ...item, quantity: 2 }]],
    ]);
    expect(current().cart.status).toBe('empty');
  });

  it('have one purchase of an order that was placed twice, with the price that was paid', async () => {
    const { current, events, loseResponse, product, variant, item } = await openShop();
    await act(() => current().bag.add({ variantId: variant.id, productId: product.id }));
    const place = await act(() => current().position.fetch());
    if (!place?.ok) throw new Error(place?.title);
    const { coordinates, address } = place;
    await act(() =>
      current().checkout.createAddress({
        name: 'Asha Menon',
        phone: '+919876543210',
        address: address ?? '1 MG Road',
        ...coordinates,
      }),
    );
    await waitFor(() => expect(current().checkout.canPlace).toBe(true));
    await act(async () => current().checkout.coupon.apply('flat400'));
    loseResponse('POST /order');
    await act(() => current().checkout.placeOrder());
    await act(() => current().checkout.placeOrder());
    await waitFor(() => expect(current().orders.orders).toHaveLength(1));
    await waitFor(() => expect(events.map(({ name }) => name)).toEqual(['add_to_cart', 'purchase']));
    expect(current().cart.status).toBe('empty');
    const [order] = current().orders.orders;
    expect(order?.status).toBe('Confirmed');
    expect(events[1]?.params).toMatchObject({
      transaction_id: order?.orderId,
      value: Number(toDecimal(order?.totalAmount ?? variant.price)),
      coupon: 'FLAT400',
      items: [{ ...item, quantity: 1 }],
    });
    expect(JSON.stringify(events)).not.toMatch(/9876543210|Asha|Menon|MG Road/);
  });
});
