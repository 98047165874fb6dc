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
  /** The idempotency keys of the changes that were merged into it. */
  readonly mergedKeys?: readonly string[];
}

export type NewSavedChange = Omit<SavedChange, 'id'>;

/** Stores saved changes. Each method is atomic, also between tabs. */
export interface OutboxStore {
  /**
   * Adds a change, or merges it into the shopper's last one. Does nothing when its key is stored. Resolves with the stored change. One whose delta
   * is 0 stays, because it knows the keys of the changes that cancel each other out.
   */
  add(change: NewSavedChange): Promise<SavedChange>;
  /** Resolves with the changes of one shopper in their order. */
  list(customerId: string): Promise<readonly SavedChange[]>;
  /** Marks a change as sent, so that no other is merged into it, and counts the claim. Resolves with the change; null when it was removed. */
  claim(id: number): Promise<SavedChange | null>;
  remove(id: number): Promise<void>;
}

/** The backend's largest change of a quantity. */
const MAX_DELTA = 99;

/** Returns the idempotency keys of all changes that a stored change contains. */
export function keysOf({ idempotencyKey, mergedKeys = [] }: NewSavedChange): readonly string[] {
  return [idempotencyKey, ...mergedKeys];
}

/** Returns which of the shopper's stored changes contains `change`: already, or by merging it into the last one. null when it has to be stored separately. */
export function containingChange(stored: readonly SavedChange[], change: NewSavedChange): SavedChange | null {
  const last = stored.at(-1);
  return (
    stored.find((each) => keysOf(each).includes(change.idempotencyKey)) ??
    (last ? mergedChange(last, change) : null)
  );
}

function mergedChange(last: SavedChange, next: NewSavedChange): SavedChange | null {
  if (last.sentAt !== null || next.sentAt !== null) return null;
  if (!last.isMergeable || !next.isMergeable) return null;
  const sum = sumOf(last, next);
  if (last.variantId !== next.variantId || Math.abs(sum.delta) > MAX_DELTA) return null;
  return { ...last, ...sum, mergedKeys: [...(last.mergedKeys ?? []), next.idempotencyKey] };
}

/** Returns a change as it is stored when a tab claims it. */
export function claimedChange<Change extends NewSavedChange>(change: Change): Change {
  return { ...change, sentAt: change.sentAt ?? Date.now(), claims: (change.claims ?? 0) + 1 };
}
