import { ApiError, type Cart, type CartChange } from '@naap/api-clients';
import { apiError, cartServer, memoryStorage } from '@naap/fixtures/fake-clients';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedStorage, stubBrowser } from '../../test/shared-storage.ts';
import { safeStorage } from '../safe-storage.ts';
import { quantityOf, withPending } from './cart-changes.ts';
import { type CartLog, createCartLog } from './cart-log.ts';
import { createCartRecords } from './cart-record.ts';

const seed = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const HOUR_MS = 60 * 60_000;
const status = (code: number) => apiError('http', 'Cart update failed', code);

/** What happens to one request: an error instead of a response, one after the server has applied the change, or a delay in ms. */
type Fault = { readonly before: Error } | { readonly after: Error } | { readonly delay: number };
const lost: Fault = { before: apiError('network') };
const answerLost: Fault = { after: apiError('timeout') };

beforeEach(stubBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a browser whose tabs share a storage, over a server that takes 10 ms. */
function openBrowser(initial: Readonly<Record<string, number>> = {}) {
  const server = cartServer(initial);
  const browser = {
    customerId: 'asha' as string | null,
    isSessionStored: true,
    isOnLine: true,
    storage: sharedStorage(),
  };
  /** Shopper and key of each request. */
  const sent: string[] = [];
  const faults: Fault[] = [];
  const running = new Set<string>();
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.isOnLine;
    },
  });

  async function changeCart(change: CartChange): Promise<Cart> {
    sent.push(`${browser.customerId} ${change.idempotencyKey}`);
    const fault = faults.shift() ?? { delay: 0 };
    const key = change.idempotencyKey;
    const error = 'before' in fault ? fault.before : null;
    const isLost = error instanceof ApiError && error.isRetryable;
    // The server works on one request with a key at a time, and gives the first response again to a change that it has applied.
    const isRunning = running.has(key);
    if (!isLost && !isRunning) running.add(key);
    await new Promise((resolve) => setTimeout(resolve, 'delay' in fault ? 10 + fault.delay : 10));
    if (isLost) throw error;
    if (isRunning) throw status(409);
    running.delete(key);
    const isRefused = error instanceof ApiError && error.isRefused;
    if (error && !(isRefused && server.counted.has(key))) throw error;
    const cart = server.count(change);
    if ('after' in fault) throw fault.after;
    return cart;
  }

  function openTab() {
    const tab = {
      known: undefined as Cart | undefined,
      applied: [] as string[],
      refused: [] as ApiError[],
      fetches: 0,
      starts: 0,
    };
    const log: CartLog = createCartLog({
      records: createCartRecords(safeStorage(() => browser.storage)),
      port: { changeCart },
      customerId: () => browser.customerId,
      isSessionStored: () => browser.isSessionStored,
      onStart: () => (tab.starts += 1),
      onApplied: ({ key }) => tab.applied.push(key),
      onSettled(record, cart) {
        tab.known = cart ?? (tab.known && withPending(tab.known, [record]));
        if (cart === null) void fetchCart();
      },
      onSignInRefused() {},
      onOutdated: () => void fetchCart(),
    });
    async function fetchCart() {
      tab.fetches += 1;
      await log.settled();
      tab.known = server.read();
    }
    log.onRefused((error) => tab.refused.push(error));
    const stop = log.start();
    log.resume();
    void fetchCart();
    tab.fetches = 0;
    return {
      ...log,
      stop,
      tab,
      shown: (variantId: string) => {
        const { known = { status: 'empty', lines: [] } } = tab;
        return quantityOf(withPending(known, log.store.getState()).lines, variantId);
      },
      /** Makes a change. Returns its outcome, which is null while it is pending. */
      tap(delta = 1, variantId = 'a', idempotencyKey?: string) {
        const result: { outcome: string | null } = { outcome: null };
        log.change(variantId, delta, { idempotencyKey }).then(
          (outcome) => (result.outcome = outcome),
          (error: Error) => (result.outcome = error.message),
        );
        return result;
      },
    };
  }

  const goOnline = () => {
    browser.isOnLine = true;
    window.dispatchEvent(new Event('online'));
  };
  const stored = () =>
    Array.from({ length: browser.storage.length }, (_, index) => browser.storage.key(index));
  return { server, browser, sent, faults, openTab, goOnline, stored };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a change', () => {
  it('is stored and shown before it is sent, and deleted after its response', async () => {
    const { openTab, server, stored, sent } = openBrowser({ a: 1 });
    const tab = openTab();
    await pass(0);
    const tap = tab.tap();
    expect(stored()).toContain(`cart-log:${tab.store.getState()[0]?.key}`);
    expect([tab.shown('a'), server.quantity('a')]).toEqual([2, 1]);
    await pass(10);
    expect([tap.outcome, tab.shown('a'), server.quantity('a')]).toEqual(['applied', 2, 2]);
    expect([stored(), sent.length, tab.tab.fetches, tab.tab.applied.length]).toEqual([[], 1, 0, 1]);
  });

  it('is sent alone, after those before it, with a key of its own', async () => {
    const { openTab, sent, server } = openBrowser({ a: 1 });
    const tab = openTab();
    const taps = [tab.tap(), tab.tap(-1), tab.tap(2), tab.tap(1, 'b')];
    expect(sent).toHaveLength(1);
    const [first = 0, ...others] = tab.store.getState().map(({ at }) => at);
    expect(others).toEqual([first + 1, first + 2, first + 3]);
    await pass(40);
    expect(taps.map(({ outcome }) => outcome)).toEqual(Array(4).fill('applied'));
    expect(new Set(sent).size).toBe(4);
    expect([...server.counted.values()].map(({ variantId, delta }) => [variantId, delta])).toEqual([
      ['a', 1],
      ['a', -1],
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('keeps its place', async () => {
    const { openTab, server } = openBrowser({ a: 1, b: 1 });
    const tab = openTab();
    void tab.change('a', -1);
    void tab.change('a', 1, { restoreAfter: [] });
    await pass(20);
    expect(server.read().lines.map(({ variantId }) => variantId)).toEqual(['a', 'b']);
  });

  it('of 0 is applied without a request; that of nobody is refused', async () => {
    const { openTab, browser, sent } = openBrowser();
    const tab = openTab();
    expect(await tab.change('a', 0)).toBe('applied');
    browser.customerId = null;
    await expect(tab.change('a', 1)).rejects.toThrow('User not authenticated');
    expect([sent, tab.store.getState()]).toEqual([[], []]);
  });

  it('with a known key is made once, and the cart is fetched, because the response may be an old one', async () => {
    const { openTab, sent, server } = openBrowser();
    const tab = openTab();
    const taps = [tab.tap(1, 'a', 'k'), tab.tap(1, 'a', 'k')];
    await pass(10);
    expect(taps.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    expect([sent, server.quantity('a'), tab.tab.fetches]).toEqual([['asha k'], 1, 1]);
  });

  it('is kept in memory where storage is blocked', async () => {
    const { openTab, browser, server } = openBrowser();
    browser.storage = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const tab = openTab();
    const taps = [tab.tap(), tab.tap()];
    expect(tab.shown('a')).toBe(2);
    await pass(20);
    expect([taps.map(({ outcome }) => outcome), server.quantity('a')]).toEqual([['applied', 'applied'], 2]);
    expect(tab.store.getState()).toEqual([]);
  });
});

describe('a change without a response', () => {
  it('is sent again with its key after 0.5 s and 1.5 s, while the shopper waits', async () => {
    const { openTab, faults, sent, server } = openBrowser({ a: 1 });
    const tab = openTab();
    await pass(0);
    faults.push(answerLost, lost);
    const tap = tab.tap();
    await pass(10 + 499);
    expect(sent).toHaveLength(1);
    await pass(1 + 10 + 1_499);
    expect([sent.length, tap.outcome, tab.savedReason.getState()]).toEqual([2, null, null]);
    await pass(1 + 10);
    expect([tap.outcome, new Set(sent).size]).toEqual(['applied', 1]);
    // The response is the one to the first request, so the cart is fetched.
    expect([tab.shown('a'), server.quantity('a'), tab.tab.fetches]).toEqual([2, 2, 1]);
  });

  it('is saved after three attempts, and sent after 2, 4, 8 and then every 15 s', async () => {
    const { openTab, faults, sent } = openBrowser();
    faults.push(...Array.from({ length: 20 }, () => lost));
    const tab = openTab();
    const tap = tab.tap();
    await pass(2_029);
    expect([tap.outcome, tab.savedReason.getState()]).toEqual([null, null]);
    await pass(1);
    expect([tap.outcome, tab.savedReason.getState(), tab.shown('a')]).toEqual(['saved', 'no-connection', 1]);
    const times: number[] = [];
    for (let second = 1; second <= 62; second += 1) {
      const before = sent.length;
      await pass(1_000);
      if (sent.length > before) times.push(second);
    }
    // Each attempt takes 10 ms.
    expect(times).toEqual([2, 7, 15, 30, 45, 60]);
  });

  it('lets a later one be saved at once, which is sent behind it without a delay', async () => {
    const { openTab, faults, sent, server } = openBrowser();
    faults.push(...Array.from({ length: 8 }, () => lost));
    const tab = openTab();
    tab.tap();
    await pass(30_000);
    const attempts = sent.length;
    faults.splice(0, 8, lost);
    const later = tab.tap(1, 'b');
    await pass(0);
    expect(later.outcome).toBe('saved');
    await pass(10);
    expect([later.outcome, sent.length]).toEqual(['saved', attempts + 1]);
    await pass(2_000 + 20);
    expect([server.quantity('a'), server.quantity('b'), tab.savedReason.getState()]).toEqual([1, 1, null]);
    expect(tab.tab.applied).toHaveLength(2);
  });

  it('is not sent while the browser is offline, and at once when it is not any more', async () => {
    const { openTab, browser, sent, goOnline, server } = openBrowser();
    browser.isOnLine = false;
    const tab = openTab();
    const taps = [tab.tap(), tab.tap()];
    await pass(HOUR_MS);
    expect([sent, taps.map(({ outcome }) => outcome)]).toEqual([[], ['saved', 'saved']]);
    expect(tab.savedReason.getState()).toBe('no-connection');
    goOnline();
    await pass(10);
    expect([server.quantity('a'), tab.savedReason.getState()]).toEqual([1, 'no-connection']);
    await pass(10);
    expect([server.quantity('a'), tab.savedReason.getState(), tab.store.getState()]).toEqual([2, null, []]);
  });

  it('of an earlier page is sent at once, also when the clock was set back', async () => {
    const { openTab, browser, server } = openBrowser();
    browser.isOnLine = false;
    const before = openTab();
    before.tap();
    before.stop();
    vi.setSystemTime(Date.now() - HOUR_MS);
    browser.isOnLine = true;
    openTab();
    await pass(20);
    expect(server.quantity('a')).toBe(1);
  });

  it('is not reported as saved when another one cancels it out', async () => {
    const { openTab, browser, goOnline, server } = openBrowser({ a: 2 });
    browser.isOnLine = false;
    const tab = openTab();
    tab.tap(-2);
    tab.tap(2);
    await pass(0);
    expect([tab.savedReason.getState(), tab.shown('a')]).toEqual([null, 2]);
    tab.tap(1, 'b');
    expect(tab.savedReason.getState()).toBe('no-connection');
    goOnline();
    await pass(30);
    expect([server.quantity('a'), server.quantity('b')]).toEqual([2, 1]);
  });

  it('is sent when the page becomes visible, until the log is stopped', async () => {
    const { openTab, faults, sent } = openBrowser();
    faults.push(...Array.from({ length: 9 }, () => lost));
    const tab = openTab();
    tab.tap();
    await pass(2_100);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(4);
    await pass(10);
    tab.stop();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(HOUR_MS);
    expect(sent).toHaveLength(4);
  });

  it('is dropped with a message a day after it was first sent, and never before it was sent', async () => {
    const { openTab, browser, faults, sent, goOnline, stored } = openBrowser();
    browser.isOnLine = false;
    const tab = openTab();
    tab.tap();
    await pass(30 * 24 * HOUR_MS);
    faults.push(lost);
    goOnline();
    await pass(10);
    browser.isOnLine = false;
    await pass(24 * HOUR_MS - 20);
    faults.push(lost);
    goOnline();
    await pass(10);
    expect([sent.length, tab.tab.refused]).toEqual([2, []]);
    browser.isOnLine = false;
    await pass(HOUR_MS);
    goOnline();
    await pass(10);
    expect([sent.length, tab.tab.refused.map((error) => error.status), stored()]).toEqual([2, [410], []]);
  });
});

/** Responses, with what becomes of a change that was sent once and for which the shopper waits, and of one that was sent before. */
const outcomes: readonly (readonly [string, Error, 'refused' | 'kept', 'refused' | 'kept'])[] = [
  ['400', status(400), 'refused', 'refused'],
  ['404', status(404), 'refused', 'refused'],
  ['422', status(422), 'refused', 'refused'],
  ['408', status(408), 'refused', 'kept'],
  ['409', status(409), 'refused', 'kept'],
  ['429', status(429), 'refused', 'kept'],
  ['500', status(500), 'refused', 'kept'],
  ['504', status(504), 'refused', 'kept'],
  ['an unreadable response', apiError('malformed'), 'refused', 'refused'],
  ['another error', new Error('a bug'), 'refused', 'refused'],
  ['401', status(401), 'kept', 'kept'],
  ['no token', apiError('unauthenticated'), 'refused', 'kept'],
  ['a refused token', apiError('auth'), 'refused', 'kept'],
  ['no response', apiError('network'), 'kept', 'kept'],
  ['a time-out', apiError('timeout'), 'kept', 'kept'],
];

describe('after', () => {
  it.each(outcomes)('%s, a change for which the shopper waits is %s', async (_name, error, first) => {
    const { openTab, faults, server, stored } = openBrowser({ a: 1 });
    const tab = openTab();
    await pass(0);
    faults.push({ before: error });
    const tap = tab.tap();
    await pass(10);
    if (first === 'refused') {
      expect([tap.outcome, stored(), tab.shown('a'), tab.tab.fetches]).toEqual([error.message, [], 1, 1]);
      expect(tab.tab.refused).toEqual([]);
    } else expect([tab.shown('a'), stored().length]).toEqual([2, 2]);
    expect(server.quantity('a')).toBe(1);
  });

  it.each(outcomes)(
    '%s, a change that may have been applied is treated as listed',
    async (_name, error, _first, later) => {
      const { openTab, faults, stored } = openBrowser();
      faults.push(lost, { before: error }, ...Array.from({ length: 9 }, () => lost));
      const tab = openTab();
      const tap = tab.tap();
      await pass(520);
      expect(stored()).toHaveLength(later === 'kept' ? 2 : 0);
      if (later === 'refused') expect(tap.outcome).toBe(error.message);
    },
  );

  it('a refusal, nobody who was told that it is saved waits, so the listeners are told', async () => {
    const { openTab, faults } = openBrowser();
    faults.push(lost, lost, lost, { before: status(422) });
    const tab = openTab();
    const other = vi.fn();
    tab.onRefused(other)();
    const tap = tab.tap();
    await pass(2_030 + 2_010);
    expect([tap.outcome, tab.tab.refused.map((error) => error.status), tab.shown('a')]).toEqual([
      'saved',
      [422],
      0,
    ]);
    expect(other).not.toHaveBeenCalled();
  });

  it('a failure, the changes behind it are sent', async () => {
    const { openTab, faults, server } = openBrowser();
    faults.push({ before: status(500) });
    const tab = openTab();
    const taps = [tab.tap(), tab.tap(2)];
    await pass(20);
    expect([taps.map(({ outcome }) => outcome), server.quantity('a')]).toEqual([
      ['Cart update failed', 'applied'],
      2,
    ]);
  });

  it('401, nothing is sent before the same shopper has signed in again', async () => {
    const { openTab, browser, faults, sent, server } = openBrowser();
    faults.push({ before: status(401) });
    const tab = openTab();
    tab.tap(1, 'a', 'k');
    await pass(10);
    expect(tab.savedReason.getState()).toBe('signed-out');
    expect(tab.tap(1, 'b', 'l').outcome).toBeNull();
    await pass(HOUR_MS);
    expect(sent).toEqual(['asha k']);
    tab.reset();
    browser.customerId = 'meera';
    tab.resume();
    await pass(HOUR_MS);
    expect([sent, tab.store.getState(), tab.savedReason.getState()]).toEqual([['asha k'], [], null]);
    tab.reset();
    browser.customerId = 'asha';
    tab.resume();
    await pass(20);
    expect([sent, server.quantity('a')]).toEqual([['asha k', 'asha k', 'asha l'], 1]);
  });
});

describe('a sign-out', () => {
  it.each([
    ['is applied, the change is deleted', { delay: 0 }, 1, 0],
    ['fails, the change is kept for its shopper', { before: status(500) } as Fault, 0, 2],
  ])('rejects the change; when its request %s', async (_name, fault, quantity, items) => {
    const { openTab, browser, faults, server, stored } = openBrowser();
    faults.push(fault);
    const tab = openTab();
    const taps = [tab.tap()];
    await pass(5);
    tab.reset();
    browser.customerId = 'meera';
    tab.resume();
    await pass(10);
    expect([taps[0]?.outcome, server.quantity('a')]).toEqual(['User not authenticated', quantity]);
    expect([stored().length, tab.tab.applied, tab.store.getState(), tab.tab.refused]).toEqual([
      items,
      [],
      [],
      [],
    ]);
  });

  it('leaves nothing of the shopper in the tab', async () => {
    const { openTab, browser } = openBrowser();
    browser.isOnLine = false;
    const tab = openTab();
    tab.tap();
    await pass(0);
    expect([tab.savedReason.getState(), tab.store.getState().length]).toEqual(['no-connection', 1]);
    browser.customerId = null;
    tab.reset();
    expect([tab.savedReason.getState(), tab.store.getState()]).toEqual([null, []]);
  });

  it('in another tab stops sending until the session is known', async () => {
    const { openTab, browser, sent } = openBrowser();
    browser.isSessionStored = false;
    const tab = openTab();
    const tap = tab.tap();
    await pass(10_000);
    expect([tap.outcome, sent]).toEqual(['saved', []]);
    browser.isSessionStored = true;
    tab.reset();
    tab.resume();
    await pass(10);
    expect(sent).toHaveLength(1);
  });

  it('ends a request in flight for a shopper who signs in again: the change counts once', async () => {
    const { openTab, server, stored } = openBrowser({ a: 1 });
    const tab = openTab();
    tab.tap();
    await pass(5);
    tab.reset();
    tab.resume();
    await pass(30);
    expect([server.quantity('a'), tab.shown('a'), stored()]).toEqual([2, 2, []]);
  });
});

describe('the log of another page', () => {
  it('is sent at the start, oldest first', async () => {
    const { openTab, browser, faults, sent, stored } = openBrowser();
    faults.push(lost);
    const killed = openTab();
    for (const key of ['z', 'k', 'b']) killed.tap(1, 'a', key);
    killed.stop();
    await pass(10);
    sent.length = 0;
    browser.isOnLine = true;
    openTab();
    await pass(30);
    expect([sent, stored()]).toEqual([['asha z', 'asha k', 'asha b'], []]);
  });

  it('is shown, not as saved, and sent after 2 s if its own tab has not', async () => {
    const { openTab, faults, sent, server } = openBrowser({ a: 1 });
    const [first, second] = [openTab(), openTab()];
    await pass(1);
    faults.push({ before: status(500) });
    first.tap(1, 'a', 'k');
    first.stop();
    first.reset();
    await pass(1);
    const { starts } = second.tab;
    expect([second.shown('a'), second.savedReason.getState(), starts]).toEqual([2, null, 1]);
    await pass(1_998);
    expect(sent).toEqual(['asha k']);
    await pass(12);
    expect([sent, server.quantity('a'), second.shown('a')]).toEqual([['asha k', 'asha k'], 2, 2]);
  });

  it('is applied once when tabs send it at the same time, and reported by one of them', async () => {
    const { openTab, browser, goOnline, server } = openBrowser({ a: 1 });
    browser.isOnLine = false;
    const [first, second] = [openTab(), openTab()];
    first.tap();
    await pass(1);
    expect([first.shown('a'), second.shown('a')]).toEqual([2, 2]);
    goOnline();
    await pass(20);
    expect([server.quantity('a'), first.shown('a'), second.shown('a')]).toEqual([2, 2, 2]);
    expect([...first.tab.applied, ...second.tab.applied]).toHaveLength(1);
  });

  it('settles a change here that another tab has sent', async () => {
    const { openTab, faults, server } = openBrowser({ a: 1 });
    const tab = openTab();
    await pass(0);
    faults.push(lost);
    const tap = tab.tap();
    await pass(20);
    const other = openTab();
    await pass(12);
    expect([tap.outcome, tab.shown('a'), other.shown('a'), server.quantity('a')]).toEqual([
      'applied',
      2,
      2,
      2,
    ]);
    expect([tab.tab.applied.length, other.tab.applied.length]).toEqual([0, 1]);
  });

  it('lets the cart be fetched when a change was added and settled before it was read', async () => {
    const { openTab } = openBrowser();
    const { tab } = openTab();
    const notify = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    notify('cart-log:k');
    expect(tab.fetches).toBe(1);
    for (const key of [null, 'elsewhere']) notify(key);
    expect(tab.fetches).toBe(1);
  });
});

describe('settled and flush', () => {
  it('settled waits for the request in flight and for the attempts after it', async () => {
    const { openTab, faults } = openBrowser();
    const tab = openTab();
    await tab.settled();
    faults.push(lost, lost, lost, lost);
    tab.tap();
    const onSettled = vi.fn();
    void tab.settled().then(onSettled);
    await pass(2_000);
    expect(onSettled).not.toHaveBeenCalled();
    await pass(30);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it.each([
    ['sends everything first', [], true],
    ['tells when a change could not be sent', [lost, lost, lost, lost], false],
  ])('flush %s', async (_name, failures: readonly Fault[], isSent) => {
    const { openTab, browser, faults, server } = openBrowser();
    browser.isOnLine = false;
    const tab = openTab();
    tab.tap();
    await pass(0);
    browser.isOnLine = true;
    faults.push(...failures);
    const flushed = tab.flush();
    await pass(10);
    expect(await flushed).toBe(isSent);
    expect(server.quantity('a')).toBe(isSent ? 1 : 0);
  });
});

describe('any sequence of changes in two tabs over any network', () => {
  const errors = [apiError('network'), apiError('timeout'), status(500), status(409), status(422)];
  const fault: fc.Arbitrary<Fault> = fc.oneof(
    fc.record({ before: fc.constantFrom(...errors) }),
    fc.record({ after: fc.constantFrom(...errors.slice(0, 2)) }),
    fc.record({ delay: fc.nat(3_000) }),
  );
  const step = fc.record({
    tab: fc.nat(1),
    line: fc.constantFrom('a', 'b'),
    delta: fc.constantFrom(1, 2, -1),
    wait: fc.nat(2_500),
  });

  /** While the first tab sends them one by one, the second one is about to send the last. */
  const settledByTheOtherTab: [{ tab: number; line: string; delta: number; wait: number }[], Fault[]] = [
    Array.from({ length: 4 }, () => ({ tab: 0, line: 'a', delta: 1, wait: 0 })),
    [{ before: status(500) }, { delay: 0 }, { delay: 0 }, { delay: 1_990 }, { after: apiError('network') }],
  ];

  it(`applies each change once unless it was refused, and all screens agree with the server (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(fault, { maxLength: 12 }),
        async (steps, faults) => {
          const fixture = openBrowser({ a: 20, b: 20 });
          const tabs = [fixture.openTab(), fixture.openTab()];
          await pass(0);
          fixture.faults.push(...faults);
          const taps: {
            readonly delta: number;
            readonly line: string;
            readonly result: { outcome: string | null };
          }[] = [];
          for (const { tab, line, delta, wait } of steps) {
            const result = tabs[tab]?.tap(delta, line);
            if (result) taps.push({ delta, line, result });
            await pass(wait);
          }
          await pass(200_000);
          const refused = tabs.reduce((sum, { tab }) => sum + tab.refused.length, 0);
          for (const line of ['a', 'b']) {
            const made = taps.filter(
              (tap) => tap.line === line && tap.result.outcome !== 'Cart update failed',
            );
            const expected = 20 + made.reduce((sum, { delta }) => sum + delta, 0);
            if (refused === 0) expect(fixture.server.quantity(line)).toBe(expected);
            for (const tab of tabs) expect(tab.shown(line)).toBe(fixture.server.quantity(line));
          }
          expect(fixture.stored()).toEqual([]);
          for (const tab of tabs) {
            expect(tab.savedReason.getState()).toBeNull();
            tab.stop();
          }
        },
      ),
      { seed, numRuns: Number(process.env.NAAP_FUZZ_RUNS ?? 150), examples: [settledByTheOtherTab] },
    );
  });
});
