import type { Coordinates } from '@naap/api-clients';
import type { SafeStorage } from '../safe-storage.ts';

/** Key in session storage. */
export const DRAFT_KEY = 'checkoutDraft';

/** The fields of an address that is not saved yet. */
export interface NewAddressDraft {
  readonly name: string;
  readonly address: string;
  /** null until edited; the shopper's own number is shown then. */
  readonly phone: string | null;
  readonly coordinates: Coordinates | null;
}

/** The choices and the typed texts of a shopper at checkout. */
interface CheckoutDraft {
  readonly customerId: string | null;
  readonly couponCode: string | null;
  /** The selected address. */
  readonly addressId: string | null;
  readonly newAddress: NewAddressDraft | null;
}

const EMPTY: CheckoutDraft = { customerId: null, couponCode: null, addressId: null, newAddress: null };

/** Stores the draft in session storage, because a reload and a change of the language load a new document. */
export interface CheckoutDraftStorage {
  get(): CheckoutDraft;
  set(changes: Partial<Omit<CheckoutDraft, 'customerId'>>): void;
  clear(): void;
}

export function createCheckoutDraft(
  storage: SafeStorage,
  customerId: () => string | null,
): CheckoutDraftStorage {
  function get(): CheckoutDraft {
    try {
      const value: unknown = JSON.parse(storage.get(DRAFT_KEY) ?? 'null');
      return isDraft(value) ? value : EMPTY;
    } catch {
      return EMPTY;
    }
  }
  return {
    get,
    set: (changes) =>
      storage.set(DRAFT_KEY, JSON.stringify({ ...get(), ...changes, customerId: customerId() })),
    clear: () => storage.remove(DRAFT_KEY),
  };
}

function isDraft(value: unknown): value is CheckoutDraft {
  return (
    isObject(value) &&
    isTextOrNull(value.customerId) &&
    isTextOrNull(value.couponCode) &&
    isTextOrNull(value.addressId) &&
    (value.newAddress === null || isNewAddress(value.newAddress))
  );
}

function isNewAddress(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { name, address, phone, coordinates } = value;
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    isTextOrNull(phone) &&
    (coordinates === null || isCoordinates(coordinates))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isCoordinates = (value: unknown) =>
  isObject(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number';
