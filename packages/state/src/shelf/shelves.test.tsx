// @vitest-environment jsdom

import { inr } from '@naap/api-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, fakeBrowser, fakeClients, fakePhoneAuth, memoryStorage } from '../../test/fakes.ts';
import { renderState } from '../../test/render.tsx';
import { safeStorage } from '../safe-storage.ts';
import { useSession } from '../session/useSession.ts';
import { RECENTLY_VIEWED, WISHLIST } from '../shop-state.ts';
import { createProductShelf, type ShelvedProduct } from './product-shelf.ts';
import { useRecentlyViewed, useWishlist } from './useShelves.ts';

const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 200);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shirt = (number: number): ShelvedProduct => ({
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

/** Another tab writes: this one hears of it by an event. */
function writeElsewhere(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

const numbers = (products: readonly ShelvedProduct[]) =>
  products.map(({ id }) => Number(id.split('/').at(-1)));

describe('recently viewed', () => {
  it('has the latest first, each once, and forgets the oldest beyond its limit', () => {
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

  it('is there at the next visit, and gone after a logout, while hearts stay', async () => {
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

describe('the wishlist', () => {
  it('takes a product and lets it go', () => {
    const { result } = openTab();
    act(() => result.current.wishlist.toggle(shirt(1)));
    expect(result.current.wishlist.has(shirt(1).id)).toBe(true);
    act(() => result.current.wishlist.toggle(shirt(1)));
    expect(result.current.wishlist.products).toEqual([]);
    expect(localStorage.getItem(WISHLIST.key)).toBeNull();
  });

  it('shows at once what another tab put there, and keeps it when it changes', () => {
    const { result } = openTab();
    act(() => writeElsewhere(WISHLIST.key, JSON.stringify([shirt(7)])));
    expect(result.current.wishlist.has(shirt(7).id)).toBe(true);
    localStorage.setItem(WISHLIST.key, JSON.stringify([shirt(8), shirt(7)]));
    act(() => result.current.wishlist.toggle(shirt(9)));
    expect(numbers(result.current.wishlist.products)).toEqual([9, 8, 7]);
  });
});

describe('a shelf', () => {
  const whatever = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(fc.anything(), fc.constant(shirt(1)), fc.constant(shirt(2)))).map((list) => {
      try {
        return JSON.stringify(list);
      } catch {
        return '[';
      }
    }),
  );

  it(`shows only whole products, whatever is stored (${numRuns} texts, NAAP_FUZZ_SEED=${seed})`, () => {
    fc.assert(
      fc.property(whatever, (text) => {
        const storage = memoryStorage();
        storage.setItem('shelf', text);
        const shelf = createProductShelf(
          safeStorage(() => storage),
          'shelf',
          12,
        );
        for (const { name, price } of shelf.getSnapshot()) {
          expect(typeof name).toBe('string');
          expect(Number.isSafeInteger(price.amount)).toBe(true);
          expect(price.currency).toMatch(/^[A-Z]{3}$/);
        }
        shelf.put(shirt(3));
        expect(shelf.getSnapshot()[0]).toEqual(shirt(3));
      }),
      { numRuns, seed },
    );
  });

  it('reads the plain paise that earlier versions stored, and leaves out prices it cannot read', () => {
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
    storage.setItem('shelf', JSON.stringify([...stored, { ...shirt(9), originalPrice: 199_900 }]));
    const shelf = createProductShelf(
      safeStorage(() => storage),
      'shelf',
      12,
    );
    expect(shelf.getSnapshot()).toEqual([shirt(0), { ...shirt(9), originalPrice: inr(199_900) }]);
  });

  it('lives in memory where nothing may be stored', () => {
    const shelf = createProductShelf(
      safeStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
      'shelf',
      12,
    );
    shelf.put(shirt(1));
    shelf.put(shirt(2));
    expect(numbers(shelf.getSnapshot())).toEqual([2, 1]);
  });
});
