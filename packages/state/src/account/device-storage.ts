import { BAG_INTENT_KEY } from '../cart/bag-intent.ts';
import { CART_LOG_PREFIX, CART_SENT_PREFIX } from '../cart/cart-record.ts';
import { DRAFT_KEY } from '../checkout/checkout-draft.ts';
import { ORDER_LOG_PREFIX } from '../checkout/order-placement.ts';
import { CONSENT_KEYS } from '../events/consent.ts';
import { ACCOUNT_NAAP_KEY, NAAP_DRAFT_KEY, NAAP_KEY } from '../naap/naap-keys.ts';
import { RUNNING_ORDERS } from '../orders/running-orders.ts';
import { SAVED_DATABASE } from '../saved-data/database.ts';
import { RECENTLY_VIEWED, WISHLIST } from '../saved-products/device-lists.ts';
import { RECENT_SEARCHES } from '../search/recent-searches.ts';
import { CUSTOMER_ID_KEY, USER_PHONE_KEY } from '../session/session.ts';
import { SIGN_IN_KEY } from '../sign-in/sign-in.ts';
import { STAFF_LOG_PREFIX } from '../staff/command-record.ts';
import { PICKED_PIECES, SOUND_KEY, STAFF_ORDERS_KEY } from '../staff/device-keys.ts';

/** Something that the shop stores on the device (docs/operations/data-map.md). */
export interface StoredItem {
  readonly storage: 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage';
  /** The key, or the name of the database or cache. A trailing `*` stands for any text. */
  readonly key: string;
  /** The name of the field in the data download; null for an item that has no personal data of the shopper. */
  readonly field: string | null;
  /**
   * Whether logging out deletes it, as does deleting the account, or only the latter. Undefined for what `clearDeviceData` leaves alone: it stays,
   * or other code deletes it.
   */
  readonly deletedBy?: 'logout' | 'deletion';
}

const FIELDS = {
  eventsSent: 'sent_events',
  eventsOrder: 'order_in_flight',
  eventViews: 'reported_pages_of_this_tab',
} as const;

/** Everything that the shop stores on the device. Tests compare it with the data map and with what a browser has stored. */
export const DEVICE_STORAGE: readonly StoredItem[] = [
  { storage: 'local storage', key: USER_PHONE_KEY, field: 'phone' },
  { storage: 'local storage', key: CUSTOMER_ID_KEY, field: 'customer_id' },
  { storage: 'local storage', key: 'firebase:authUser:*', field: 'sign_in' },
  { storage: 'local storage', key: WISHLIST.key, field: 'wishlist', deletedBy: 'deletion' },
  { storage: 'local storage', key: RECENTLY_VIEWED.key, field: 'recently_viewed', deletedBy: 'logout' },
  { storage: 'local storage', key: RECENT_SEARCHES.key, field: 'recent_searches', deletedBy: 'logout' },
  { storage: 'local storage', key: RUNNING_ORDERS.key, field: 'running_orders', deletedBy: 'logout' },
  { storage: 'local storage', key: NAAP_KEY, field: 'naap', deletedBy: 'deletion' },
  { storage: 'local storage', key: ACCOUNT_NAAP_KEY, field: 'naap_of_the_account', deletedBy: 'logout' },
  // The deletion deletes those of its shopper only: another shopper's wait for that shopper's next sign-in.
  { storage: 'local storage', key: `${CART_LOG_PREFIX}*`, field: 'unsent_cart_changes' },
  { storage: 'local storage', key: `${CART_SENT_PREFIX}*`, field: 'times_of_cart_changes' },
  { storage: 'local storage', key: `${ORDER_LOG_PREFIX}*`, field: 'orders_without_response' },
  { storage: 'local storage', key: `${STAFF_LOG_PREFIX}*`, field: 'unsent_staff_commands' },
  // Personal data of others: the download of a rider leaves it out.
  { storage: 'local storage', key: STAFF_ORDERS_KEY, field: null, deletedBy: 'logout' },
  { storage: 'local storage', key: PICKED_PIECES.key, field: null },
  { storage: 'local storage', key: SOUND_KEY, field: null },
  { storage: 'local storage', key: 'naap.language', field: 'language' },
  { storage: 'local storage', key: CONSENT_KEYS.choice, field: 'measurement' },
  ...CONSENT_KEYS.device.map(
    (key) => ({ storage: 'local storage', key, field: FIELDS[key], deletedBy: 'deletion' }) as const,
  ),
  ...CONSENT_KEYS.tab.map(
    (key) => ({ storage: 'session storage', key, field: FIELDS[key], deletedBy: 'logout' }) as const,
  ),
  { storage: 'session storage', key: DRAFT_KEY, field: 'checkout_draft', deletedBy: 'logout' },
  { storage: 'session storage', key: NAAP_DRAFT_KEY, field: 'unsaved_measurements', deletedBy: 'logout' },
  { storage: 'session storage', key: SIGN_IN_KEY, field: 'sign_in_in_progress', deletedBy: 'logout' },
  {
    storage: 'session storage',
    key: BAG_INTENT_KEY,
    field: 'product_to_add_after_sign_in',
    deletedBy: 'logout',
  },
  { storage: 'session storage', key: 'history:*', field: 'pages_of_this_tab', deletedBy: 'logout' },
  { storage: 'session storage', key: 'scroll:*', field: 'scroll_positions', deletedBy: 'logout' },
  { storage: 'session storage', key: 'pages:*', field: 'pages_of_lists', deletedBy: 'logout' },
  { storage: 'IndexedDB', key: SAVED_DATABASE, field: 'saved_lists_and_products', deletedBy: 'logout' },
  { storage: 'IndexedDB', key: 'firebase-heartbeat-database', field: 'days_of_sign_in_code' },
  { storage: 'IndexedDB', key: 'workbox-expiration', field: 'times_of_pictures', deletedBy: 'logout' },
  {
    storage: 'IndexedDB',
    key: 'validate-browser-context-for-indexeddb-analytics-module',
    field: null,
  },
  { storage: 'cache storage', key: 'visits', field: 'visited_pages', deletedBy: 'logout' },
  { storage: 'cache storage', key: 'pictures', field: 'pictures', deletedBy: 'logout' },
  { storage: 'cache storage', key: 'workbox-precache-*', field: null },
];

/** Returns the entry of a key; undefined for a key that other code on this origin has stored. */
export function storedItem(storage: StoredItem['storage'], key: string): StoredItem | undefined {
  return DEVICE_STORAGE.find(
    (item) =>
      item.storage === storage &&
      (item.key.endsWith('*') ? key.startsWith(item.key.slice(0, -1)) : item.key === key),
  );
}
