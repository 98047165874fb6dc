import { CamelCasePlugin, type Dialect, type Generated, Kysely, type Logger } from 'kysely';
import type { NewOrder } from './store.ts';

/**
 * The tables after the latest migration; names and types are the same on SQLite and Postgres. In the database, names are in snake_case;
 * CamelCasePlugin converts them.
 */
export interface Database {
  /** Maps users of the identity provider to customers. All other tables of a shopper have the customer's id as their first key. */
  /** `seenOn` is the day of the last visit, in days since 1970. */
  customerIdentities: { uid: string; customerId: string; phone: string; seenOn: number };
  /** When the account of a user was deleted. Sign-ins before that are refused. */
  deletedAccounts: { uid: string; deletedAt: number };
  /** When shoppers have ended their sign-ins. Their tokens are refused. */
  endedSignIns: { uid: string; signedInAt: number; endedAt: number };
  customers: {
    id: string;
    /** `deleted:<id>` when the account is deleted and its orders are kept. */
    uid: string;
    /** Empty when the account is deleted and its orders are kept. */
    phone: string;
    cartVersion: Generated<number>;
    /** The day of the last change of a cart with lines, in days since 1970; null without lines. */
    cartChangedOn: number | null;
    createdAt: number;
  };
  cartLines: { customerId: string; variantId: string; quantity: number; position: number };
  addresses: {
    id: string;
    customerId: string;
    name: string;
    phone: string;
    address: string;
    latitude: number;
    longitude: number;
    createdAt: number;
  };
  orders: {
    number: Generated<number>;
    id: string;
    customerId: string;
    status: string;
    currency: string;
    subtotal: number;
    discount: number;
    deliveryFee: number;
    total: number;
    couponCode: string | null;
    /** The delivery address as JSON. */
    deliverTo: string;
    createdAt: number;
    version: Generated<number>;
    /** Null before the first event. */
    amountDue: number | null;
    promisedAt: number | null;
    /** When the rider was at the door, for the last time. */
    arrivedAt: number | null;
    /** When it got a final status. */
    endedAt: number | null;
    doorCode: string | null;
    riderId: string | null;
    /** 1 while the store has something to do with it, else 0. */
    inProgress: Generated<number>;
  };
  /** Rows are never changed. `data` has the other fields of the event as JSON. */
  orderEvents: {
    customerId: string;
    orderNumber: number;
    number: number;
    kind: string;
    at: number;
    /** `shopper`, or the staff member's id. */
    who: string;
    data: string;
  };
  /** Events that other systems have not received yet. */
  orderOutbox: {
    customerId: string;
    orderNumber: number;
    /** The number of the event; 0 for the order itself. */
    number: number;
    dueAt: number;
    attempts: Generated<number>;
  };
  /** Browsers that get notifications of an order. */
  pushSubscriptions: {
    customerId: string;
    orderNumber: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    /** The number of the latest event that the browser knows. */
    number: number;
    dueAt: number;
    attempts: Generated<number>;
  };
  /** `data` has the measurements as JSON. */
  measurements: { customerId: string; data: string; savedAt: number };
  orderItems: {
    customerId: string;
    orderNumber: number;
    position: number;
    variantId: string;
    title: string;
    variantTitle: string;
    brand: string;
    unitPrice: number;
    quantity: number;
    lineTotal: number;
    picture: string | null;
    productId: string | null;
    productType: string | null;
    size: string | null;
    /** Null before the end of the order. */
    kept: number | null;
    tooSmall: number | null;
    tooBig: number | null;
  };
  idempotencyReplies: {
    customerId: string;
    route: string;
    key: string;
    bodyHash: string;
    status: number;
    body: string;
    createdAt: number;
  };
  staff: { id: string; phone: string; name: string; role: string; store: string };
  shelfPlaces: { variantId: string; shelf: string };
  /** `imagePaths` is a JSON list. */
  brands: { id: number; name: string; description: string; imagePaths: string };
}

/** Creates the query builder for a dialect. `log` gets every statement. */
export const createQueryBuilder = (dialect: Dialect, log?: Logger): Kysely<Database> =>
  new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()], ...(log && { log }) });

/** Returns the values of an order's columns, from `id` to `promised_at`, for an SQL statement that is a text. */
export const orderValues = (order: NewOrder): readonly unknown[] => [
  order.id,
  order.status,
  order.currency,
  order.subtotal,
  order.discount,
  order.deliveryFee,
  order.total,
  order.couponCode,
  JSON.stringify(order.deliverTo),
  order.createdAt,
  order.promisedAt,
];
