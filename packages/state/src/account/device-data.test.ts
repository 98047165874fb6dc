import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartRecords } from '../cart/cart-record.ts';
import { createOrderLog } from '../checkout/order-placement.ts';
import { safeStorage } from '../safe-storage.ts';
import { SAVED_DATABASE } from '../saved-data/database.ts';
import { createCommandRecords } from '../staff/command-record.ts';
import { clearDeviceData, readDeviceData } from './device-data.ts';
import { DEVICE_STORAGE } from './device-storage.ts';

const session = {
  uid: 'asha',
  phoneNumber: '+919876543210',
  apiKey: 'key',
  stsTokenManager: { refreshToken: 'secret', accessToken: 'secret' },
};

function local(): Storage {
  const storage = memoryStorage({
    userPhone: '9876543210',
    shopifyCustomerId: 'c1',
    'firebase:authUser:key:naap': JSON.stringify(session),
    wishlist: '[{"id":"1"}]',
    recentlyViewed: 'not json',
    recentSearches: '["kurta"]',
    'naap.language': 'hi',
    staffOrders: '{"orders":[]}',
    elsewhere: '1',
  });
  const [records, orders] = [
    createCartRecords(safeStorage(() => storage)),
    createOrderLog(safeStorage(() => storage)),
  ];
  records.add(change('c1'));
  vi.setSystemTime(sentAt);
  records.noteSending('k-c1');
  vi.useRealTimers();
  records.add(change('c2'));
  orders.add(order);
  createCommandRecords(safeStorage(() => storage)).add(command);
  return storage;
}
const tab = () => memoryStorage({ checkoutDraft: '{"couponCode":"FLAT400"}', 'history:a1': '{"steps":1}' });

const change = (customerId: string) => ({
  key: `k-${customerId}`,
  customerId,
  at: 1,
  variantId: 'v1',
  delta: 1,
});
const sentAt = 1_763_800_000_000;
const order = { key: 'o1', customerId: 'c1', at: 1, order: '[]' };
const command = {
  ...order,
  key: 's1',
  orderId: '1042',
  version: 2,
  orderName: '#1042',
  command: { kind: 'arrived' },
} as const;

/** Fakes Cache Storage with the URLs of each cache. */
function stubCaches(urls: Record<string, readonly string[]>) {
  const remaining = new Map(Object.entries(urls));
  vi.stubGlobal('caches', {
    keys: async () => [...remaining.keys()],
    open: async (name: string) => ({ keys: async () => (remaining.get(name) ?? []).map((url) => ({ url })) }),
    delete: async (name: string) => remaining.delete(name),
  });
  return remaining;
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const saved = await openDB(SAVED_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('queries'),
  });
  await saved.put('queries', { at: 7 }, 'en products');
  saved.close();
});

describe('readDeviceData', () => {
  it('neither reads nor creates the database with which the provider tests IndexedDB', async () => {
    const name = 'validate-browser-context-for-indexeddb-analytics-module';
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name, version: 1 }]);
    expect(await readDeviceData(() => ({ local: memoryStorage(), session: memoryStorage() }))).toEqual({});
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('returns everything by readable names, without tokens', async () => {
    stubCaches({ visits: ['http://shop.test/cart'], 'workbox-precache-v2': ['http://shop.test/a.js'] });
    const data = await readDeviceData(() => ({ local: local(), session: tab() }));
    expect(data).toEqual({
      phone: '9876543210',
      customer_id: 'c1',
      sign_in: { uid: 'asha', phoneNumber: '+919876543210' },
      wishlist: [{ id: '1' }],
      recently_viewed: 'not json',
      recent_searches: ['kurta'],
      language: 'hi',
      other: { elsewhere: '1' },
      checkout_draft: { couponCode: 'FLAT400' },
      pages_of_this_tab: { a1: { steps: 1 } },
      unsent_cart_changes: { 'k-c1': change('c1'), 'k-c2': change('c2') },
      times_of_cart_changes: { 'k-c1': String(sentAt) },
      orders_without_response: { o1: order },
      saved_lists_and_products: [{ key: 'en products', value: { at: 7 } }],
      unsent_staff_commands: { s1: command },
      visited_pages: ['http://shop.test/cart'],
    });
  });

  it('is empty where the browser blocks storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('caches', undefined);
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(await readDeviceData(blocked)).toEqual({});
    await clearDeviceData(blocked, 'deletion', 'c1');
  });
});

describe('clearDeviceData', () => {
  async function clear(reason: 'logout' | 'deletion', customerId?: string) {
    const caches = stubCaches({
      visits: ['a'],
      pictures: ['b'],
      elsewhere: ['d'],
      'workbox-precache-v2': ['c'],
    });
    const storages = { local: local(), session: tab() };
    await clearDeviceData(() => storages, reason, customerId);
    const { saved_lists_and_products: saved } = await readDeviceData(() => storages);
    expect(saved).toEqual([]);
    expect(storages.session.length).toBe(0);
    const keys = Array.from({ length: storages.local.length }, (_, index) => storages.local.key(index));
    return { keys, caches: [...caches.keys()] };
  }

  it("deletes all but the session, the language, the release and another shopper's changes", async () => {
    expect(await clear('deletion', 'c1')).toEqual({
      keys: [
        'userPhone',
        'shopifyCustomerId',
        'firebase:authUser:key:naap',
        'naap.language',
        'cart-log:k-c2',
      ],
      caches: ['workbox-precache-v2'],
    });
  });

  it('deletes what was searched and viewed after a logout, but not the wishlist and unsent changes', async () => {
    expect(await clear('logout')).toEqual({
      keys: [
        ...['userPhone', 'shopifyCustomerId', 'firebase:authUser:key:naap', 'wishlist', 'naap.language'],
        ...['elsewhere', 'cart-log:k-c1', 'cart-sent:k-c1', 'cart-log:k-c2', 'order-log:o1', 'staff-log:s1'],
      ],
      caches: ['elsewhere', 'workbox-precache-v2'],
    });
  });
});

/** What ending the session deletes. */
const SESSION = /^(userPhone|shopifyCustomerId|firebase:authUser:\*)$/;
const untilLogout = (isDeleted: boolean) => (isDeleted ? 'until logout' : 'longer');

it('the data map lists all data that the device stores, and what a logout deletes', () => {
  const map = readFileSync(new URL('../../../../docs/operations/data-map.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## Device of the shopper$(.*?)^## /ms.exec(map) ?? [];
  const documented = [...section.matchAll(/^\| ([\w ]+) \| (`.*?) \|.*\| (.*) \|$/gm)].flatMap(
    ([, storage, keys = '', until = '']) =>
      Array.from(
        keys.matchAll(/`(.*?)`/g),
        ([, key]) => `${storage} ${key} ${untilLogout(until.includes('logout'))}`,
      ),
  );
  const stored = DEVICE_STORAGE.map(
    ({ storage, key, deletedBy }) =>
      `${storage} ${key} ${untilLogout(deletedBy === 'logout' || SESSION.test(key))}`,
  );
  expect(documented.toSorted()).toEqual(stored.toSorted());
});
