import { setMaxListeners } from 'node:events';
import { ApiError, type Clients, createBackendClient, type PhoneUser } from '@naap/api-clients';
import { createBackend, createMemoryStore } from '@naap/backend';
import {
  ASHA,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  MEERA,
  memoryStorage,
  variant,
} from '@naap/fixtures/fake-clients';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab } from '../open-tab.ts';

/** `NAAP_FUZZ_RUNS=2000 pnpm test:unit --project contract-tests cart-outbox` is the long run. */
const runs = Number(process.env.NAAP_FUZZ_RUNS ?? 12);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;
/** The variants of the cart lines. The last one is sold out. */
const LINES = [idOf(1), idOf(2), idOf(3)] as const;
const [, , SOLD_OUT] = LINES;

/** A fault of the network or the backend during one POST /cart. */
type Fault = 'request lost' | 'response lost' | 'response 500' | 'response 401';

type Step =
  | { readonly type: 'change'; readonly tab: number; readonly line: number; readonly delta: number }
  | { readonly type: 'remove'; readonly tab: number; readonly line: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'offline' | 'online' }
  | { readonly type: 'faults'; readonly faults: readonly Fault[] }
  | { readonly type: 'reload' | 'sign out'; readonly tab: number }
  /** The process of the tab is killed after some turns of the event loop. */
  | { readonly type: 'crash'; readonly tab: number; readonly turns: number }
  | { readonly type: 'open tab' }
  | { readonly type: 'sign in'; readonly tab: number; readonly shopper: 'asha' | 'meera' };

const SHOPPERS = { asha: ASHA, meera: MEERA } as const;

/** A change that a shopper has made on a screen, and its outcome. */
interface UserChange {
  readonly shopper: string;
  readonly line: string;
  readonly delta: number;
  readonly tab: Tab['process'];
  /** Number of responses with the status 500 when it was made. */
  readonly failuresBefore: number;
  /** null while its promise is pending; `gone` when its tab ended meanwhile. */
  outcome: 'applied' | 'saved' | 'rejected' | 'gone' | null;
  /** Whether the shopper signed out while it was in flight: then it may count or not. */
  wasInterrupted: boolean;
}

/** A change as the backend has applied it, when its key arrived for the first time. */
interface Commit {
  readonly shopper: string;
  readonly line: string;
  readonly delta: number;
}

interface Tab {
  state: ReturnType<typeof openTab>;
  /** false when it has ended: its requests and their responses are lost, and it has no access to the storage. */
  process: { isAlive: boolean };
}

const realImmediate = setImmediate;

/** Waits until the storage events and the messages between tabs are done, which use real time. */
async function waitForRealTasks(isBusy: () => boolean) {
  for (let idle = 0; idle < 12; idle = isBusy() ? 0 : idle + 1) {
    await new Promise((resolve) => realImmediate(resolve));
  }
}

/** Returns the local storage of all tabs. Dispatches its changes as storage events in a later task, as a browser does. */
function sharedStorage(): Storage {
  const storage = memoryStorage();
  const notifyTabs = (key: string) =>
    realImmediate(() => window.dispatchEvent(Object.assign(new Event('storage'), { key })));
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem(key, value) {
      storage.setItem(key, value);
      notifyTabs(key);
    },
    removeItem(key) {
      const isStored = storage.getItem(key) !== null;
      storage.removeItem(key);
      if (isStored) notifyTabs(key);
    },
  };
}

/** Opens a browser with one tab, an unreliable network and the real backend. */
async function openBrowserFixture() {
  const browser = fakeBrowser(ASHA);
  const storage = sharedStorage();
  const store = createMemoryStore();
  const found = (id: string) =>
    ({ status: 'found', variant: variant(id, { availableForSale: id !== SOLD_OUT }) }) as const;
  const { storefront } = fakeClients({
    storefront: { getVariants: async (ids) => ids.map(found) },
  });
  const backend = createBackend({
    store,
    storefront,
    verifyToken: async (token) => {
      const uid = token.replace('token-of-', '');
      return { uid, phone: uid === ASHA.uid ? ASHA.phoneNumber : MEERA.phoneNumber, signedInAt: signIns };
    },
  });
  const userChanges: UserChange[] = [];
  /** Number of sign-ins. The backend gets it as the time of the sign-in. */
  let signIns = 1;
  /** Users of the identity provider, by customer ID. */
  const shoppers = new Map<string, string>();
  const commits = new Map<string, Commit>();
  /** The shoppers for whom each idempotency key was sent. */
  const senders = new Map<string, Set<string>>();
  let faults: Fault[] = [];
  let failures = 0;
  let isOffline = false;
  let requestsInBackend = 0;
  let refusals = 0;

  vi.stubGlobal('navigator', {
    get onLine() {
      return !isOffline;
    },
  });

  function clientsOf(process: Tab['process']): Clients {
    const phoneAuth = fakePhoneAuth(browser);
    const backendClient = createBackendClient({
      baseUrl: 'http://backend.test',
      // A page that has ended must not notice the later sign-out, after which it would drop the change.
      getToken: async () => (process.isAlive ? phoneAuth.getToken() : 'token of a page that has ended'),
      async fetch(input, init) {
        const request = new Request(input, init);
        const key = request.headers.get('idempotency-key');
        const fail = () => new TypeError('Failed to fetch');
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (isOffline || !process.isAlive) throw fail();
        const fault = key === null ? undefined : faults.shift();
        if (fault === 'request lost') throw fail();
        if (fault === 'response 500') {
          failures += 1;
          return Response.json({ error: 'Broken.' }, { status: 500 });
        }
        if (fault === 'response 401') return Response.json({ error: 'Sign in.' }, { status: 401 });
        const body = key === null ? null : await request.clone().json();
        const shopper = request.headers.get('authorization')?.replace('Bearer token-of-', '') ?? '';
        requestsInBackend += 1;
        const response = await backend.fetch(request).finally(() => {
          requestsInBackend -= 1;
        });
        if (key !== null) {
          senders.set(key, (senders.get(key) ?? new Set()).add(shopper));
          const [item] = body.items;
          if (response.ok && !commits.has(key))
            commits.set(key, { shopper, line: item.product_variant_id, delta: item.quantity });
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (isOffline || !process.isAlive || fault === 'response lost') throw fail();
        return response;
      },
    });
    return fakeClients({
      phoneAuth,
      cart: backendClient,
      backend: backendClient,
    });
  }

  function open(): Tab {
    const process = { isAlive: true };
    const state = openTab(clientsOf(process), {
      ...storage,
      get length() {
        return process.isAlive ? storage.length : 0;
      },
      getItem: (key) => (process.isAlive ? storage.getItem(key) : null),
      setItem: (key, value) => process.isAlive && storage.setItem(key, value),
      removeItem: (key) => process.isAlive && storage.removeItem(key),
    });
    state.session.subscribe(() => {
      const { customerId } = state.session.getSnapshot();
      if (customerId !== null && browser.user && !shoppers.has(customerId))
        shoppers.set(customerId, browser.user.uid);
    });
    state.cartLog.onRefused(() => {
      refusals += 1;
    });
    return { state, process };
  }

  const tabs = [open()];
  const tabOf = (index: number): Tab => {
    const tab = tabs[index % tabs.length];
    if (tab === undefined) throw new Error('no tab is open');
    return tab;
  };

  async function advanceTime(ms: number, step = 50) {
    const isBusy = () => requestsInBackend > 0;
    await waitForRealTasks(isBusy);
    for (let passed = 0; passed < ms; passed += step) {
      await vi.advanceTimersByTimeAsync(step);
      await waitForRealTasks(isBusy);
    }
  }

  function interrupt(isAffected: (userChange: UserChange) => boolean) {
    for (const userChange of userChanges)
      if (userChange.outcome === null && isAffected(userChange)) userChange.wasInterrupted = true;
  }

  function change({ state, process }: Tab, line: string, wanted: number) {
    const { customerId } = state.session.getSnapshot();
    const delta = Math.max(wanted, -state.shown(line));
    if (customerId === null || delta === 0) return;
    const userChange: UserChange = {
      shopper: shoppers.get(customerId) ?? '',
      line,
      delta,
      tab: process,
      failuresBefore: failures,
      outcome: null,
      wasInterrupted: false,
    };
    userChanges.push(userChange);
    state.cartLog.change(line, delta).then(
      (outcome) => {
        if (process.isAlive) userChange.outcome = outcome;
      },
      (error: unknown) => {
        if (!process.isAlive) return;
        userChange.outcome = 'rejected';
        // The session ended meanwhile, perhaps in another tab.
        if (error instanceof ApiError && error.kind === 'unauthenticated') userChange.wasInterrupted = true;
      },
    );
  }

  /** Opens a new page in place of one that ends. Its changes count, unless the response was one that makes a change fail. */
  function replace(tab: Tab) {
    tab.process.isAlive = false;
    tab.state.close();
    interrupt((change) => change.tab === tab.process && change.failuresBefore < failures);
    for (const change of userChanges)
      if (change.outcome === null && change.tab === tab.process) change.outcome = 'gone';
    Object.assign(tab, open());
  }

  async function crash(tab: Tab, turns: number) {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => realImmediate(resolve));
    replace(tab);
  }

  async function signIn({ state }: Tab, user: PhoneUser) {
    if (isOffline) return;
    const current = state.session.getSnapshot();
    if (current.status === 'signed-in') return;
    if (browser.user !== null && browser.user !== user) {
      // The sign-in screen is for signed-out shoppers. The other tabs learn of the sign-out before a code is entered.
      interrupt(() => true);
      await state.session.logout();
      await advanceTime(100);
    }
    browser.user = user;
    signIns += 1;
    void state.session.signInAs(user);
    await advanceTime(100);
  }

  async function perform(step: Step) {
    switch (step.type) {
      case 'change':
        return change(tabOf(step.tab), LINES[step.line] ?? SOLD_OUT, step.delta);
      case 'remove':
        return change(tabOf(step.tab), LINES[step.line] ?? SOLD_OUT, Number.NEGATIVE_INFINITY);
      case 'wait':
        return advanceTime(step.ms);
      case 'offline':
        isOffline = true;
        return;
      case 'online':
        isOffline = false;
        window.dispatchEvent(new Event('online'));
        return;
      case 'faults':
        faults.push(...step.faults);
        return;
      case 'reload':
        window.dispatchEvent(new Event('pagehide'));
        return replace(tabOf(step.tab));
      case 'crash':
        return crash(tabOf(step.tab), step.turns);
      case 'open tab':
        if (tabs.length < 3) tabs.push(open());
        return;
      case 'sign out': {
        interrupt(() => true);
        void tabOf(step.tab).state.session.logout();
        return;
      }
      case 'sign in':
        return signIn(tabOf(step.tab), SHOPPERS[step.shopper]);
    }
  }

  /** Ends all faults, signs both shoppers in, one after the other, and checks the cart of each when nothing is pending. */
  async function settleAndCheck() {
    faults = [];
    await perform({ type: 'online' });
    await advanceTime(3_000, 250);
    for (const user of [ASHA, MEERA]) {
      interrupt(() => true);
      void tabOf(0).state.session.logout();
      await advanceTime(200);
      await signIn(tabOf(0), user);
      await advanceTime(130_000, 5_000);
      await check(user);
    }
    for (const tab of tabs) tab.state.close();
  }

  async function check({ uid }: PhoneUser) {
    const response = await backend.fetch(
      new Request('http://backend.test/cart', { headers: { authorization: `Bearer token-of-${uid}` } }),
    );
    const { items = [] } = (await response.json()) as {
      items?: readonly { readonly product_variant_id: string; readonly quantity: number }[];
    };
    for (const line of LINES) {
      const onServer = items.find((item) => item.product_variant_id === line)?.quantity ?? 0;
      const applied = [...commits.values()].filter((each) => each.shopper === uid && each.line === line);
      // The quantity when each key is applied once, in the order of the first commits.
      const inModel = applied.reduce((quantity, { delta }) => Math.max(quantity + delta, 0), 0);
      expect(onServer, `each change of ${line} is applied once`).toBe(inModel);
      for (const { state } of tabs) expect(state.shown(line), `a tab shows ${line}`).toBe(onServer);

      const made = userChanges.filter((userChange) => userChange.shopper === uid && userChange.line === line);
      const certain = made.filter(
        (userChange) => !userChange.wasInterrupted && userChange.outcome !== 'rejected',
      );
      const uncertain = made.filter((userChange) => userChange.wasInterrupted);
      const difference = sum(applied) - sum(certain);
      if (line !== SOLD_OUT && refusals === 0)
        expect([...subsetSums(uncertain)], `the changes of ${line} that were promised`).toContain(difference);
    }
    for (const { state } of tabs) {
      expect(state.cartLog.savedReason.getState()).toBeNull();
      expect(state.session.getSnapshot().status).toBe('signed-in');
    }
    for (const [key, shoppers] of senders) expect([...shoppers], `senders of ${key}`).toHaveLength(1);
  }

  await signIn(tabOf(0), ASHA);
  await advanceTime(100);
  return { perform, settleAndCheck, userChanges };
}

function sum(changes: readonly { readonly delta: number }[]): number {
  return changes.reduce((total, { delta }) => total + delta, 0);
}

function subsetSums(changes: readonly { readonly delta: number }[]): ReadonlySet<number> {
  const sums = new Set([0]);
  for (const { delta } of changes) for (const each of [...sums]) sums.add(each + delta);
  return sums;
}

const tab = fc.nat(2);
const line = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('change' as const),
      tab,
      line,
      delta: fc.constantFrom(1, 1, 2, -1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), tab, line }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(50, 300, 1_000, 3_000) }),
  },
  { weight: 2, arbitrary: fc.constant({ type: 'offline' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'online' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('faults' as const),
      faults: fc.array(
        fc.constantFrom<Fault>(
          'request lost',
          'response lost',
          'response lost',
          'response 500',
          'response 401',
        ),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('crash' as const), tab, turns: fc.nat(12) }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'open tab' as const }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sign out' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('sign in' as const),
      tab,
      shopper: fc.constantFrom('asha' as const, 'meera' as const),
    }),
  },
);

beforeEach(() => {
  const [window, document] = [new EventTarget(), new EventTarget()];
  // Each tab adds listeners.
  setMaxListeners(0, window, document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The second tab is restoring the session of one shopper while the first tab signs in the next. */
const loginDuringNextSignIn: Step[] = [
  { type: 'faults', faults: ['request lost'] },
  { type: 'change', tab: 0, line: 0, delta: 1 },
  { type: 'open tab' },
  { type: 'offline' },
  { type: 'sign out', tab: 0 },
  { type: 'online' },
  { type: 'sign in', tab: 0, shopper: 'meera' },
];

const timeout = 120_000 + runs * 1_000;

describe('any sequence of changes, faults, reloads, crashes, tabs and shoppers', { timeout }, () => {
  it(`ends with one cart on the screen, the server and in the model (seed ${seed}, ${runs} runs)`, async () => {
    let changes = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
        const fixture = await openBrowserFixture();
        for (const each of steps) await fixture.perform(each);
        await fixture.settleAndCheck();
        changes += fixture.userChanges.length;
      }),
      { seed, numRuns: runs, examples: [[loginDuringNextSignIn]] },
    );
    expect(changes).toBeGreaterThan(0);
  });
});
