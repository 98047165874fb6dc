import { inr, isCurrencyCode, type Money, money } from '@naap/api-clients';
import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from '../safe-storage.ts';
import { uniqueBy } from '../unique-by.ts';

/** What this device remembers of a product: enough for its card, as it was when it was last seen. */
export interface ShelvedProduct {
  /** Global id. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Money;
  readonly originalPrice: Money | null;
  /** Address of its picture. */
  readonly image: string | null;
}

/** Products kept in the browser's storage, the latest first, in step in all tabs (docs/decisions/device.md). */
export interface ProductShelf {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly ShelvedProduct[];
  getServerSnapshot(): readonly ShelvedProduct[];
  /** To the front; the oldest beyond the limit goes. */
  put(product: ShelvedProduct): void;
  remove(id: string): void;
  clear(): void;
  /** Follows the other tabs until the answered function is called. */
  start(): () => void;
}

const NOTHING: readonly ShelvedProduct[] = [];

export function createProductShelf(storage: SafeStorage, key: string, limit: number): ProductShelf {
  const store = createStore<{ products: readonly ShelvedProduct[] }>(() => ({ products: NOTHING }));
  let hasLooked = false;

  function look() {
    hasLooked = true;
    store.setState({ products: parseShelf(storage.get(key)).slice(0, limit) });
  }

  /** From what is stored now: another tab may have changed it. */
  function change(edit: (products: readonly ShelvedProduct[]) => readonly ShelvedProduct[]) {
    const products = edit(parseShelf(storage.get(key))).slice(0, limit);
    hasLooked = true;
    if (products.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(products));
    store.setState({ products });
  }

  return {
    subscribe: store.subscribe,
    getSnapshot() {
      if (!hasLooked) look();
      return store.getState().products;
    },
    getServerSnapshot: () => NOTHING,
    put: (product) => change((products) => [product, ...without(products, product.id)]),
    remove: (id) => change((products) => without(products, id)),
    clear: () => change(() => NOTHING),
    start() {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === key) look();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function without(products: readonly ShelvedProduct[], id: string): readonly ShelvedProduct[] {
  return products.filter((product) => product.id !== id);
}

/** Whatever is stored: what is no product is left out. */
function parseShelf(text: string | null): readonly ShelvedProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? uniqueBy(stored.flatMap(parseProduct), ({ id }) => id) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function parseProduct(value: unknown): readonly ShelvedProduct[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, brand, image, ...prices }: Partial<Record<keyof ShelvedProduct, unknown>> = value;
  const price = parsePrice(prices.price);
  const originalPrice = prices.originalPrice === null ? null : parsePrice(prices.originalPrice);
  const isProduct =
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof brand === 'string' &&
    (image === null || typeof image === 'string') &&
    price !== undefined &&
    originalPrice !== undefined;
  return isProduct ? [{ id, name, brand, price, originalPrice, image }] : [];
}

/** A stored price; undefined for anything else. Earlier versions of the shop stored plain paise. */
function parsePrice(value: unknown): Money | undefined {
  if (typeof value === 'number') return isAmount(value) ? inr(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { amount, currency }: Partial<Record<keyof Money, unknown>> = value;
  const isMoney = isAmount(amount) && typeof currency === 'string' && isCurrencyCode(currency);
  return isMoney ? money(amount, currency) : undefined;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
