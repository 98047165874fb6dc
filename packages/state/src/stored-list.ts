import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from './safe-storage.ts';
import { uniqueBy } from './unique-by.ts';

/** A list in local storage, newest item first, synchronised between tabs (docs/decisions/device.md). */
export interface StoredList<Item> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Item[];
  getServerSnapshot(): readonly Item[];
  /** Moves the item to the front; drops the oldest item beyond the limit. */
  put(item: Item): void;
  remove(id: string): void;
  /** Changes the stored list, which another tab may have changed since. */
  edit(change: (items: readonly Item[]) => readonly Item[]): void;
  clear(): void;
  /** Listens for changes from other tabs. Returns the function that stops listening. */
  start(): () => void;
}

export interface StoredListOptions<Item> {
  /** Key in local storage. */
  readonly key: string;
  /** Maximum number of items. */
  readonly limit: number;
  /** Parses a stored item; undefined when it is malformed. */
  readonly parse: (value: unknown) => Item | undefined;
  readonly idOf: (item: Item) => string;
}

export function createStoredList<Item>(
  storage: SafeStorage,
  { key, limit, parse, idOf }: StoredListOptions<Item>,
): StoredList<Item> {
  const none: readonly Item[] = [];
  const store = createStore<{ items: readonly Item[] }>(() => ({ items: none }));
  let hasLoaded = false;

  /** Skips malformed items; unreadable text gives an empty list. */
  function read(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
      if (!Array.isArray(stored)) return none;
      const items = stored.map(parse).filter((item) => item !== undefined);
      return uniqueBy(items, idOf).slice(0, limit);
    } catch {
      return none;
    }
  }

  function load() {
    hasLoaded = true;
    store.setState({ items: read() });
  }

  /** Edits the stored list rather than the one in memory, because another tab may have changed it. */
  function change(edit: (items: readonly Item[]) => readonly Item[]) {
    const items = edit(read()).slice(0, limit);
    hasLoaded = true;
    if (items.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(items));
    store.setState({ items });
  }

  const without = (items: readonly Item[], id: string) => items.filter((item) => idOf(item) !== id);

  return {
    subscribe: store.subscribe,
    getSnapshot() {
      if (!hasLoaded) load();
      return store.getState().items;
    },
    getServerSnapshot: () => none,
    put: (item) => change((items) => [item, ...without(items, idOf(item))]),
    remove: (id) => change((items) => without(items, id)),
    edit: change,
    clear: () => change(() => none),
    start() {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === key) load();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
