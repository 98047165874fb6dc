import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutboxStore } from './database-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { NewSavedChange } from './saved-change.ts';

const change = (overrides: Partial<NewSavedChange> = {}): NewSavedChange => ({
  variantId: 'a',
  delta: 1,
  idempotencyKey: 'key',
  customerId: 'asha',
  isMergeable: true,
  sentAt: null,
  ...overrides,
});

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['in IndexedDB', openOutboxStore],
  ['in memory', async () => createMemoryStore()],
])('the store %s', (_name, open) => {
  it('lists the changes of one shopper in their order', async () => {
    const store = await open();
    await store.add(change({ idempotencyKey: '1' }));
    await store.add(change({ idempotencyKey: '2', variantId: 'b' }));
    await store.add(change({ idempotencyKey: '3', customerId: 'meera' }));
    await store.add(change({ idempotencyKey: '4' }));
    const keys = (await store.list('asha')).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['1', '2', '4']);
    expect(await store.list('meera')).toMatchObject([{ idempotencyKey: '3' }]);
  });

  it('merges a change into the last one of the same line', async () => {
    const store = await open();
    await store.add(change({ idempotencyKey: '1' }));
    expect(await store.add(change({ idempotencyKey: '2', delta: 3 }))).toMatchObject({
      idempotencyKey: '1',
      delta: 4,
    });
    expect(await store.list('asha')).toHaveLength(1);
  });

  it('keeps the keys of changes that cancel each other out', async () => {
    const store = await open();
    await store.add(change({ idempotencyKey: '1' }));
    const merged = { idempotencyKey: '1', mergedKeys: ['2'], delta: 0 };
    expect(await store.add(change({ idempotencyKey: '2', delta: -1 }))).toMatchObject(merged);
    expect(await store.list('asha')).toMatchObject([merged]);
  });

  it.each([
    ['stored', 'b'],
    ['merged into another', 'a'],
  ])('does not add a change that is %s already', async (_state, variantId) => {
    const store = await open();
    await store.add(change({ idempotencyKey: '1', variantId }));
    await store.add(change({ idempotencyKey: '2' }));
    const stored = await store.list('asha');
    expect(await store.add(change({ idempotencyKey: '2', isMergeable: false }))).toEqual(stored.at(-1));
    expect(await store.list('asha')).toEqual(stored);
  });

  it.each([
    ['was sent', change({ sentAt: 5 }), change()],
    ['has a key of its caller', change({ isMergeable: false }), change()],
    ['is followed by one with a key of its caller', change(), change({ isMergeable: false })],
    ['belongs to another line', change({ variantId: 'b' }), change()],
    ["would exceed the backend's limit", change({ delta: 99 }), change()],
  ])('does not merge into a change that %s', async (_reason, first, second) => {
    const store = await open();
    await store.add(first);
    await store.add({ ...second, idempotencyKey: 'other' });
    expect(await store.list('asha')).toHaveLength(2);
  });

  it('keeps the time at which a change was sent first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const store = await open();
    const id = (await store.add(change())).id;
    expect(await store.claim(id)).toMatchObject({ id, sentAt: 1000, claims: 1 });
    vi.setSystemTime(2000);
    expect(await store.claim(id)).toMatchObject({ id, sentAt: 1000, claims: 2 });
    expect(await store.list('asha')).toMatchObject([{ id, sentAt: 1000 }]);
  });

  it('has no change after its removal', async () => {
    const store = await open();
    const id = (await store.add(change())).id;
    await store.remove(id);
    expect(await store.claim(id)).toBeNull();
    expect(await store.list('asha')).toEqual([]);
  });
});

describe('the store in IndexedDB', () => {
  it('is shared by all tabs and survives a reload', async () => {
    const [first, second] = await Promise.all([openOutboxStore(), openOutboxStore()]);
    await first.add(change());
    expect(await second.list('asha')).toHaveLength(1);
    expect(await (await openOutboxStore()).list('asha')).toHaveLength(1);
  });

  it('keeps changes in memory where IndexedDB is missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = await openOutboxStore();
    await store.add(change());
    expect(await store.list('asha')).toHaveLength(1);
  });

  it('keeps changes in memory when the database is deleted meanwhile', async () => {
    const store = await openOutboxStore();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('cart-outbox').onsuccess = resolve;
    });
    await store.add(change());
    expect(await store.list('asha')).toHaveLength(1);
  });
});
