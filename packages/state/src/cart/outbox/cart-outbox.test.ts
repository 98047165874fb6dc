import type { ApiError, Cart, CartChange } from '@naap/api-clients';
import { apiError, memoryStorage } from '@naap/fixtures/fake-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '../../safe-storage.ts';
import { createWaitingChanges, WAITING_CHANGES_KEY } from '../waiting-changes.ts';
import { createCartOutbox } from './cart-outbox.ts';
import { createMemoryStore } from './memory-store.ts';

const HOUR_MS = 60 * 60_000;
const EMPTY: Cart = { status: 'empty', lines: [] };
const change = (idempotencyKey: string, delta = 1): CartChange => ({ variantId: 'a', delta, idempotencyKey });

/** Opens a browser with one shopper signed in, and a server whose next responses the test chooses; later responses succeed. */
function openBrowser() {
  const storage = memoryStorage();
  const store = createMemoryStore();
  const failures: Error[] = [];
  const sent: string[] = [];
  const refused: ApiError[] = [];
  const browser = { customerId: 'asha' as string | null, isOnLine: true, isSessionStored: true };
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.isOnLine;
    },
  });
  const openWaiting = () =>
    createWaitingChanges(
      safeStorage(() => storage),
      () => browser.customerId,
    );
  const openOutbox = (locks?: Pick<LockManager, 'request'>, waiting = openWaiting()) => {
    const outbox = createCartOutbox({
      store,
      waiting,
      locks,
      port: {
        getCart: () => Promise.reject(apiError('network')),
        async changeCart({ idempotencyKey }) {
          sent.push(`${browser.customerId} ${idempotencyKey}`);
          const failure = failures.shift();
          if (failure) throw failure;
          return EMPTY;
        },
      },
      customerId: () => browser.customerId,
      isSessionStored: () => browser.isSessionStored,
      listener: {
        onSending: () => {},
        onSent: () => {},
        onApplied: () => {},
        onRefused: (error) => refused.push(error),
        onChange: () => {},
        onStored: () => {},
      },
    });
    return {
      ...outbox,
      send(each: CartChange, isMergeable: boolean) {
        if (!waiting.isOwn(each.idempotencyKey)) waiting.keep(each);
        return outbox.send(each, isMergeable);
      },
    };
  };
  return { browser, storage, store, failures, sent, refused, openOutbox, openWaiting };
}

const lost = () => [apiError('network'), apiError('timeout'), apiError('network')];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a change and lets its retries pass. */
async function send(outbox: ReturnType<typeof createCartOutbox>, each: CartChange) {
  const result = outbox.send(each, true);
  // Observed below; without a handler a rejection during the wait would count as unhandled.
  result.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  return result;
}

describe('a change', () => {
  it('is stored before it is sent, and removed after its response', async () => {
    const { openOutbox, store, failures } = openBrowser();
    failures.push(apiError('network'));
    const outbox = openOutbox();
    const result = outbox.send(change('1'), true);
    await vi.advanceTimersByTimeAsync(100);
    expect(await store.list('asha')).toMatchObject([{ idempotencyKey: '1' }]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await result).toEqual(EMPTY);
    expect(await store.list('asha')).toEqual([]);
  });

  it('is not sent while the browser is offline, and is merged with the next one', async () => {
    const { openOutbox, browser, sent } = openBrowser();
    browser.isOnLine = false;
    const outbox = openOutbox();
    expect(await send(outbox, change('1'))).toBeNull();
    expect(await send(outbox, change('2', 2))).toBeNull();
    expect(sent).toEqual([]);
    expect(outbox.getSaved()).toMatchObject([{ delta: 3, idempotencyKey: '1' }]);
    browser.isOnLine = true;
    expect(await outbox.sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1']);
  });

  it('is not sent later because earlier attempts failed', async () => {
    const { openOutbox, sent, failures } = openBrowser();
    // Three attempts, then one after 2 s, one after 4 s, and one at once after the second change.
    failures.push(...lost(), ...lost());
    const outbox = openOutbox();
    expect(await send(outbox, change('1'))).toBeNull();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent).toHaveLength(5);
    expect(await send(outbox, change('2'))).toBeNull();
    expect(sent.slice(5)).toEqual(['asha 1', 'asha 1', 'asha 2']);
  });

  it('waits behind the changes that wait already', async () => {
    const { openOutbox, failures, sent } = openBrowser();
    failures.push(...lost(), apiError('network'));
    const outbox = openOutbox();
    await send(outbox, change('1'));
    expect(await send(outbox, change('2'))).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(-2)).toEqual(['asha 1', 'asha 2']);
    expect(outbox.getSaved()).toEqual([]);
  });

  it.each([
    ['4xx', apiError('http', 'Cart update failed', 422)],
    ['5xx', apiError('http', 'Cart update failed', 500)],
  ])('fails at once after %s, and is removed', async (_status, error) => {
    const { openOutbox, failures, store } = openBrowser();
    failures.push(error);
    await expect(send(openOutbox(), change('1'))).rejects.toBe(error);
    expect(await store.list('asha')).toEqual([]);
  });

  it('waits when an attempt had no response, and the next one fails', async () => {
    const { openOutbox, failures, refused, sent } = openBrowser();
    failures.push(apiError('network'), apiError('http', 'Cart update failed', 500));
    const outbox = openOutbox();
    expect(await send(outbox, change('1'))).toBeNull();
    expect(await outbox.sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1', 'asha 1', 'asha 1']);
    expect(refused).toEqual([]);
  });

  it('waits when another tab has sent it without a response, and the next attempt fails', async () => {
    const { openOutbox, failures, sent, store } = openBrowser();
    const other = openOutbox();
    const outbox = openOutbox({
      async request(_name: string, ...args: unknown[]) {
        await other.sendSaved();
        return (args.at(-1) as () => Promise<unknown>)();
      },
    });
    failures.push(apiError('network'), apiError('http', 'Cart update failed', 500));
    expect(await send(outbox, change('1'))).toBeNull();
    // The other tab has sent it again after its pause.
    expect(sent).toEqual(['asha 1', 'asha 1', 'asha 1']);
    expect(await store.list('asha')).toEqual([]);
  });

  it('waits after 401 until the same shopper has signed in again', async () => {
    const { openOutbox, failures, sent, browser } = openBrowser();
    failures.push(apiError('http', 'Sign in', 401));
    const outbox = openOutbox();
    expect(await send(outbox, change('1'))).toBeNull();
    expect(outbox.needsSignIn()).toBe(true);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(sent).toHaveLength(1);

    browser.customerId = 'meera';
    outbox.reset();
    await outbox.sendSaved();
    expect(outbox.getSaved()).toEqual([]);
    expect(sent).toHaveLength(1);

    browser.customerId = 'asha';
    outbox.reset();
    await outbox.sendSaved();
    expect(sent).toEqual(['asha 1', 'asha 1']);
    expect(outbox.getSaved()).toEqual([]);
  });

  it('that is in flight when the outbox stops is kept, and not sent again by itself', async () => {
    const { openOutbox, failures, sent, store } = openBrowser();
    const outbox = openOutbox();
    failures.push(apiError('aborted'));
    const result = outbox.send(change('1'), true);
    outbox.stop();
    expect(await result).toBeNull();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(sent).toHaveLength(1);
    expect(await store.list('asha')).toHaveLength(1);
  });

  it('waits while another tab has ended the session', async () => {
    const { openOutbox, browser, sent } = openBrowser();
    browser.isSessionStored = false;
    const outbox = openOutbox();
    expect(await send(outbox, change('1'))).toBeNull();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(sent).toEqual([]);
    browser.isSessionStored = true;
    expect(await outbox.sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1']);
  });

  it('of nobody is refused', async () => {
    const { openOutbox, browser, sent } = openBrowser();
    browser.customerId = null;
    await expect(send(openOutbox(), change('1'))).rejects.toThrow('User not authenticated');
    expect(sent).toEqual([]);
  });

  it('is saved when another tab holds the lock for too long', async () => {
    const { openOutbox, sent } = openBrowser();
    const timeout = new DOMException('The lock was not granted.', 'TimeoutError');
    const outbox = openOutbox({ request: () => Promise.reject(timeout) });
    expect(await send(outbox, change('1'))).toBeNull();
    expect(outbox.getSaved()).toHaveLength(1);
    expect(sent).toEqual([]);
  });
});

describe('a saved change', () => {
  it.each([
    [422, 1],
    [404, 1],
    [401, 0],
    [408, 0],
    [409, 0],
    [429, 0],
    [500, 0],
    [503, 0],
  ])('with the response %d is removed and reported %d times', async (status, times) => {
    const { openOutbox, failures, refused, store } = openBrowser();
    failures.push(...lost(), apiError('http', 'Cart update failed', status));
    const outbox = openOutbox();
    await send(outbox, change('1'));
    await outbox.sendSaved();
    expect(refused).toHaveLength(times);
    expect(await store.list('asha')).toHaveLength(1 - times);
  });

  it('is sent again after 2 s, 4 s, 8 s, and then every 15 s', async () => {
    const { openOutbox, failures, sent } = openBrowser();
    failures.push(...lost(), ...Array.from({ length: 8 }, () => apiError('network')));
    const outbox = openOutbox();
    await send(outbox, change('1'));
    const times: number[] = [];
    for (let second = 1; second <= 100; second += 1) {
      const before = sent.length;
      await vi.advanceTimersByTimeAsync(1_000);
      if (sent.length > before) times.push(second);
    }
    expect(times).toEqual([2, 6, 14, 29, 44, 59, 74, 89]);
  });

  it('is dropped when it may have been applied more than 24 hours ago', async () => {
    const { openOutbox, failures, sent, refused, browser } = openBrowser();
    failures.push(...lost());
    const outbox = openOutbox();
    await send(outbox, change('1'));
    browser.isOnLine = false;
    await vi.advanceTimersByTimeAsync(25 * HOUR_MS);
    browser.isOnLine = true;
    expect(await outbox.sendSaved()).toBe(true);
    expect(sent).toHaveLength(3);
    expect(refused).toHaveLength(1);
  });

  it('that was never sent is sent after any time', async () => {
    const { openOutbox, sent, browser } = openBrowser();
    browser.isOnLine = false;
    const outbox = openOutbox();
    await send(outbox, change('1'));
    await vi.advanceTimersByTimeAsync(90 * 24 * HOUR_MS);
    browser.isOnLine = true;
    expect(await outbox.sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1']);
  });
});

describe('a change whose page was killed', () => {
  it('is sent by the next page, after the changes that are stored', async () => {
    const { openOutbox, openWaiting, sent, browser, storage, store } = openBrowser();
    browser.isOnLine = false;
    await send(openOutbox(), change('1'));
    const killed = openWaiting();
    killed.keep(change('2'));
    killed.keep(change('3'));
    browser.isOnLine = true;
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1', 'asha 2', 'asha 3']);
    expect(storage.getItem(WAITING_CHANGES_KEY)).toBeNull();
    expect(await store.list('asha')).toEqual([]);
  });

  it('is not lost when another one is kept while it is moved', async () => {
    const { openOutbox, openWaiting, sent, store } = openBrowser();
    openWaiting().keep(change('1'));
    const add = vi.spyOn(store, 'add').mockImplementationOnce((stored) => {
      openWaiting().keep(change('2'));
      add.mockRestore();
      return store.add(stored);
    });
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1', 'asha 2']);
  });

  it.each([
    ['is not', () => {}],
    ['is', (add: () => void) => add()],
  ])('is sent once when it was being stored, and %s stored', async (_outcome, end) => {
    const { openOutbox, openWaiting, sent, store } = openBrowser();
    const add = vi.spyOn(store, 'add').mockImplementationOnce((stored) => {
      add.mockRestore();
      end(() => void store.add(stored));
      return new Promise(() => {});
    });
    const killed = openWaiting();
    killed.keep(change('1'));
    void openOutbox(undefined, killed).send(change('1'), true);
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1']);
  });

  it.each([
    ['merged into another', 2, ['asha 1']],
    ['merged into another, which cancels it out', -1, []],
  ])('counts once when it was %s', async (_outcome, delta, requests) => {
    const { openOutbox, openWaiting, browser, sent, storage } = openBrowser();
    browser.isOnLine = false;
    await send(openOutbox(), change('1'));
    const killed = openWaiting();
    killed.keep(change('2', delta));
    const atKill = storage.getItem(WAITING_CHANGES_KEY);
    await send(openOutbox(undefined, killed), change('2', delta));
    storage.setItem(WAITING_CHANGES_KEY, atKill ?? '');
    browser.isOnLine = true;
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual(requests);
    expect(storage.getItem(WAITING_CHANGES_KEY)).toBeNull();
  });

  it('is dropped when a day has passed, because it may have been applied', async () => {
    const { openOutbox, openWaiting, sent, refused } = openBrowser();
    openWaiting().keep(change('1'));
    await vi.advanceTimersByTimeAsync(25 * HOUR_MS);
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  it('waits for its shopper', async () => {
    const { openOutbox, openWaiting, sent, browser } = openBrowser();
    openWaiting().keep(change('1'));
    browser.customerId = 'meera';
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual([]);
    browser.customerId = 'asha';
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual(['asha 1']);
  });
});

describe('a change of an open page', () => {
  it('is neither shown nor sent as a saved one by that page', async () => {
    const { openOutbox, openWaiting, sent } = openBrowser();
    const waiting = openWaiting();
    waiting.keep(change('1'));
    const outbox = openOutbox(undefined, waiting);
    expect(await outbox.sendSaved()).toBe(true);
    await openOutbox().reload();
    expect([outbox.getSaved(), sent]).toEqual([[], []]);
  });

  it('that another page has sent may have been applied, so a failure does not settle it', async () => {
    const { openOutbox, openWaiting, sent, failures } = openBrowser();
    const waiting = openWaiting();
    waiting.keep(change('1'));
    expect(await openOutbox().sendSaved()).toBe(true);
    failures.push(apiError('http', 'Cart update failed', 500));
    expect(await send(openOutbox(undefined, waiting), change('1'))).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['asha 1', 'asha 1', 'asha 1']);
  });
});

describe('the kept changes', () => {
  it.each(['', 'no JSON', '{}', '[null, 1, {"customerId":"asha"}]'])('is not read from %j', async (text) => {
    const { openOutbox, sent, storage } = openBrowser();
    storage.setItem(WAITING_CHANGES_KEY, text);
    expect(await openOutbox().sendSaved()).toBe(true);
    expect(sent).toEqual([]);
  });
});
