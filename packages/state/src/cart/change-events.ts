import type { CartChange } from '@naap/api-clients';

/** `saved`: the change waits on this device and is sent later. */
export type ChangeOutcome = 'applied' | 'saved';

export interface ChangeOptions {
  /** A change with a key is sent with it and not merged with others. */
  readonly idempotencyKey?: string | undefined;
  /** See `CartChange`. */
  readonly restoreAfter?: readonly string[] | undefined;
}

/** The reason why saved changes have not been sent; null when no change is saved. */
export type SavedReason = 'no-connection' | 'signed-out' | null;

/** Callbacks of the cart changes. */
export interface CartEvents {
  /** Called before a change: a cart response in flight must not overwrite it. */
  readonly onStart: () => void;
  /** Called when the server has acknowledged a change, with the line's new quantity. */
  readonly onAcknowledged: (change: CartChange, quantity: number) => void;
  /** Called after a rollback, and after saved changes were sent: the cart has to be fetched again. */
  readonly onOutdated: () => void;
  /** Called when the saved changes have changed, so that other tabs call `reload`. */
  readonly onStored: () => void;
}
