// @vitest-environment jsdom
import type { Address, NewAddress, PlaceOrderInput } from '@naap/api-clients';
import { ApiError, inr } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
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
import { act, cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useCheckout } from '../../test/use-checkout.ts';
import { useCartCount } from '../cart/useShownCart.ts';
import type { Delivery } from '../index.ts';
import { useOrders } from '../orders/useOrders.ts';
import { useSession } from '../session/useSession.ts';

type ShopApi = NonNullable<NonNullable<Parameters<typeof fakeClients>[0]>['shopApi']>;

function openCheckout(
  saved: readonly Address[],
  quantities: Record<string, number> = { a: 1 },
  overrides: ShopApi = {},
  areas?: Delivery['areas'],
) {
  const addresses = [...saved];
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
      listAddresses: () => Promise.resolve([...addresses]),
      createAddress(input: NewAddress) {
        const created = { ...input, id: 'new' };
        addresses.unshift(created);
        return Promise.resolve(created);
      },
      restoreAddress(restored) {
        addresses.unshift(restored);
        return Promise.resolve(restored);
      },
      deleteAddress(id) {
        addresses.splice(
          addresses.findIndex((known) => known.id === id),
          1,
        );
        return Promise.resolve();
      },
      placeOrder,
      listOrders,
      ...overrides,
    },
  });
  const view = renderState(
    () => ({ ...useCheckout(), count: useCartCount(), orders: useOrders() }),
    clients,
    { content: { ...content, delivery: { ...content.delivery, areas } } },
  );
  return { current: () => view.result.current, placeOrder, listOrders };
}

async function openReadyCheckout(...parts: Parameters<typeof openCheckout>) {
  const checkout = openCheckout(...parts);
  await waitFor(() => expect(checkout.current().isLoading).toBe(false));
  return checkout;
}

const NEW: NewAddress = {
  name: 'Asha',
  phone: '+919876543210',
  address: '3 MG Road',
  latitude: 1,
  longitude: 2,
};

describe('the selected address', () => {
  it('is the first one until another is selected, which the next document of the tab keeps while it exists', async () => {
    const { current } = await openReadyCheckout([address('1'), address('2')]);
    expect(current().selectedAddressId).toBe('1');
    act(() => current().selectAddress('2'));
    cleanup();
    expect((await openReadyCheckout([address('1'), address('2')])).current().selectedAddressId).toBe('2');
    cleanup();
    expect((await openReadyCheckout([address('1'), address('3')])).current().selectedAddressId).toBe('1');
  });

  it('is kept when the session cannot be restored, for the same shopper only', async () => {
    const saved = [address('1'), address('2')];
    const { current } = await openReadyCheckout(saved);
    act(() => current().selectAddress('2'));
    cleanup();
    const openSession = (login: () => Promise<{ customerId: string }>) =>
      renderState(
        useSession,
        fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)), backend: { login } }),
      ).result;
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const unknown = openSession(() => Promise.reject(apiError('network')));
    await waitFor(() => expect(unknown.current.isUnknown).toBe(true));
    onLine.mockRestore();
    cleanup();
    expect((await openReadyCheckout(saved)).current().selectedAddressId).toBe('2');
    cleanup();
    const other = openSession(() => Promise.resolve({ customerId: 'c2' }));
    await waitFor(() => expect(other.current.status).toBe('signed-in'));
    cleanup();
    expect((await openReadyCheckout(saved)).current().selectedAddressId).toBe('1');
  });

  it('is none after the selected address is deleted', async () => {
    const { current } = await openReadyCheckout([address('1'), address('2')]);
    expect(await act(() => current().removeAddress('1'))).toMatchObject({
      ok: true,
      title: 'Address Deleted',
    });
    expect(current()).toMatchObject({ selectedAddressId: null, canPlace: false });
    expect(current().addresses.map(({ id }) => id)).toEqual(['2']);
    expect(await current().placeOrder()).toEqual({
      ok: false,
      title: 'Address Required',
      description: 'Please select a delivery address',
    });
  });

  it.each([
    ['the deleted one again after an undo', null, '1'],
    ['another one that was selected before the undo', '2', '2'],
  ])('is %s', async (_, chosen, selected) => {
    const { current } = await openReadyCheckout([address('1'), address('2')]);
    const removal = await act(() => current().removeAddress('1'));
    if (!removal.ok) throw new Error('The address was not deleted.');
    if (chosen !== null) act(() => current().selectAddress(chosen));
    expect(await act(removal.value)).toMatchObject({ ok: true });
    expect(current().addresses.map(({ id }) => id)).toEqual(['1', '2']);
    expect(current().selectedAddressId).toBe(selected);
  });

  it('does not change when another address is deleted or added', async () => {
    const { current } = await openReadyCheckout([address('1'), address('2')]);
    await act(() => current().removeAddress('2'));
    await act(() => current().createAddress(NEW));
    expect(current().selectedAddressId).toBe('1');
  });

  it('is a new address when none was selected', async () => {
    const { current } = await openReadyCheckout([]);
    expect(current().canPlace).toBe(false);
    expect(await act(() => current().createAddress(NEW))).toMatchObject({ ok: true, title: 'Address Added' });
    await waitFor(() => expect(current()).toMatchObject({ selectedAddressId: 'new', canPlace: true }));
  });

  it('has to exist', async () => {
    const { current } = await openReadyCheckout([address('1')]);
    act(() => current().selectAddress('gone'));
    expect(await current().placeOrder()).toEqual({
      ok: false,
      title: 'Address Error',
      description: 'Selected address not found',
    });
  });

  it.each([
    ['the backend refuses the order', { id: '1' }],
    ['the list already lacks it', { id: 'gone' }],
  ])('is none, and the list is fetched again, when %s', async (_, { id }) => {
    const saved = [address('1'), address('2')];
    const listAddresses = vi.fn(() => Promise.resolve([...saved]));
    const { current, placeOrder } = await openReadyCheckout(saved, { a: 1 }, { listAddresses });
    act(() => current().selectAddress(id));
    saved.shift();
    const refusal = { code: 'address_not_found' } as const;
    placeOrder.mockRejectedValueOnce(
      new ApiError('Selected address not found', { kind: 'http', status: 404, refusal }),
    );
    expect(await act(() => current().placeOrder())).toEqual({
      ok: false,
      title: 'Address Error',
      description: 'Selected address not found',
    });
    await waitFor(() => expect(current().addresses.map((each) => each.id)).toEqual(['2']));
    expect(current()).toMatchObject({ selectedAddressId: null, canPlace: false, items: [{ id: 'a' }] });
    expect(await current().placeOrder()).toMatchObject({ title: 'Address Required' });
  });

  it('is validated before it is saved', async () => {
    const createAddress = vi.fn();
    const { current } = await openReadyCheckout([], {}, { createAddress });
    expect(await act(() => current().createAddress({ ...NEW, name: '  ' }))).toEqual({
      ok: false,
      title: 'Validation Error',
      description: 'Please fill in all required fields',
    });
    expect(createAddress).not.toHaveBeenCalled();
  });

  it('stays when it could not be deleted', async () => {
    const deleteAddress = () => Promise.reject(apiError('http', 'Failed to delete address', 500));
    const { current } = await openReadyCheckout([address('1')], {}, { deleteAddress });
    expect(await act(() => current().removeAddress('1'))).toMatchObject({ ok: false });
    expect(current().selectedAddressId).toBe('1');
  });
});

describe('the coupon', () => {
  it('subtracts 400 rupees, even below 0, until it is removed', async () => {
    const { current } = await openReadyCheckout([address('1')]);
    expect(await act(async () => current().coupon.apply(' flat400 '))).toEqual({
      ok: true,
      value: undefined,
      title: 'Coupon Applied!',
      description: 'You saved ₹400 on your order',
    });
    expect(current()).toMatchObject({
      coupon: { code: 'FLAT400' },
      totals: { subtotal: inr(19_900), discount: inr(40_000), total: inr(-20_100) },
    });
    expect(await act(async () => current().coupon.remove())).toMatchObject({ title: 'Coupon Removed' });
    expect(current()).toMatchObject({
      coupon: { code: null },
      totals: { discount: inr(0), total: inr(19_900) },
    });
  });

  it('is rejected for another code', async () => {
    const { current } = await openReadyCheckout([]);
    expect(current().coupon.apply('FIRST10')).toEqual({
      ok: false,
      title: 'Invalid Coupon',
      description: 'Please enter a valid coupon code',
    });
  });
});

describe('placeOrder', () => {
  it('needs an address inside a delivery area', async () => {
    const areas = [{ label: 'Bengaluru', centre: { latitude: 12.97, longitude: 77.59 }, radiusKm: 15 }];
    const inMysuru = { ...address('2'), latitude: 12.3, longitude: 76.65 };
    const { current, placeOrder } = await openReadyCheckout([inMysuru, address('1')], { a: 1 }, {}, areas);
    expect(current()).toMatchObject({ outsideArea: 'Bengaluru', canPlace: false });
    expect(await act(() => current().placeOrder())).toMatchObject({ ok: false, title: 'Order Failed' });
    expect(placeOrder).not.toHaveBeenCalled();
    act(() => current().selectAddress('1'));
    expect(current()).toMatchObject({ outsideArea: null, canPlace: true });
    expect(await act(() => current().placeOrder())).toMatchObject({ ok: true });
  });

  it('sends the address and the applied coupon, empties the cart and refetches the orders', async () => {
    const { current, placeOrder, listOrders } = await openReadyCheckout([address('1')]);
    act(() => void current().coupon.apply('FLAT400'));
    const asked = listOrders.mock.calls.length;
    expect(await act(() => current().placeOrder())).toEqual({
      ok: true,
      value: 'o1',
      title: 'Order Placed Successfully!',
      description: 'Your order has been confirmed',
    });
    expect(placeOrder.mock.lastCall?.[0]).toMatchObject({
      address: { fullAddress: '1 MG Road', addressId: '1' },
      couponCode: 'FLAT400',
    });
    expect(current()).toMatchObject({ items: [], count: 0, canPlace: false, coupon: { code: null } });
    await waitFor(() => expect(listOrders.mock.calls.length).toBeGreaterThan(asked));
  });

  it('fetches the placed order for the next page, and waits for it only briefly', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const getOrder = vi.fn(() => new Promise<never>(() => {}));
    const { current } = await openReadyCheckout([address('1')], { a: 1 }, { getOrder });
    const placing = vi.fn();
    act(() => void current().placeOrder().then(placing));
    await waitFor(() => expect(getOrder).toHaveBeenCalledWith('o1', undefined, expect.anything()));
    expect(placing).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(placing).toHaveBeenCalledWith(expect.objectContaining({ ok: true }));
    vi.useRealTimers();
  });

  it('keeps the idempotency key after lost responses, and uses a new key after any response', async () => {
    const { current, placeOrder } = await openReadyCheckout([address('1')]);
    placeOrder
      .mockRejectedValueOnce(apiError('network', 'Failed to place order'))
      .mockRejectedValueOnce(apiError('timeout', 'Failed to place order'))
      .mockRejectedValueOnce(apiError('http', 'Cart is empty', 400));
    expect(await act(() => current().placeOrder())).toEqual({
      ok: false,
      title: 'Order Failed',
      description: 'Failed to place order',
    });
    await act(() => current().placeOrder());
    await act(() => current().placeOrder());
    await act(() => current().placeOrder());
    const keys = placeOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('keeps the idempotency key after a 5xx and a reload, until the order is placed', async () => {
    const first = await openReadyCheckout([address('1')]);
    first.placeOrder.mockRejectedValueOnce(apiError('http', 'Failed to place order', 504));
    expect(await act(() => first.current().placeOrder())).toMatchObject({ ok: false });
    cleanup();
    const second = await openReadyCheckout([address('1')]);
    expect(await act(() => second.current().placeOrder())).toMatchObject({ ok: true });
    cleanup();
    const third = await openReadyCheckout([address('1')]);
    await act(() => third.current().placeOrder());
    const [before, after, next] = [first, second, third].map(
      ({ placeOrder }) => placeOrder.mock.calls[0]?.[0].idempotencyKey,
    );
    expect(after).toBe(before);
    expect(next).not.toBe(before);
  });

  it('uses a new key once the cart was empty', async () => {
    const keys = [];
    for (const quantities of [{ a: 1 }, {}, { a: 1 }]) {
      const { current, placeOrder } = await openReadyCheckout([address('1')], quantities);
      placeOrder.mockRejectedValue(apiError('timeout'));
      if (current().canPlace) await act(() => current().placeOrder());
      keys.push(placeOrder.mock.calls[0]?.[0].idempotencyKey);
      cleanup();
    }
    expect(keys).toEqual([expect.any(String), undefined, expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('uses a new key for other lines, for another shopper, and a day later', async () => {
    const first = await openReadyCheckout([address('1')]);
    first.placeOrder.mockRejectedValueOnce(apiError('network'));
    await act(() => first.current().placeOrder());
    const keyOfFirst = first.placeOrder.mock.calls[0]?.[0].idempotencyKey;
    cleanup();
    const other = await openReadyCheckout([address('1')], { a: 2 });
    other.placeOrder.mockRejectedValueOnce(apiError('network'));
    await act(() => other.current().placeOrder());
    expect(other.placeOrder.mock.calls[0]?.[0].idempotencyKey).not.toBe(keyOfFirst);
    cleanup();
    const [item = ''] = Object.keys(localStorage).filter(
      (key) => key.startsWith('order-log:') && key.includes(keyOfFirst ?? ''),
    );
    const stored = JSON.parse(localStorage.getItem(item) ?? '');
    for (const change of [{ customerId: 'meera' }, { at: Date.now() - 25 * 60 * 60_000 }]) {
      localStorage.clear();
      localStorage.setItem(item, JSON.stringify({ ...stored, ...change }));
      const third = await openReadyCheckout([address('1')]);
      await act(() => third.current().placeOrder());
      expect(third.placeOrder.mock.calls[0]?.[0].idempotencyKey).not.toBe(keyOfFirst);
      cleanup();
    }
  });

  it('uses a new key for another order', async () => {
    const { current, placeOrder } = await openReadyCheckout([address('1'), address('2')]);
    placeOrder.mockRejectedValueOnce(apiError('network'));
    await act(() => current().placeOrder());
    act(() => current().selectAddress('2'));
    await act(() => current().placeOrder());
    const [first, second] = placeOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('is pending until the order is placed, also for overlapping calls', async () => {
    const { current, placeOrder } = await openReadyCheckout([address('1')]);
    const response = Promise.withResolvers<{ orderId: string }>();
    placeOrder.mockReturnValueOnce(response.promise);
    const orders = [current().placeOrder(), current().placeOrder()];
    await waitFor(() => expect(current()).toMatchObject({ isPlacing: true, canPlace: false }));
    response.resolve({ orderId: 'o1' });
    expect(await act(() => Promise.all(orders))).toMatchObject([
      { ok: true, value: 'o1' },
      { ok: true, value: 'o1' },
    ]);
    expect(placeOrder).toHaveBeenCalledOnce();
    await waitFor(() => expect(current().isPlacing).toBe(false));
  });
});

it('has the error of a failed request, and loads on retry', async () => {
  const listAddresses = vi
    .fn()
    .mockRejectedValueOnce(apiError('http', 'Failed to fetch addresses', 500))
    .mockResolvedValue([address('1')]);
  const { current } = openCheckout([], { a: 1 }, { listAddresses });
  await waitFor(() => expect(current().error?.message).toBe('Failed to fetch addresses'));
  act(() => current().retry());
  await waitFor(() =>
    expect(current()).toMatchObject({ error: null, isLoading: false, selectedAddressId: '1' }),
  );
});
