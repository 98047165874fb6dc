import type { CartChange } from '@naap/api-clients';
import type { SafeStorage } from '../safe-storage.ts';
import type { NewSavedChange } from './outbox/saved-change.ts';

/** Local-storage key of the changes that are not in the outbox yet. */
export const WAITING_CHANGES_KEY = 'cartChanges';

/** A change and its shopper. It counts as sent, because a browser that is killed can forget that the change was removed. */
interface WaitingChange extends NewSavedChange {
  /** Whether another page has begun to move it into the outbox. */
  readonly isAdopted?: boolean;
}

/**
 * The changes of the signed-in shopper that are in memory and not in the outbox yet. Local storage is written at once, so that they survive a killed
 * page; another page moves them into the outbox then.
 */
export interface WaitingChanges {
  /** Keeps a change of this page, in place of the one with the same key. */
  keep(change: CartChange): void;
  /** Whether this page will send the change itself. */
  isOwn(idempotencyKey: string): boolean;
  /** Whether another page may send the change too, so that it must stay as it is. */
  isAdopted(idempotencyKey: string): boolean;
  /** Returns the changes of other pages, which may be open, in their order. They stay until they are removed. */
  adopt(): readonly NewSavedChange[];
  remove(idempotencyKeys: readonly string[]): void;
  /** Called on sign-out: the changes wait until the shopper signs in again. */
  reset(): void;
}

export function createWaitingChanges(storage: SafeStorage, customerId: () => string | null): WaitingChanges {
  const own = new Set<string>();

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
      const customer = customerId();
      if (customer === null) return;
      own.add(change.idempotencyKey);
      const kept = { ...change, customerId: customer, isMergeable: false, sentAt: Date.now() };
      const others = read().filter(({ idempotencyKey }) => idempotencyKey !== change.idempotencyKey);
      write([...others, kept]);
    },
    isOwn: (idempotencyKey) => own.has(idempotencyKey),
    isAdopted: (key) => !read().some(({ idempotencyKey, isAdopted }) => idempotencyKey === key && !isAdopted),
    adopt() {
      const customer = customerId();
      const isAdopted = (change: WaitingChange) =>
        change.customerId === customer && !own.has(change.idempotencyKey);
      const changes = read();
      const adopted = changes.filter(isAdopted);
      if (adopted.length > 0)
        write(changes.map((change) => (isAdopted(change) ? { ...change, isAdopted: true } : change)));
      return adopted.map(({ isAdopted: _, ...change }) => change);
    },
    remove(idempotencyKeys) {
      for (const key of idempotencyKeys) own.delete(key);
      const changes = read();
      const others = changes.filter(({ idempotencyKey }) => !idempotencyKeys.includes(idempotencyKey));
      if (others.length < changes.length) write(others);
    },
    reset: () => own.clear(),
  };
}

function isChange(value: unknown): value is WaitingChange {
  if (typeof value !== 'object' || value === null) return false;
  const { customerId, variantId, delta, idempotencyKey, sentAt } = value as Partial<WaitingChange>;
  return (
    typeof customerId === 'string' &&
    typeof variantId === 'string' &&
    typeof delta === 'number' &&
    typeof idempotencyKey === 'string' &&
    typeof sentAt === 'number'
  );
}
