import { claimedChange, containingChange, type OutboxStore, type SavedChange } from './saved-change.ts';

/** Returns a store whose changes are lost when the page unloads: for browsers without IndexedDB. */
export function createMemoryStore(): OutboxStore {
  const changes = new Map<number, SavedChange>();
  let lastId = 0;
  const listOf = (customerId: string) =>
    [...changes.values()].filter((each) => each.customerId === customerId);

  return {
    async add(change) {
      const stored = containingChange(listOf(change.customerId), change) ?? { ...change, id: ++lastId };
      changes.set(stored.id, stored);
      return stored;
    },
    list: async (customerId) => listOf(customerId),
    async claim(id) {
      const change = changes.get(id);
      if (change === undefined) return null;
      const claimed = claimedChange(change);
      changes.set(id, claimed);
      return claimed;
    },
    remove: async (id) => void changes.delete(id),
  };
}
