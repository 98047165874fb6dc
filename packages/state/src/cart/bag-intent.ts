import { newIdempotencyKey } from '../idempotency-key.ts';
import type { SafeStorage } from '../safe-storage.ts';

/** Where an unfinished "add to bag" waits for the sign-in, in session storage. */
export const BAG_INTENT_KEY = 'bagIntent';

/** Milliseconds after which the sign-in is no longer about this product. */
const LIFETIME = 30 * 60_000;

/** The screens with an add-to-bag button: each continues what began there. */
export type BagIntentOrigin = 'home' | 'product';

/** What a signed-out shopper wanted to add. */
export interface BagIntent {
  readonly origin: BagIntentOrigin;
  /** Global id. */
  readonly productId: string;
  /** Global id; null where the product page decides by the options in its address. */
  readonly variantId: string | null;
  readonly name: string;
  /** Of the change to the cart: the same intent in a duplicated tab is counted once. */
  readonly idempotencyKey: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type NewBagIntent = Pick<BagIntent, 'origin' | 'productId' | 'variantId' | 'name'>;

/** Keeps one "add to bag" from the press of a signed-out shopper until the sign-in (docs/decisions/bag-and-order.md). */
export interface BagIntents {
  put(intent: NewBagIntent): void;
  /** Hands the intent out once, to the screen and product it belongs to. */
  take(origin: BagIntentOrigin, productId?: string): BagIntent | null;
  drop(): void;
}

export function createBagIntents(storage: SafeStorage): BagIntents {
  function read(): BagIntent | null {
    const intent = parse(storage.get(BAG_INTENT_KEY));
    return intent !== null && Date.now() - intent.at < LIFETIME ? intent : null;
  }

  return {
    put(intent) {
      const kept: BagIntent = { ...intent, idempotencyKey: newIdempotencyKey(), at: Date.now() };
      storage.set(BAG_INTENT_KEY, JSON.stringify(kept));
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
    (origin === 'home' || origin === 'product') &&
    typeof productId === 'string' &&
    (variantId === null || typeof variantId === 'string') &&
    typeof name === 'string' &&
    typeof idempotencyKey === 'string' &&
    typeof at === 'number'
  );
}
