import { openDB } from 'idb';
import { createCartRecords } from '../cart/cart-record.ts';
import { createOrderLog } from '../checkout/order-placement.ts';
import { forgetRecords } from '../record-log.ts';
import { safeStorage } from '../safe-storage.ts';
import { createCommandRecords } from '../staff/command-record.ts';
import { type StoredItem, storedItem } from './device-storage.ts';

/** The storages of the page. */
export interface DeviceStorages {
  readonly local: Storage;
  readonly session: Storage;
}

type Data = Record<string, unknown>;

/** Returns everything that this device stores, by readable names. Leaves out storage that the browser blocks. */
export async function readDeviceData(open: () => DeviceStorages): Promise<Data> {
  const { local, session } = openOrEmpty(open);
  const data: Data = {};
  const add = async (storage: StoredItem['storage'], key: string, read: () => unknown) => {
    const item = storedItem(storage, key);
    // Not opened either: opening a database that has been deleted meanwhile would create it again.
    if (item?.field === null) return;
    const value = await read();
    if (item === undefined) data.other = { ...Object(data.other), [key]: value };
    else if (item.key.endsWith('*') && item.key !== 'firebase:authUser:*')
      data[item.field] = { ...Object(data[item.field]), [key.slice(item.key.length - 1)]: value };
    else data[item.field] = value;
  };
  for (const [name, storage] of [
    ['local storage', local],
    ['session storage', session],
  ] as const)
    for (const key of keysOf(storage))
      await add(name, key, () => withoutTokens(parse(storage?.getItem(key) ?? '')));
  for (const name of await databaseNames()) await add('IndexedDB', name, () => readDatabase(name));
  for (const name of await cacheNames()) await add('cache storage', name, () => readCache(name));
  return data;
}

/**
 * Deletes the data that this device stores about the shopper: what the next user of the device must not see, after a logout, or, with the account,
 * all of it and data of unknown code. Leaves the session, which `logout` ends. Never rejects: a deletion fails only where the browser
 * blocks storage, which then has no data.
 */
export async function clearDeviceData(
  open: () => DeviceStorages,
  reason: 'logout' | 'deletion',
  customerId: string | null = null,
): Promise<void> {
  const { local, session } = openOrEmpty(open);
  function isDeleted(storage: StoredItem['storage'], key: string): boolean {
    const item = storedItem(storage, key);
    return (
      item?.deletedBy === 'logout' || (reason === 'deletion' && (!item || item.deletedBy === 'deletion'))
    );
  }
  for (const key of keysOf(local)) if (isDeleted('local storage', key)) local?.removeItem(key);
  for (const key of keysOf(session)) if (isDeleted('session storage', key)) session?.removeItem(key);
  if (local !== undefined && customerId !== null) {
    const storage = safeStorage(() => local);
    forgetRecords(createCartRecords(storage), customerId);
    forgetRecords(createOrderLog(storage), customerId);
    forgetRecords(createCommandRecords(storage), customerId);
  }
  const databases = (await databaseNames()).filter((name) => isDeleted('IndexedDB', name));
  const names = (await cacheNames()).filter((name) => isDeleted('cache storage', name));
  await Promise.allSettled([
    ...databases.map(clearDatabase),
    ...names.map((name) => caches.delete(name)),
    endNotifications(),
  ]);
}

/** Unsubscribes this browser, and removes the notifications that it shows. */
async function endNotifications(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    for (const notification of await registration.getNotifications()) notification.close();
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
  }
}

function openOrEmpty(open: () => DeviceStorages): Partial<DeviceStorages> {
  try {
    return open();
  } catch {
    // Blocked storage stores nothing.
    return {};
  }
}

function keysOf(storage: Storage | undefined): readonly string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

/** Parses lists and objects; a phone number stays text. */
function parse(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the provider's session without its tokens, with which anyone who has the file could sign in. Returns other values unchanged. */
function withoutTokens(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('stsTokenManager' in value)) return value;
  const { stsTokenManager, apiKey, ...session } = value as Data;
  return session;
}

/** Resolves to the names of the IndexedDB databases; to none where the browser cannot list them. */
async function databaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name ?? '');
  } catch {
    return [];
  }
}

async function cacheNames(): Promise<readonly string[]> {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}

/** Returns the values of all stores of a database. */
async function readDatabase(name: string): Promise<readonly unknown[]> {
  const database = await openDB(name);
  const values: unknown[] = [];
  for (const store of database.objectStoreNames) {
    const keys = await database.getAllKeys(store);
    const rows = await database.getAll(store);
    // The keys of some stores are not part of the value.
    values.push(...rows.map((value, index) => ({ key: keys[index], value })));
  }
  database.close();
  return values;
}

/** Returns the addresses of the responses in a cache. */
async function readCache(name: string): Promise<readonly string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => url);
}

async function clearDatabase(name: string): Promise<void> {
  const database = await openDB(name);
  for (const store of database.objectStoreNames) await database.clear(store);
  database.close();
}
