// @vitest-environment jsdom
import { inr, type ProductCard, type ProductLookup } from '@naap/api-clients';
import { apiError, fakeClients, page } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import type { Removal } from '../result.ts';
import { WISHLIST } from './device-lists.ts';
import { useWishlistProducts } from './useWishlistProducts.ts';

const found = (id: string): ProductLookup => {
  const [product] = page([id.split('/').at(-1) ?? '']).products;
  return { status: 'found', product: product as ProductCard };
};

function openWishlist(getProducts: (ids: readonly string[]) => Promise<readonly ProductLookup[]>) {
  const saved = [1, 2, 3].map((number) => ({
    id: `gid://shopify/Product/${number}`,
    name: `Saved ${number}`,
    brand: 'Kora',
    price: inr(1),
    originalPrice: null,
    image: null,
  }));
  localStorage.setItem(WISHLIST.key, JSON.stringify(saved));
  const lookUp = vi.fn(getProducts);
  const view = renderState(() => useWishlistProducts(), fakeClients({ storefront: { getProducts: lookUp } }));
  return { current: () => view.result.current, lookUp, saved };
}

const statuses = ({ entries }: ReturnType<typeof useWishlistProducts>) => entries.map(({ status }) => status);

it('shows the products that the device has saved, and looks all of them up in one request', async () => {
  const { current, lookUp } = openWishlist(async (ids) =>
    ids.map((id) =>
      id.endsWith('2')
        ? { status: 'not-found' }
        : id.endsWith('3')
          ? { status: 'failed', error: apiError('malformed') }
          : found(id),
    ),
  );
  expect(statuses(current())).toEqual(['looking-up', 'looking-up', 'looking-up']);
  await waitFor(() => expect(statuses(current())).toEqual(['found', 'not-found', 'failed']));
  expect(current().entries[0]).toMatchObject({ product: { price: inr(49_900) }, saved: { price: inr(1) } });
  expect(current().error).toBeNull();
  expect(lookUp).toHaveBeenCalledTimes(1);
});

it('keeps the saved products when the look-up fails, and looks them up again on retry', async () => {
  let fails = true;
  const { current } = openWishlist(async (ids) => {
    if (fails) throw apiError('network', 'Failed to fetch products');
    return ids.map(found);
  });
  await waitFor(() => expect(current().error?.message).toBe('Failed to fetch products'));
  expect(statuses(current())).toEqual(['failed', 'failed', 'failed']);
  fails = false;
  act(() => current().retry());
  await waitFor(() => expect(statuses(current())).toEqual(['found', 'found', 'found']));
  expect(current().error).toBeNull();
});

const undoOf = (removal: Removal) => (removal.ok ? removal.value : undefined);

it('starts no other look-up when a product is removed and put back', async () => {
  const { current, lookUp, saved } = openWishlist(async (ids) => ids.map(found));
  await waitFor(() => expect(statuses(current())).toEqual(['found', 'found', 'found']));
  const [, second] = saved;
  if (!second) throw new Error('There is no second product.');
  let undo: (() => Promise<unknown>) | undefined;
  act(() => {
    undo = undoOf(current().remove(second));
  });
  expect(current().entries).toHaveLength(2);
  await act(async () => void (await undo?.()));
  expect(current().entries.map(({ saved: { id } }) => id)).toEqual(saved.map(({ id }) => id));
  expect(statuses(current())).toEqual(['found', 'found', 'found']);
  expect(lookUp).toHaveBeenCalledTimes(1);
});

it('puts removed products back at their places, also when another tab has changed the list', async () => {
  const { current, saved } = openWishlist(async (ids) => ids.map(found));
  const undos = [1, 0].map((index) => {
    let undo: (() => Promise<unknown>) | undefined;
    act(() => {
      const product = saved[index];
      undo = product && undoOf(current().remove(product));
    });
    return undo;
  });
  const added = { ...saved[0], id: 'gid://shopify/Product/9' };
  act(() => {
    localStorage.setItem(WISHLIST.key, JSON.stringify([added, saved[2]]));
    window.dispatchEvent(new StorageEvent('storage', { key: WISHLIST.key }));
  });
  for (const undo of undos) await act(async () => void (await undo?.()));
  expect(current().entries.map(({ saved: { id } }) => id.split('/').at(-1))).toEqual(['1', '2', '9', '3']);
  expect(localStorage.getItem(WISHLIST.key)).toContain('Product/2');
});
