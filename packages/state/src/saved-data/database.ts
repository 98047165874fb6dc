import { getLocale } from '@naap/messages/runtime';
import { type DBSchema, openDB } from 'idb';

/** Data of a query as it was saved. */
export interface SavedData {
  readonly data: object;
  /** When it was fetched, in milliseconds since the epoch. */
  readonly at: number;
}

interface Schema extends DBSchema {
  queries: { key: string; value: SavedData; indexes: { at: number } };
}

/** Name of the IndexedDB database of saved queries. */
export const SAVED_DATABASE = 'saved-data';

/** Version of the database. Increment it when the shape of a saved query's data changes: the upgrade deletes all saved data. */
const VERSION = 1;

/** Limits of the saved data: number of queries, and age in milliseconds. */
const MAX_QUERIES = 100;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

function open() {
  return openDB<Schema>(SAVED_DATABASE, VERSION, {
    upgrade(database) {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('queries').createIndex('at', 'at');
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Returns the key of a query. It contains the language, because the storefront's texts are in the language of the page. */
const keyOf = (hash: string) => `${getLocale()} ${hash}`;

/** Saves the data of queries by their hashes, and deletes the oldest queries beyond the limits. */
export async function writeQueries(entries: ReadonlyMap<string, SavedData>): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction('queries', 'readwrite');
  for (const [hash, saved] of entries) await store.put(saved, keyOf(hash));
  let remaining = await store.count();
  for (let cursor = await store.index('at').openCursor(); cursor; cursor = await cursor.continue()) {
    if (remaining <= MAX_QUERIES && Date.now() - cursor.value.at < MAX_AGE_MS) break;
    await cursor.delete();
    remaining -= 1;
  }
  await done;
  database.close();
}

/** Resolves with the saved data of a query; undefined when there is none. */
export async function readQuery(hash: string): Promise<SavedData | undefined> {
  const database = await open();
  const saved = await database.get('queries', keyOf(hash));
  database.close();
  return saved && Date.now() - saved.at < MAX_AGE_MS ? saved : undefined;
}
