import * as v from 'valibot';
import type { SafeStorage } from '../safe-storage.ts';

/** Key in session storage. */
export const DRAFT_KEY = 'checkoutDraft';

const newAddress = v.object({
  name: v.string(),
  address: v.string(),
  /** null until edited; the shopper's own number is shown then. */
  phone: v.nullable(v.string()),
  coordinates: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
});

const schema = v.object({
  couponCode: v.nullable(v.string()),
  /** The selected address. */
  addressId: v.nullable(v.string()),
  newAddress: v.nullable(newAddress),
});

/** What a shopper has chosen and typed at checkout. */
type CheckoutDraft = v.InferOutput<typeof schema>;

/** The fields of an address that is not saved yet. */
export type NewAddressDraft = v.InferOutput<typeof newAddress>;

const EMPTY: CheckoutDraft = { couponCode: null, addressId: null, newAddress: null };

/** Keeps the draft in the tab, because a reload and a change of the language load a new document. */
export interface CheckoutDraftStorage {
  get(): CheckoutDraft;
  set(changes: Partial<CheckoutDraft>): void;
  clear(): void;
}

export function createCheckoutDraft(storage: SafeStorage): CheckoutDraftStorage {
  function get(): CheckoutDraft {
    try {
      const value: unknown = JSON.parse(storage.get(DRAFT_KEY) ?? 'null');
      return v.is(schema, value) ? value : EMPTY;
    } catch {
      return EMPTY;
    }
  }
  return {
    get,
    set: (changes) => storage.set(DRAFT_KEY, JSON.stringify({ ...get(), ...changes })),
    clear: () => storage.remove(DRAFT_KEY),
  };
}
