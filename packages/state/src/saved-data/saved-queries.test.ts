import 'fake-indexeddb/auto';
import { apiError } from '@naap/fixtures/fake-clients';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import * as database from './database.ts';
import './offline-queries.ts';
import { saveQueries } from './saved-queries.ts';
import { createSavedTimes } from './saved-times.ts';

const DAY_MS = 24 * 60 * 60_000;
const PRODUCT = ['products', 'detail', '1'];

/** Opens a page whose queries are saved. Pages of one test share the device. */
function openPage() {
  const queryClient = createQueryClient({ retries: 0 });
  const times = createSavedTimes();
  const saved = saveQueries(queryClient, times);
  const stopSaving = saved.start();
  queryClient.mount();
  function stop() {
    stopSaving();
    queryClient.unmount();
  }
  /** Fetches a query as a screen does. Resolves with the observer when it has settled. */
  async function show(queryKey: readonly unknown[], queryFn: () => Promise<unknown>) {
    const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: DAY_MS });
    observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    return observer;
  }
  return { times, show, stop, forget: saved.forget };
}

/** Shows a query in a page of its own, and waits until its data is saved. Resolves with the time of the data. */
async function visit(queryKey: readonly unknown[], data: unknown) {
  const { show, stop } = openPage();
  const observer = await show(queryKey, () => Promise.resolve(data));
  await vi.advanceTimersByTimeAsync(5_000);
  // IndexedDB uses real time.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  stop();
  return observer.getCurrentResult().dataUpdatedAt;
}

const lost = () => Promise.reject(apiError('network'));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { onLine: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the data of a query', () => {
  it('that cannot be fetched has the saved data, with the time of saving', async () => {
    const at = await visit(PRODUCT, { title: 'Linen Shirt' });
    vi.setSystemTime(at + DAY_MS);
    const { show, times } = openPage();
    const observer = await show(PRODUCT, lost);
    expect(observer.getCurrentResult().data).toEqual({ title: 'Linen Shirt' });
    expect(Object.values(times.getState())).toEqual([at]);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().dataUpdatedAt).toBe(at);
  });

  it('of the variants of a cart is saved too', async () => {
    const lookups = new Map([['v1', { status: 'found' }]]);
    await visit(['variants', ['v1']], lookups);
    const observer = await openPage().show(['variants', ['v1']], lost);
    expect(observer.getCurrentResult().data).toEqual(lookups);
  });

  it('that cannot be fetched in the first render, before saving starts, has the saved data too', async () => {
    await visit(PRODUCT, { title: 'Linen Shirt' });
    const queryClient = createQueryClient({ retries: 0 });
    saveQueries(queryClient, createSavedTimes());
    expect(await queryClient.fetchQuery({ queryKey: PRODUCT, queryFn: lost })).toEqual({
      title: 'Linen Shirt',
    });
  });

  it('is fetched as soon as it can be, and has no saved time then', async () => {
    await visit(PRODUCT, { title: 'Linen Shirt' });
    const { show, times } = openPage();
    const responses = [lost, () => Promise.resolve({ title: 'Linen Kurta' })];
    const observer = await show(PRODUCT, () => (responses.shift() ?? lost)());
    await observer.refetch();
    expect(observer.getCurrentResult().data).toEqual({ title: 'Linen Kurta' });
    expect(times.getState()).toEqual({});
  });

  it('has no saved time once the product is gone', async () => {
    await visit(PRODUCT, { title: 'Linen Shirt' });
    const { show, times } = openPage();
    const responses = [lost, () => Promise.resolve(null)];
    const observer = await show(PRODUCT, () => (responses.shift() ?? lost)());
    await observer.refetch();
    expect(times.getState()).toEqual({});
  });

  it.each(['Linen Shirt', 'Linen Kurta'])(
    'is fetched when the connection returns, however new: %s',
    async (title) => {
      await visit(PRODUCT, { title: 'Linen Shirt' });
      const { show, times, stop } = openPage();
      const responses = [lost, () => Promise.resolve({ title })];
      const observer = await show(PRODUCT, () => (responses.shift() ?? lost)());
      await vi.advanceTimersByTimeAsync(0);
      onlineManager.setOnline(true);
      await vi.waitFor(() => expect(times.getState()).toEqual({}));
      expect(observer.getCurrentResult().data).toEqual({ title });
      stop();
    },
  );

  it.each([
    ['of a query that was not saved', ['products', 'detail', '2'], apiError('network')],
    ['after an error response', PRODUCT, apiError('http', 'Failed', 500)],
  ])('is not replaced %s', async (_case, queryKey, error) => {
    await visit(PRODUCT, { title: 'Linen Shirt' });
    const { show } = openPage();
    const observer = await show(queryKey, () => Promise.reject(error));
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, error });
  });

  it('that was fetched before a logout is not saved, however soon that came', async () => {
    const { show, stop, forget } = openPage();
    await show(PRODUCT, () => Promise.resolve({ title: 'Linen Shirt' }));
    await vi.advanceTimersByTimeAsync(3_500);
    await show(['products', 'detail', '2'], () => Promise.resolve({ title: 'Kurta' }));
    vi.setSystemTime(Date.now() + 1);
    forget();
    await vi.advanceTimersByTimeAsync(5_000);
    await show(['products', 'detail', '3'], () => Promise.resolve({ title: 'Scarf' }));
    await vi.advanceTimersByTimeAsync(5_000);
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    stop();
    const later = openPage();
    const titles = [];
    for (const id of ['1', '2', '3'])
      titles.push((await later.show(['products', 'detail', id], lost)).getCurrentResult().data);
    expect(titles).toEqual([undefined, undefined, { title: 'Scarf' }]);
  });

  it('of a shopper is not saved', async () => {
    const queryKey = ['shopper', 'asha', 'cart'];
    await visit(queryKey, { lines: [] });
    const { show } = openPage();
    expect((await show(queryKey, lost)).getCurrentResult().data).toBeUndefined();
  });

  it('is not used after 30 days', async () => {
    await visit(PRODUCT, { title: 'Linen Shirt' });
    vi.setSystemTime(Date.now() + 31 * DAY_MS);
    const { show } = openPage();
    expect((await show(PRODUCT, lost)).getCurrentResult().data).toBeUndefined();
  });
});

describe('the saved data', () => {
  it('has the 100 latest queries', async () => {
    const entries = Array.from(
      { length: 130 },
      (_, at) => [`${at}`, { data: { at }, at: Date.now() + at }] as const,
    );
    await database.writeQueries(new Map(entries));
    expect(await database.readQuery('29')).toBeUndefined();
    expect(await database.readQuery('30')).toMatchObject({ data: { at: 30 } });
  });
});
