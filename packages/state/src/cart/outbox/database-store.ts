import { type DBSchema, openDB } from 'idb';
import { createMemoryStore } from './memory-store.ts';
import {
  claimedChange,
  mergedChange,
  type NewSavedChange,
  OUTBOX_DATABASE,
  type OutboxStore,
} from './saved-change.ts';

interface Schema extends DBSchema {
  changes: { key: number; value: NewSavedChange; indexes: { customerId: string } };
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
      const last = await store.index('customerId').openCursor(change.customerId, 'prev');
      const merged = last && mergedChange(last.value, change);
      const { delta } = merged ?? change;
      if (merged && delta === 0) await last.delete();
      const id = merged ? last.primaryKey : await store.add(change);
      if (merged && delta !== 0) await last.update(merged);
      await done;
      return delta === 0 ? null : { ...(merged ?? change), id };
    },
    async list(customerId) {
      const index = database.transaction('changes').store.index('customerId');
      const [changes, ids] = await Promise.all([index.getAll(customerId), index.getAllKeys(customerId)]);
      return changes.flatMap((change, position) => {
        const id = ids[position];
        return id === undefined ? [] : [{ ...change, id }];
      });
    },
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
