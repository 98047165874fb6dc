import { type DBSchema, openDB } from 'idb';
import { createMemoryStore } from './memory-store.ts';
import {
  claimedChange,
  containingChange,
  type NewSavedChange,
  OUTBOX_DATABASE,
  type OutboxStore,
  type SavedChange,
} from './saved-change.ts';

interface Schema extends DBSchema {
  changes: { key: number; value: NewSavedChange; indexes: { customerId: string } };
}

/** Resolves with the changes of a shopper. */
async function listOf(
  index: {
    getAll(customerId: string): Promise<NewSavedChange[]>;
    getAllKeys(customerId: string): Promise<number[]>;
  },
  customerId: string,
): Promise<readonly SavedChange[]> {
  const [changes, ids] = await Promise.all([index.getAll(customerId), index.getAllKeys(customerId)]);
  return changes.flatMap((change, position) => {
    const id = ids[position];
    return id === undefined ? [] : [{ ...change, id }];
  });
}

/** Opens the store in IndexedDB. Rejects where IndexedDB is missing or blocked. */
async function openDatabaseStore(): Promise<OutboxStore> {
  const database = await openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade(opened) {
      opened.createObjectStore('changes', { autoIncrement: true }).createIndex('customerId', 'customerId');
    },
    // Lets a tab with a newer release upgrade the database.
    blocking: () => database.close(),
  });

  return {
    async add(change) {
      const { store, done } = database.transaction('changes', 'readwrite');
      const stored = await listOf(store.index('customerId'), change.customerId);
      const { id, ...value } = containingChange(stored, change) ?? { ...change, id: undefined };
      const key = await store.put(value, id);
      await done;
      return { ...value, id: key };
    },
    list: (customerId) => listOf(database.transaction('changes').store.index('customerId'), customerId),
    async claim(id) {
      const { store, done } = database.transaction('changes', 'readwrite');
      const change = await store.get(id);
      const claimed = change && claimedChange(change);
      if (claimed) await store.put(claimed, id);
      await done;
      return claimed ? { ...claimed, id } : null;
    },
    remove: (id) => database.delete('changes', id),
  };
}

/** Opens the store in IndexedDB. Where that fails, now or later, changes are kept in memory. Never rejects. */
export async function openOutboxStore(): Promise<OutboxStore> {
  const memory = createMemoryStore();
  let store = await openDatabaseStore().catch(() => memory);

  async function run<T>(operation: (store: OutboxStore) => Promise<T>): Promise<T> {
    try {
      return await operation(store);
    } catch {
      store = memory;
      return operation(memory);
    }
  }

  return {
    add: (change) => run(({ add }) => add(change)),
    list: (customerId) => run(({ list }) => list(customerId)),
    claim: (id) => run(({ claim }) => claim(id)),
    remove: (id) => run(({ remove }) => remove(id)),
  };
}
