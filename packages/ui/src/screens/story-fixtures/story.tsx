import { type ContentInput, naap, parseContent } from '@naap/content';
import { createQueryClient, SIGN_IN_KEY, StateProvider } from '@naap/state';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AppProviders } from '../app-frame/AppProviders.tsx';
import { AppShell } from '../app-frame/AppShell.tsx';
import { RestoringSession } from '../app-frame/RestoringSession.tsx';
import { SignedInOnly } from '../app-frame/SignedInOnly.tsx';
import { SmsInboxContext } from '../app-frame/sms-inbox.ts';
import { ClockContext } from '../delivery-time/clock.ts';
import type { HistoryRecord } from '../navigation/back-targets.ts';
import type { Seed } from './story-seeds.ts';
import { openWorld, type ShopWorld, type WorldOptions } from './story-world.ts';

export { BACKEND_ORIGIN, IDENTITY_ORIGIN, SANDBOX_ORIGIN } from './story-remotes.ts';
export { addressesOf, cartOf, ordersOf } from './story-seeds.ts';
export { positionedAt, unpositioned } from './story-world.ts';

export interface ShopStoryOptions extends WorldOptions {
  /** The content file; today's shop unless given. */
  readonly content?: ContentInput;
  /** Address the story opens at, with its query. */
  readonly path?: string;
  /** The route the screen stands at, where it reads parameters from the address: '/product/:productId'. */
  readonly routePath?: string;
  /** Navigation state of the address. */
  readonly state?: unknown;
  /** Address visited before, so that Back leads there; none unless given. */
  readonly cameFrom?: string;
  /** The sign-in screen, for a screen that it stands in for while nobody is signed in. */
  readonly signIn?: ReactNode;
  /** What the browser's local storage holds already. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What the tab's session storage holds already. */
  readonly storedInTab?: Readonly<Record<string, string>>;
  /** A sign-in under way: its code was sent so many seconds ago. The provider knows nothing of it. */
  readonly codeSentSecondsAgo?: number;
  /** What the remotes hold before the story is shown. */
  readonly seeds?: readonly Seed[];
}

/** It is twelve past six in the evening in every story. */
const STORY_TIME = Date.UTC(2026, 10, 21, 12, 42);
const standingStill = () => STORY_TIME;

let world: ShopWorld | undefined;
let storages: ShownStorage | undefined;

/** The world of the story that is shown, for its play function. */
export function shownWorld(): ShopWorld {
  if (!world) throw new Error('No story with withShop() is shown.');
  return world;
}

interface ShownStorage {
  readonly local: Storage;
  readonly session: Storage;
}

/** What the story that is shown has instead of the browser's storages. */
export function shownStorage(): ShownStorage {
  if (!storages) throw new Error('No story with withShop() is shown.');
  return storages;
}

/**
 * Puts the shop around a screen: router, state with real clients, toasts, header and bottom navigation, and remotes of its own
 * behind them (sandbox and backend through MSW). Every story gets all of it fresh. Override one reply with `beforeEach({ msw }) { msw.use(…) }`.
 */
export function withShop(options: ShopStoryOptions = {}): Decorator {
  return (Story) => (
    <Stage options={options}>
      <Story />
    </Stage>
  );
}

function Stage({ options, children }: { options: ShopStoryOptions; children: ReactNode }) {
  const [opening] = useState(() => open(options));
  return (
    <Suspense fallback={null}>
      <Shop opening={opening} options={options}>
        {children}
      </Shop>
    </Suspense>
  );
}

async function open(options: ShopStoryOptions): Promise<ShopWorld> {
  // Firebase keeps its session in the page's own storage, past the end of a story; so do screens what was scrolled.
  for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:')) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage))
    if (/^(scroll|pages|trail):/.test(key)) sessionStorage.removeItem(key);
  if (options.cameFrom !== undefined) recordEntryBefore(options.cameFrom);
  const opened = openWorld(options);
  world = opened;
  for (const seed of options.seeds ?? []) await seed(opened);
  return opened;
}

/** As if the shopper had come from this address: HistoryRecorder saw neither entry being made. */
function recordEntryBefore(address: string) {
  const { pathname } = new URL(address, 'http://here.invalid');
  const before: HistoryRecord = { pathname, before: null, steps: 0 };
  const shown: HistoryRecord = { pathname: '', before: 'before', steps: 1 };
  sessionStorage.setItem('trail:before', JSON.stringify(before));
  sessionStorage.setItem('trail:shown', JSON.stringify(shown));
}

interface ShopProps {
  opening: Promise<ShopWorld>;
  options: ShopStoryOptions;
  children: ReactNode;
}

function Shop({ opening, options, children }: ShopProps) {
  const { clients, sandbox } = use(opening);
  const {
    path = '/',
    routePath = new URL(path, 'http://here.invalid').pathname,
    state,
    cameFrom,
    signIn,
  } = options;
  const [content] = useState(() => parseContent(options.content ?? naap, 'The content of the story'));
  const [storage] = useState(() => {
    storages = { local: memoryStorage(options.stored), session: sessionWith(options) };
    return storages;
  });
  const [queryClient] = useState(() => {
    const fresh = createQueryClient();
    fresh.setDefaultOptions({ queries: { ...fresh.getDefaultOptions().queries, retry: false } });
    return fresh;
  });
  const { pathname, search } = new URL(path, 'http://here.invalid');
  const entry = { pathname, search, state, key: cameFrom === undefined ? 'default' : 'shown' };
  const entries = cameFrom === undefined ? [entry] : [cameFrom, entry];

  useEffect(
    () => () => {
      void clients.phoneAuth.signOut();
    },
    [clients],
  );

  return (
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <StateProvider
        clients={clients}
        content={content}
        storage={storage.local}
        sessionStorage={storage.session}
        queryClient={queryClient}
      >
        <SmsInboxContext value={sandbox.urls.inbox}>
          <ClockContext value={standingStill}>
            <AppProviders>
              <AppShell>
                <Routes>
                  <Route
                    path={routePath}
                    element={
                      signIn === undefined ? (
                        children
                      ) : (
                        <SignedInOnly signIn={signIn}>{children}</SignedInOnly>
                      )
                    }
                  />
                  <Route path="*" element={<Elsewhere />} />
                </Routes>
              </AppShell>
              <RestoringSession />
            </AppProviders>
          </ClockContext>
        </SmsInboxContext>
      </StateProvider>
    </MemoryRouter>
  );
}

/** Stands for every other screen: says where the story went. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Went to {pathname + search}</p>;
}

function sessionWith({ codeSentSecondsAgo, storedInTab }: ShopStoryOptions): Storage {
  const storage = memoryStorage(storedInTab);
  if (codeSentSecondsAgo !== undefined) {
    const sentAt = Date.now() - codeSentSecondsAgo * 1000;
    const sent = { phone: '9876543210', confirmation: { verificationId: 'forgotten' }, sentAt };
    storage.setItem(SIGN_IN_KEY, JSON.stringify(sent));
  }
  return storage;
}

function memoryStorage(stored: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(stored));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
