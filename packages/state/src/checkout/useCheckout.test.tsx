// @vitest-environment jsdom
import type { Address, NewAddress, PlaceOrderInput } from '@naap/api-clients';
import { inr } from '@naap/api-clients';
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
import { useCartCount } from '../cart/useCart.ts';
import { useOrders } from '../orders/useOrders.ts';
import { LOADING_ERROR, useCheckout } from './useCheckout.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type ShopApi = NonNullable<NonNullable<Parameters<typeof fakeClients>[0]>['shopApi']>;

function openCheckout(
  saved: readonly Address[],
  quantities: Record<string, number> = { a: 1 },
  overrides: ShopApi = {},
) {
  const book = [...saved];
  const server = cartServer(quantities);
  const placeOrder = vi.fn((_input: PlaceOrderInput) => Promise.resolve({ orderId: 'o1' }));
  const listOrders = vi.fn(() => Promise.resolve({ orders: [], cursor: null }));
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
    storefront: {
      getVariants: (ids) =>
        Promise.resolve(ids.map((id) => ({ status: 'found', variant: variant(id, { price: inr(19_900) }) }))),
    },
    cart: { getCart: () => Promise.resolve(server.read()) },
    shopApi: {
      listAddresses: () => Promise.resolve([...book]),
      createAddress(input: NewAddress) {
        const created = { ...input, id: 'new' };
        book.unshift(created);
        return Promise.resolve(created);
      },
      deleteAddress(id) {
        book.splice(
          book.findIndex((known) => known.id === id),
          1,
        );
        return Promise.resolve();
      },
      placeOrder,
      listOrders,
      ...overrides,
    },
  });
  const view = renderState(() => ({ ...useCheckout(), count: useCartCount(), orders: useOrders() }), clients);
  return { now: () => view.result.current, placeOrder, listOrders };
}

async function openReadyCheckout(...parts: Parameters<typeof openCheckout>) {
  const checkout = openCheckout(...parts);
  await waitFor(() => expect(checkout.now().isLoading).toBe(false));
  return checkout;
}

const NEW: NewAddress = {
  name: 'Asha',
  phone: '+919876543210',
  address: '3 MG Road',
  latitude: 1,
  longitude: 2,
};

describe('the address of a checkout', () => {
  it('is the first one until another is chosen', async () => {
    const { now } = await openReadyCheckout([address('1'), address('2')]);
    expect(now().selectedAddressId).toBe('1');
    act(() => now().selectAddress('2'));
    expect(now().selectedAddressId).toBe('2');
  });

  it('is none after the chosen one was deleted', async () => {
    const { now } = await openReadyCheckout([address('1'), address('2')]);
    expect(await act(() => now().removeAddress('1'))).toMatchObject({ ok: true, title: 'Address Deleted' });
    expect(now()).toMatchObject({ selectedAddressId: null, canPlace: false });
    expect(now().addresses.map(({ id }) => id)).toEqual(['2']);
    expect(await now().placeOrder()).toEqual({
      ok: false,
      title: 'Address Required',
      description: 'Please select a delivery address',
    });
  });

  it('stays the chosen one when another is deleted or added', async () => {
    const { now } = await openReadyCheckout([address('1'), address('2')]);
    await act(() => now().removeAddress('2'));
    await act(() => now().createAddress(NEW));
    expect(now().selectedAddressId).toBe('1');
  });

  it('is the new one when there was none', async () => {
    const { now } = await openReadyCheckout([]);
    expect(now().canPlace).toBe(false);
    expect(await act(() => now().createAddress(NEW))).toMatchObject({ ok: true, title: 'Address Added' });
    await waitFor(() => expect(now()).toMatchObject({ selectedAddressId: 'new', canPlace: true }));
  });

  it('must exist', async () => {
    const { now } = await openReadyCheckout([address('1')]);
    act(() => now().selectAddress('gone'));
    expect(await now().placeOrder()).toEqual({
      ok: false,
      title: 'Address Error',
      description: 'Selected address not found',
    });
  });

  it.each([
    [{ ...NEW, name: '  ' }, 'Validation Error', 'Please fill in all required fields'],
    [{ ...NEW, address: ' ' }, 'Validation Error', 'Please fill in all required fields'],
    [{ ...NEW, latitude: 0, longitude: 0 }, 'Location Required', 'Please fetch your location to continue'],
  ])('is checked before it is saved: %o', async (input, title, description) => {
    const createAddress = vi.fn();
    const { now } = await openReadyCheckout([], {}, { createAddress });
    expect(await act(() => now().createAddress(input))).toEqual({ ok: false, title, description });
    expect(createAddress).not.toHaveBeenCalled();
  });

  it('says why it could not be saved or deleted', async () => {
    const { now } = await openReadyCheckout(
      [address('1')],
      {},
      {
        createAddress: () => Promise.reject(apiError('http', 'Failed to create address', 500)),
        deleteAddress: () => Promise.reject(apiError('http', 'Failed to delete address', 500)),
      },
    );
    expect(await act(() => now().createAddress(NEW))).toEqual({
      ok: false,
      title: 'Address Creation Failed',
      description: 'Failed to create address',
    });
    expect(await act(() => now().removeAddress('1'))).toEqual({
      ok: false,
      title: 'Delete Failed',
      description: 'Failed to delete address',
    });
    expect(now().selectedAddressId).toBe('1');
  });
});

describe('the coupon', () => {
  it('takes 400 rupees off, also below nothing, until it is removed', async () => {
    const { now } = await openReadyCheckout([address('1')]);
    expect(await act(async () => now().coupon.apply(' flat400 '))).toEqual({
      ok: true,
      value: undefined,
      title: 'Coupon Applied!',
      description: 'You saved ₹400 on your order',
    });
    expect(now()).toMatchObject({
      coupon: { code: 'FLAT400' },
      totals: { subtotal: inr(19_900), discount: inr(40_000), total: inr(-20_100) },
    });
    expect(await act(async () => now().coupon.remove())).toMatchObject({ title: 'Coupon Removed' });
    expect(now()).toMatchObject({ coupon: { code: null }, totals: { discount: inr(0), total: inr(19_900) } });
  });

  it.each(['FIRST10', '', 'FLAT 400'])('refuses %j', async (code) => {
    const { now } = await openReadyCheckout([]);
    expect(now().coupon.apply(code)).toEqual({
      ok: false,
      title: 'Invalid Coupon',
      description: 'Please enter a valid coupon code',
    });
  });
});

describe('placing an order', () => {
  it('sends the address and the applied coupon, empties the cart and reads the orders anew', async () => {
    const { now, placeOrder, listOrders } = await openReadyCheckout([address('1')]);
    act(() => void now().coupon.apply('FLAT400'));
    const asked = listOrders.mock.calls.length;
    expect(await act(() => now().placeOrder())).toEqual({
      ok: true,
      value: 'o1',
      title: 'Order Placed Successfully!',
      description: 'Your order has been confirmed',
    });
    expect(placeOrder.mock.lastCall?.[0]).toMatchObject({
      address: { fullAddress: '1 MG Road', addressId: '1' },
      couponCode: 'FLAT400',
    });
    expect(now()).toMatchObject({ items: [], count: 0, canPlace: false, coupon: { code: null } });
    await waitFor(() => expect(listOrders.mock.calls.length).toBeGreaterThan(asked));
  });

  it('keeps its key over lost answers, and takes a new one after a definite answer', async () => {
    const { now, placeOrder } = await openReadyCheckout([address('1')]);
    placeOrder
      .mockRejectedValueOnce(apiError('network', 'Failed to place order'))
      .mockRejectedValueOnce(apiError('timeout', 'Failed to place order'))
      .mockRejectedValueOnce(apiError('http', 'Cart is empty', 400));
    expect(await act(() => now().placeOrder())).toEqual({
      ok: false,
      title: 'Order Failed',
      description: 'Failed to place order',
    });
    await act(() => now().placeOrder());
    await act(() => now().placeOrder());
    await act(() => now().placeOrder());
    const keys = placeOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('takes a new key for another order', async () => {
    const { now, placeOrder } = await openReadyCheckout([address('1'), address('2')]);
    placeOrder.mockRejectedValueOnce(apiError('network'));
    await act(() => now().placeOrder());
    act(() => now().selectAddress('2'));
    await act(() => now().placeOrder());
    const [first, second] = placeOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('sends one order for two taps', async () => {
    const { now, placeOrder } = await openReadyCheckout([address('1')]);
    const { placeOrder: place } = now();
    await act(() => Promise.all([place(), place()]));
    expect(placeOrder).toHaveBeenCalledTimes(1);
  });

  it('is not possible with an empty cart', async () => {
    const { now } = await openReadyCheckout([address('1')], {});
    expect(now()).toMatchObject({ selectedAddressId: '1', canPlace: false });
  });
});

it('says when checkout cannot load, and loads on retry', async () => {
  const listAddresses = vi
    .fn()
    .mockRejectedValueOnce(apiError('http', 'Failed to fetch addresses', 500))
    .mockResolvedValue([address('1')]);
  const { now } = openCheckout([], { a: 1 }, { listAddresses });
  await waitFor(() => expect(now().error?.message).toBe('Failed to fetch addresses'));
  expect(LOADING_ERROR).toEqual({ title: 'Loading Error', description: 'Failed to load checkout data' });
  act(() => now().retry());
  await waitFor(() => expect(now()).toMatchObject({ error: null, isLoading: false, selectedAddressId: '1' }));
});
