// @vitest-environment jsdom

import { inr } from '@naap/api-clients';
import { ASHA, fakeBrowser, fakeClients, fakePhoneAuth, memoryStorage } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { safeStorage } from '../safe-storage.ts';
import { useSession } from '../session/useSession.ts';
import { RECENTLY_VIEWED, WISHLIST } from './device-lists.ts';
import { createSavedProducts, type SavedProduct } from './saved-products.ts';
import { useRecentlyViewed, useWishlist } from './useSavedProducts.ts';

const shirt = (number: number): SavedProduct => ({
  id: `gid://shopify/Product/${number}`,
  name: `Shirt ${number}`,
  brand: 'Kora',
  price: inr(149_900),
  originalPrice: null,
  image: 'https://cdn.example/shirt.png',
});

function openTab() {
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)) });
  return renderState(
    () => ({ viewed: useRecentlyViewed(), wishlist: useWishlist(), session: useSession() }),
    clients,
  );
}

/** Simulates a write in another tab, which this tab learns of by a storage event. */
function writeInAnotherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

const numbers = (products: readonly SavedProduct[]) => products.map(({ id }) => Number(id.split('/').at(-1)));

describe('useRecentlyViewed', () => {
  it('lists each product once, newest first, and drops the oldest beyond the limit', () => {
    const { result } = openTab();
    for (let number = 1; number <= RECENTLY_VIEWED.limit + 2; number += 1) {
      act(() => result.current.viewed.add(shirt(number)));
    }
    act(() => result.current.viewed.add(shirt(5)));
    const shown = numbers(result.current.viewed.products);
    expect(shown).toHaveLength(RECENTLY_VIEWED.limit);
    expect(shown.slice(0, 3)).toEqual([5, 14, 13]);
    expect(shown).not.toContain(2);
  });

  it('survives a new visit and is cleared at logout, while the wishlist stays', async () => {
    const first = openTab();
    act(() => first.result.current.viewed.add(shirt(1)));
    act(() => first.result.current.wishlist.toggle(shirt(2)));
    first.unmount();

    const { result } = openTab();
    expect(numbers(result.current.viewed.products)).toEqual([1]);
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    await act(() => result.current.session.logout());
    expect(result.current.viewed.products).toEqual([]);
    expect(localStorage.getItem(RECENTLY_VIEWED.key)).toBeNull();
    expect(numbers(result.current.wishlist.products)).toEqual([2]);
  });
});

describe('useWishlist', () => {
  it('adds a product and removes it', () => {
    const { result } = openTab();
    act(() => result.current.wishlist.toggle(shirt(1)));
    expect(result.current.wishlist.has(shirt(1).id)).toBe(true);
    act(() => result.current.wishlist.toggle(shirt(1)));
    expect(result.current.wishlist.products).toEqual([]);
    expect(localStorage.getItem(WISHLIST.key)).toBeNull();
  });

  it('shows a product added in another tab, and keeps it when this tab adds one', () => {
    const { result } = openTab();
    act(() => writeInAnotherTab(WISHLIST.key, JSON.stringify([shirt(7)])));
    expect(result.current.wishlist.has(shirt(7).id)).toBe(true);
    localStorage.setItem(WISHLIST.key, JSON.stringify([shirt(8), shirt(7)]));
    act(() => result.current.wishlist.toggle(shirt(9)));
    expect(numbers(result.current.wishlist.products)).toEqual([9, 8, 7]);
  });
});

describe('createSavedProducts', () => {
  it('reads the integer prices that earlier versions stored, and skips malformed products', () => {
    const storage = memoryStorage();
    const prices = [
      149_900,
      99.5,
      -1,
      { amount: 5, currency: 'rupees' },
      { amount: 5.5, currency: 'EUR' },
      null,
    ];
    const stored = prices.map((price, index) => ({ ...shirt(index), price }));
    const malformed = [null, 1, 'x', { ...shirt(7), name: 1 }, { ...shirt(8), image: {} }];
    storage.setItem(
      'saved',
      JSON.stringify([...stored, ...malformed, { ...shirt(9), originalPrice: 199_900 }]),
    );
    const saved = createSavedProducts(
      safeStorage(() => storage),
      'saved',
      12,
    );
    expect(saved.getSnapshot()).toEqual([shirt(0), { ...shirt(9), originalPrice: inr(199_900) }]);
  });

  it('keeps products in memory when storage is blocked', () => {
    const saved = createSavedProducts(
      safeStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
      'saved',
      12,
    );
    saved.put(shirt(1));
    saved.put(shirt(2));
    expect(numbers(saved.getSnapshot())).toEqual([2, 1]);
  });
});
