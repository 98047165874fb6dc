import type { Cart, Clients } from '@naap/api-clients';
import type { Content } from '@naap/content';
import type { QueryClient } from '@tanstack/react-query';
import { type BagIntents, createBagIntents } from './cart/bag-intent.ts';
import { withPending } from './cart/cart-lines.ts';
import { type CartLog, createCartLog } from './cart/cart-log.ts';
import { createCartRecords } from './cart/cart-record.ts';
import { type CheckoutDraftStorage, createCheckoutDraft } from './checkout/checkout-draft.ts';
import { type CouponStore, createCouponStore } from './checkout/coupon.ts';
import { createOrderLog, createOrderPlacement, type OrderPlacement } from './checkout/order-placement.ts';
import { createEvents, type EventCode, type Events } from './events/events.ts';
import { createLocationStore, type LocationState, type LocationStore } from './location/location-store.ts';
import { safeStorage } from './safe-storage.ts';
import { saveQueries } from './saved-data/saved-queries.ts';
import { createSavedTimes, type SavedTimes } from './saved-data/saved-times.ts';
import { createSavedProducts, type SavedProducts } from './saved-products/saved-products.ts';
import { createRecentSearches, type RecentSearchList } from './search/recent-searches.ts';
import { endRefusedSession } from './session/refused-session.ts';
import { CUSTOMER_ID_KEY, createSession, type Session } from './session/session.ts';
import { shopperKeys } from './shopper-keys.ts';
import { createSignIn, type SignIn } from './sign-in/sign-in.ts';
import { createTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

/** Local-storage keys and maximum lengths of the saved products (docs/decisions/device.md). */
export const RECENTLY_VIEWED = { key: 'recentlyViewed', limit: 12 } as const;
export const WISHLIST = { key: 'wishlist', limit: 100 } as const;

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
  /** The delivery location, if it is known. */
  readonly foundLocation?: LocationState | undefined;
}

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
  readonly coupon: CouponStore;
  readonly checkoutDraft: CheckoutDraftStorage;
  /** Forgets the coupon, the selected address and the unfinished address form. */
  resetCheckout(): void;
  readonly orderPlacement: OrderPlacement;
  readonly recentlyViewed: SavedProducts;
  readonly wishlist: SavedProducts;
  readonly recentSearches: RecentSearchList;
  readonly savedTimes: SavedTimes;
  readonly events: Events;
  readonly tabs: Pick<TabChannel, 'post'>;
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
  foundLocation,
}: ShopStateOptions): ShopState {
  const tabs = createTabChannel();
  const savedTimes = createSavedTimes();
  const startSavingQueries = isOfflineCapable ? saveQueries(queryClient, savedTimes) : undefined;
  const deviceStorage = safeStorage(localStorage);
  const tabStorage = safeStorage(sessionStorage);
  const checkoutDraft = createCheckoutDraft(tabStorage);
  const coupon = createCouponStore(content.pricing, checkoutDraft);
  const resetCheckout = () => {
    coupon.remove();
    checkoutDraft.clear();
  };
  const bagIntents = createBagIntents(tabStorage);
  const recentlyViewed = createSavedProducts(deviceStorage, RECENTLY_VIEWED.key, RECENTLY_VIEWED.limit);
  const wishlist = createSavedProducts(deviceStorage, WISHLIST.key, WISHLIST.limit);
  const recentSearches = createRecentSearches(deviceStorage);
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
    clearShopperData() {
      cartLog.reset();
      resetCheckout();
      void queryClient.cancelQueries({ queryKey: shopperKeys.all });
      queryClient.removeQueries({ queryKey: shopperKeys.all });
      queryClient.getMutationCache().clear();
    },
  });

  const shopSession: Session = {
    ...session,
    async logout() {
      recentlyViewed.clear();
      recentSearches.clear();
      await session.logout();
    },
  };
  let isDeletingAccount = false;

  const customerId = () => session.getSnapshot().customerId;
  const orderPlacement = createOrderPlacement(clients.shopApi, createOrderLog(deviceStorage), customerId);
  const cartKey = () => shopperKeys.cart(customerId());
  const refetchCart = () => void queryClient.invalidateQueries({ queryKey: cartKey() });

  const cartLog = createCartLog({
    records: createCartRecords(deviceStorage),
    port: clients.cart,
    customerId,
    isSessionStored: () => deviceStorage.get(CUSTOMER_ID_KEY) === customerId(),
    onStart() {
      if (queryClient.isFetching({ queryKey: cartKey() }) === 0) return;
      void queryClient.cancelQueries({ queryKey: cartKey() }).then(refetchCart);
    },
    onApplied: ({ key, variantId, delta }) =>
      events.report({ type: 'cart-change', variantId, delta, idempotencyKey: key }),
    onSettled(record, cart) {
      queryClient.setQueryData<Cart>(cartKey(), (known) => cart ?? (known && withPending(known, [record])));
      if (cart === null) refetchCart();
    },
    onOutdated: refetchCart,
  });

  session.subscribe(onSignIn(session, cartLog.resume));
  endRefusedSession({
    queryClient,
    clients,
    session: shopSession,
    isDeletingAccount: () => isDeletingAccount,
  });

  function onTabMessage(message: TabMessage) {
    if (message === 'session') session.reconcile();
    else void queryClient.invalidateQueries({ queryKey: shopperKeys[message](customerId()) });
  }

  return {
    clients,
    content,
    queryClient,
    session: shopSession,
    signIn: createSignIn(clients.phoneAuth, session, tabStorage, () => events.report({ type: 'login' })),
    location: createLocationStore(clients.location, foundLocation),
    cartLog,
    bagIntents,
    coupon,
    checkoutDraft,
    resetCheckout,
    orderPlacement,
    recentlyViewed,
    wishlist,
    recentSearches,
    savedTimes,
    events,
    tabs,
    storages: () => ({ local: localStorage(), session: sessionStorage() }),
    setDeletingAccount(isDeleting) {
      isDeletingAccount = isDeleting;
    },
    forgetShopper() {
      for (const list of [wishlist, recentlyViewed, recentSearches]) list.clear();
      resetCheckout();
      bagIntents.drop();
    },
    start() {
      const closeTabs = tabs.open(onTabMessage);
      const stopCartLog = cartLog.start();
      const stopSession = session.start();
      const stopSavedQueries = startSavingQueries?.();
      const stopStoredLists = [recentlyViewed.start(), wishlist.start(), recentSearches.start()];
      return () => {
        for (const stop of stopStoredLists) stop();
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
