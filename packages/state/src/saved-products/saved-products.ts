import { inr, isCurrencyCode, type Money, money } from '@naap/api-clients';
import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from '../safe-storage.ts';
import { uniqueBy } from '../unique-by.ts';

/** A snapshot of a product, taken when the shopper last saw it: the fields that its card shows. */
export interface SavedProduct {
  /** Global id. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Money;
  readonly originalPrice: Money | null;
  /** URL of the picture. */
  readonly image: string | null;
}

/** A list of products in local storage, newest first, synchronised between tabs (docs/decisions/device.md). */
export interface SavedProducts {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly SavedProduct[];
  getServerSnapshot(): readonly SavedProduct[];
  /** Moves the product to the front; drops the oldest product beyond the limit. */
  put(product: SavedProduct): void;
  remove(id: string): void;
  clear(): void;
  /** Listens for changes from other tabs. Returns the function that stops listening. */
  start(): () => void;
}

const NO_PRODUCTS: readonly SavedProduct[] = [];

export function createSavedProducts(storage: SafeStorage, key: string, limit: number): SavedProducts {
  const store = createStore<{ products: readonly SavedProduct[] }>(() => ({ products: NO_PRODUCTS }));
  let hasLoaded = false;

  function load() {
    hasLoaded = true;
    store.setState({ products: parseSavedProducts(storage.get(key)).slice(0, limit) });
  }

  /** Edits the stored list rather than the one in memory, because another tab may have changed it. */
  function change(edit: (products: readonly SavedProduct[]) => readonly SavedProduct[]) {
    const products = edit(parseSavedProducts(storage.get(key))).slice(0, limit);
    hasLoaded = true;
    if (products.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(products));
    store.setState({ products });
  }

  return {
    subscribe: store.subscribe,
    getSnapshot() {
      if (!hasLoaded) load();
      return store.getState().products;
    },
    getServerSnapshot: () => NO_PRODUCTS,
    put: (product) => change((products) => [product, ...without(products, product.id)]),
    remove: (id) => change((products) => without(products, id)),
    clear: () => change(() => NO_PRODUCTS),
    start() {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === key) load();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function without(products: readonly SavedProduct[], id: string): readonly SavedProduct[] {
  return products.filter((product) => product.id !== id);
}

/** Parses a stored list. Skips malformed entries; unreadable text gives an empty list. */
function parseSavedProducts(text: string | null): readonly SavedProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? uniqueBy(stored.flatMap(parseProduct), ({ id }) => id) : NO_PRODUCTS;
  } catch {
    return NO_PRODUCTS;
  }
}

function parseProduct(value: unknown): readonly SavedProduct[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, brand, image, ...prices }: Partial<Record<keyof SavedProduct, unknown>> = value;
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

/** Parses a stored price; undefined when it is malformed. Earlier versions of the shop stored an integer in paise. */
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
