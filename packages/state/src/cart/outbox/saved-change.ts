import type { CartChange } from '@naap/api-clients';
import { sumOf } from '../cart-lines.ts';

/** Name of the IndexedDB database of saved changes. */
export const OUTBOX_DATABASE = 'cart-outbox';

/** A change of the cart that is stored until a response settles it. */
export interface SavedChange extends CartChange {
  /** Ascending in the order of the changes. */
  readonly id: number;
  /** The shopper who made the change. It is never shown to another shopper, nor sent for one. */
  readonly customerId: string;
  /** Whether later changes of the same line may be added to this one while it is unsent. */
  readonly isMergeable: boolean;
  /** When it was first sent, in milliseconds since the epoch; null when it was never sent. */
  readonly sentAt: number | null;
  /** How often a tab has claimed the change in order to send it. Default: 0. */
  readonly claims?: number;
}

export type NewSavedChange = Omit<SavedChange, 'id'>;

/** Stores saved changes. Each method is atomic, also between tabs. */
export interface OutboxStore {
  /** Adds a change, or merges it into the shopper's last one. Resolves with the stored change; null when the two cancel each other out. */
  add(change: NewSavedChange): Promise<SavedChange | null>;
  /** Resolves with the changes of one shopper in their order. */
  list(customerId: string): Promise<readonly SavedChange[]>;
  /** Marks a change as sent, so that no other is merged into it, and counts the claim. Resolves with the change; null when it was removed. */
  claim(id: number): Promise<SavedChange | null>;
  remove(id: number): Promise<void>;
}

/** The backend's largest change of a quantity. */
const MAX_DELTA = 99;

/** Returns the sum of two successive changes; null when they have to be sent separately. */
export function mergedChange(last: NewSavedChange, next: NewSavedChange): NewSavedChange | null {
  if (last.sentAt !== null || next.sentAt !== null) return null;
  if (!last.isMergeable || !next.isMergeable) return null;
  const sum = sumOf(last, next);
  return last.variantId === next.variantId && Math.abs(sum.delta) <= MAX_DELTA ? { ...last, ...sum } : null;
}

/** Returns a change as it is stored when a tab claims it. */
export function claimedChange<Change extends NewSavedChange>(change: Change): Change {
  return { ...change, sentAt: change.sentAt ?? Date.now(), claims: (change.claims ?? 0) + 1 };
}
