import type { Clients } from '@naap/api-clients';
import type { Content, ContentSizeChart } from '@naap/content';
import type { QueryClient } from '@tanstack/react-query';
import { type BagIntents, createBagIntents } from './cart/bag-intent.ts';
import type { CartLog } from './cart/cart-log.ts';
import { createShopCart } from './cart/shop-cart.ts';
import { type CheckoutState, createCheckoutState } from './checkout/checkout-state.ts';
import { createEvents, type EventCode, type Events } from './events/events.ts';
import { createLocationStore, type LocationStore } from './location/location-store.ts';
import { type SafeStorage, safeStorage } from './safe-storage.ts';
import { saveQueries } from './saved-data/saved-queries.ts';
import { createSavedTimes, type SavedTimes } from './saved-data/saved-times.ts';
import { createDeviceLists, type DeviceLists } from './saved-products/device-lists.ts';
import { endRefusedSession } from './session/refused-session.ts';
import { createSession, type Session } from './session/session.ts';
import { shopperKeys } from './shopper-keys.ts';
import { createSignIn, type SignIn } from './sign-in/sign-in.ts';
import { createTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

export interface ShopStateOptions {
  readonly clients: Clients;
  readonly content: Content;
  readonly queryClient: QueryClient;
  readonly localStorage: () => Storage;
  readonly sessionStorage: () => Storage;
  /** Whether public data is saved on this device for pages that are opened without a connection. */
  readonly isOfflineCapable?: boolean;
  /** Loads the code that sends commerce events. Without it, no events are sent. */
  readonly loadEvents?: (() => Promise<EventCode>) | undefined;
  /** Loads the size charts of the content. Without it, only products with a chart of their own have one. */
  readonly loadSizeCharts?: LoadSizeCharts | undefined;
  /** Registers the service worker that shows notifications, where the shop has not done so before. */
  readonly registerWorker?: (() => Promise<unknown>) | undefined;
}

export type LoadSizeCharts = () => Promise<readonly ContentSizeChart[]>;

/** The clients and stores that the hooks share. Created once per `<StateProvider>`; nothing is global. */
export interface ShopState {
  readonly clients: Clients;
  readonly content: Content;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly signIn: SignIn;
  readonly location: LocationStore;
  readonly cartLog: CartLog;
  readonly bagIntents: BagIntents;
  readonly checkout: CheckoutState;
  readonly lists: DeviceLists;
  readonly savedTimes: SavedTimes;
  readonly events: Events;
  readonly loadSizeCharts: LoadSizeCharts;
  readonly registerWorker: () => Promise<unknown>;
  readonly tabs: Pick<TabChannel, 'post'>;
  /** Local storage, or memory where the browser blocks it. */
  readonly deviceStorage: SafeStorage;
  /** Opens local and session storage. Throws where the browser blocks them. */
  storages(): { readonly local: Storage; readonly session: Storage };
  /** While the account is being deleted, a refused request does not sign out. */
  setDeletingAccount(isDeleting: boolean): void;
  /** Called when the account is deleted: empties the lists and drafts, including those that a logout keeps. */
  forgetShopper(): void;
  /** Starts listening to the identity provider and the other tabs. Returns the function that stops listening. */
  start(): () => void;
}

export function createShopState({
  clients,
  content,
  queryClient,
  localStorage,
  sessionStorage,
  isOfflineCapable = false,
  loadEvents,
  loadSizeCharts = async () => [],
  registerWorker = async () => undefined,
}: ShopStateOptions): ShopState {
  const tabs = createTabChannel();
  const savedTimes = createSavedTimes();
  const storages = () => ({ local: localStorage(), session: sessionStorage() });
  const savedQueries = isOfflineCapable ? saveQueries(queryClient, savedTimes) : undefined;
  const deviceStorage = safeStorage(localStorage);
  const tabStorage = safeStorage(sessionStorage);
  const bagIntents = createBagIntents(tabStorage);
  const lists = createDeviceLists(deviceStorage);
  const storage = { device: deviceStorage, tab: tabStorage };
  async function openDispatcher(load: () => Promise<EventCode>) {
    const { adapter, createDispatcher } = await load();
    return createDispatcher({ adapter, storage, queryClient, storefront: clients.storefront, content });
  }
  const events = createEvents(storage, loadEvents ? () => openDispatcher(loadEvents) : null);

  const session = createSession({
    phoneAuth: clients.phoneAuth,
    backend: clients.backend,
    storage: deviceStorage,
    notifyTabs: () => tabs.post('session'),
    onLogout: () => void forgetVisits().catch(() => undefined),
    clearShopperData(isUnknown) {
      cartLog.reset();
      if (!isUnknown) checkout.reset();
      void queryClient.cancelQueries({ queryKey: shopperKeys.all });
      queryClient.removeQueries({ queryKey: shopperKeys.all });
      queryClient.getMutationCache().clear();
    },
  });

  /** Deletes what the next user of a shared device must not see (docs/decisions/device.md). */
  async function forgetVisits() {
    lists.clearHistory();
    bagIntents.drop();
    savedQueries?.forget();
    const { clearDeviceData } = await import('./account/account-actions.ts');
    await clearDeviceData(storages, 'logout');
  }

  let isDeletingAccount = false;

  const customerId = () => session.getSnapshot().customerId;
  const checkout = createCheckoutState({
    shopApi: clients.shopApi,
    queryClient,
    pricing: content.pricing,
    deviceStorage,
    tabStorage,
    customerId,
  });
  const cartLog = createShopCart({
    port: clients.cart,
    queryClient,
    storage: deviceStorage,
    customerId,
    onApplied: ({ key, variantId, delta }) =>
      events.report({ type: 'cart-change', variantId, delta, idempotencyKey: key }),
    onSignInRefused: () => checkSession(),
  });

  session.subscribe(
    onSignIn(session, () => {
      checkout.resume();
      cartLog.resume();
    }),
  );
  const checkSession = endRefusedSession({
    queryClient,
    clients,
    session,
    isDeletingAccount: () => isDeletingAccount,
    onValid: cartLog.renew,
  });

  function onTabMessage(message: TabMessage) {
    if (message === 'session') session.reconcile();
    else void queryClient.invalidateQueries({ queryKey: shopperKeys[message](customerId()) });
  }

  return {
    clients,
    content,
    queryClient,
    session,
    signIn: createSignIn(clients.phoneAuth, session, tabStorage, () => events.report({ type: 'login' })),
    location: createLocationStore(clients.location),
    cartLog,
    bagIntents,
    checkout,
    lists,
    savedTimes,
    events,
    loadSizeCharts,
    registerWorker,
    tabs,
    deviceStorage,
    storages,
    setDeletingAccount(isDeleting) {
      isDeletingAccount = isDeleting;
    },
    forgetShopper() {
      lists.wishlist.clear();
      lists.clearHistory();
      checkout.reset();
      bagIntents.drop();
    },
    start() {
      const closeTabs = tabs.open(onTabMessage);
      const stopCartLog = cartLog.start();
      const stopSession = session.start();
      const stopSavedQueries = savedQueries?.start();
      const stopLists = lists.start();
      return () => {
        stopLists();
        stopSavedQueries?.();
        stopSession();
        stopCartLog();
        closeTabs();
      };
    },
  };
}

/** Returns a listener of the session that calls `run` whenever a shopper has signed in. */
function onSignIn(session: Pick<Session, 'getSnapshot'>, run: () => void): () => void {
  let signedIn: string | null = null;
  return () => {
    const { customerId } = session.getSnapshot();
    if (customerId !== null && customerId !== signedIn) run();
    signedIn = customerId;
  };
}
