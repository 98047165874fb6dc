import { newIdempotencyKey } from '../idempotency-key.ts';
import type { SafeStorage } from '../safe-storage.ts';

/** Key in session storage of an "add to bag" that waits for the sign-in. */
export const BAG_INTENT_KEY = 'bagIntent';

/** Age in milliseconds after which a stored intent is ignored. */
const MAX_AGE_MS = 30 * 60_000;

const ORIGINS = ['home', 'category', 'product', 'wishlist'] as const;

/** The screen on which the shopper pressed "add to bag", and which continues after the sign-in. */
export type BagIntentOrigin = (typeof ORIGINS)[number];

/** An "add to bag" that a signed-out shopper started. */
export interface BagIntent {
  readonly origin: BagIntentOrigin;
  /** Global ID. */
  readonly productId: string;
  /** Global ID; null on the product page, whose URL holds the selected options. */
  readonly variantId: string | null;
  readonly name: string;
  /** Idempotency key of the cart change, so that a duplicated tab does not add the product twice. */
  readonly idempotencyKey: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type NewBagIntent = Pick<BagIntent, 'origin' | 'productId' | 'variantId' | 'name'>;

/** Stores one "add to bag" of a signed-out shopper until the sign-in (docs/decisions/bag-and-order.md). */
export interface BagIntents {
  put(intent: NewBagIntent): void;
  /** Returns and removes the intent when it belongs to this screen and product; otherwise returns null. */
  take(origin: BagIntentOrigin, productId?: string): BagIntent | null;
  drop(): void;
}

export function createBagIntents(storage: SafeStorage): BagIntents {
  function read(): BagIntent | null {
    const intent = parse(storage.get(BAG_INTENT_KEY));
    return intent !== null && Date.now() - intent.at < MAX_AGE_MS ? intent : null;
  }

  return {
    put(intent) {
      const stored: BagIntent = { ...intent, idempotencyKey: newIdempotencyKey(), at: Date.now() };
      storage.set(BAG_INTENT_KEY, JSON.stringify(stored));
    },
    take(origin, productId) {
      const intent = read();
      if (intent === null || intent.origin !== origin) return null;
      if (productId !== undefined && intent.productId !== productId) return null;
      storage.remove(BAG_INTENT_KEY);
      return intent;
    },
    drop: () => storage.remove(BAG_INTENT_KEY),
  };
}

function parse(text: string | null): BagIntent | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isBagIntent(value) ? value : null;
  } catch {
    return null;
  }
}

function isBagIntent(value: unknown): value is BagIntent {
  if (typeof value !== 'object' || value === null) return false;
  if (!('origin' in value && 'productId' in value && 'variantId' in value && 'name' in value)) return false;
  if (!('idempotencyKey' in value && 'at' in value)) return false;
  const { origin, productId, variantId, name, idempotencyKey, at } = value;
  return (
    ORIGINS.some((known) => known === origin) &&
    typeof productId === 'string' &&
    (variantId === null || typeof variantId === 'string') &&
    typeof name === 'string' &&
    typeof idempotencyKey === 'string' &&
    typeof at === 'number'
  );
}
