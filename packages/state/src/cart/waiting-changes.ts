import type { CartChange } from '@naap/api-clients';
import type { SafeStorage } from '../safe-storage.ts';

/** Local-storage key of the changes that waited for a request when their page ended. */
export const WAITING_CHANGES_KEY = 'cartChanges';

/** A change that was never sent, and its shopper. */
interface WaitingChange extends CartChange {
  readonly customerId: string;
}

/**
 * Keeps the changes that are still in memory when a page ends, until the next page moves them into the outbox. In local storage, which is
 * written synchronously: a page that ends has no time to write to IndexedDB.
 */
export interface WaitingChanges {
  keep(change: WaitingChange): void;
  /** The kept changes of a shopper in their order. */
  list(customerId: string): readonly WaitingChange[];
  remove(idempotencyKey: string): void;
}

export function createWaitingChanges(storage: SafeStorage): WaitingChanges {
  function read(): readonly WaitingChange[] {
    try {
      const changes: unknown = JSON.parse(storage.get(WAITING_CHANGES_KEY) ?? '[]');
      return Array.isArray(changes) ? changes.filter(isChange) : [];
    } catch {
      return [];
    }
  }

  function write(changes: readonly WaitingChange[]) {
    if (changes.length === 0) storage.remove(WAITING_CHANGES_KEY);
    else storage.set(WAITING_CHANGES_KEY, JSON.stringify(changes));
  }

  return {
    keep(change) {
      write([...read(), change]);
    },
    list: (customerId) => read().filter((change) => change.customerId === customerId),
    remove(idempotencyKey) {
      write(read().filter((change) => change.idempotencyKey !== idempotencyKey));
    },
  };
}

function isChange(value: unknown): value is WaitingChange {
  if (typeof value !== 'object' || value === null) return false;
  const { customerId, variantId, delta, idempotencyKey } = value as Partial<WaitingChange>;
  return (
    typeof customerId === 'string' &&
    typeof variantId === 'string' &&
    typeof delta === 'number' &&
    typeof idempotencyKey === 'string'
  );
}
