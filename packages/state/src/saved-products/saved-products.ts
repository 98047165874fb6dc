import { inr, isCurrencyCode, type Money, money } from '@naap/api-clients';
import type { SafeStorage } from '../safe-storage.ts';
import { createStoredList, type StoredList } from '../stored-list.ts';

/** A snapshot of a product, taken when the shopper last saw it: the fields that its card shows. */
export interface SavedProduct {
  /** Global ID. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Money;
  readonly originalPrice: Money | null;
  /** URL of the image. */
  readonly image: string | null;
}

/** A list of products in local storage, newest first. */
export type SavedProducts = StoredList<SavedProduct>;

export function createSavedProducts(storage: SafeStorage, key: string, limit: number): SavedProducts {
  return createStoredList(storage, { key, limit, parse: parseProduct, idOf: ({ id }) => id });
}

function parseProduct(value: unknown): SavedProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
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
  return isProduct ? { id, name, brand, price, originalPrice, image } : undefined;
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
