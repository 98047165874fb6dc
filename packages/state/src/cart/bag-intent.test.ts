import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '../safe-storage.ts';
import { BAG_INTENT_KEY, createBagIntents } from './bag-intent.ts';

const SHIRT = {
  origin: 'product',
  productId: 'gid://shopify/Product/1',
  variantId: null,
  name: 'Linen Shirt',
} as const;

function openTab(stored: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(stored));
  const storage = safeStorage(() => ({
    length: values.size,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
  return { intents: createBagIntents(storage), values };
}

afterEach(() => vi.useRealTimers());

describe('a bag intent', () => {
  it('is returned once', () => {
    const { intents, values } = openTab();
    intents.put(SHIRT);
    expect(intents.take('product', SHIRT.productId)).toMatchObject(SHIRT);
    expect(intents.take('product', SHIRT.productId)).toBeNull();
    expect([...values]).toEqual([]);
  });

  it('survives a reload, under the same idempotency key', () => {
    const { intents, values } = openTab();
    intents.put(SHIRT);
    const afterReload = openTab(Object.fromEntries(values)).intents;
    expect(afterReload.take('product', SHIRT.productId)).toEqual(intents.take('product', SHIRT.productId));
  });

  it('is returned only to its own screen and product', () => {
    const { intents } = openTab();
    intents.put(SHIRT);
    expect(intents.take('home')).toBeNull();
    expect(intents.take('product', 'gid://shopify/Product/2')).toBeNull();
    expect(intents.take('product', SHIRT.productId)).not.toBeNull();
  });

  it('is replaced by a newer one, and removed by drop', () => {
    const { intents } = openTab();
    intents.put(SHIRT);
    intents.put({ ...SHIRT, origin: 'home', variantId: 'gid://shopify/ProductVariant/1' });
    expect(intents.take('product', SHIRT.productId)).toBeNull();
    intents.drop();
    expect(intents.take('home')).toBeNull();
  });

  it('expires after half an hour', () => {
    vi.useFakeTimers();
    const { intents } = openTab();
    intents.put(SHIRT);
    vi.advanceTimersByTime(30 * 60_000);
    expect(intents.take('product', SHIRT.productId)).toBeNull();
  });

  it.each(['', 'null', '[]', '{"origin":"product"}', '{"origin":"elsewhere"', '7'])(
    'is null for the stored text %j',
    (text) => {
      expect(openTab({ [BAG_INTENT_KEY]: text }).intents.take('product')).toBeNull();
    },
  );
});
