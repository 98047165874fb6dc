import type { Naap } from '@naap/api-clients/naap';
import { brandSeeds } from '../brands/seed.ts';
import {
  type Account,
  AccountDeletedError,
  type Address,
  type Cart,
  type Customer,
  type CustomerIdentity,
  dayOf,
  type KeyedReply,
  NO_RECIPIENT,
  type Order,
  type OrderChange,
  type PushSubscription,
  type ReplyKey,
  type ShopperReader,
  type ShopperWriter,
  SignInEndedError,
  type StaffMember,
  type Store,
  type StoredEvent,
  type StoredReply,
} from './store.ts';

/** An order with the columns that only lists of the staff depend on. */
type StoredOrder = Order & Pick<OrderChange, 'riderId' | 'isInProgress' | 'fits'>;

/** The data of one shopper. Values are replaced, never mutated, so that a shallow copy is a snapshot. */
interface ShopperRows {
  account: Account;
  cart: Cart;
  addresses: readonly Address[];
  orders: readonly StoredOrder[];
  /** Events by the number of the order. */
  events: ReadonlyMap<number, readonly StoredEvent[]>;
  replies: ReadonlyMap<string, KeyedReply>;
  pushSubscriptions: readonly PushSubscription[];
  naap: Naap | null;
}

const NO_ROWS: Omit<ShopperRows, 'account'> = {
  cart: { version: 0, lines: [] },
  addresses: [],
  orders: [],
  events: new Map(),
  replies: new Map(),
  pushSubscriptions: [],
  naap: null,
};

const FIT_COLUMNS = ['kept', 'tooSmall', 'tooBig'] as const;

const NOT_STARTED = {
  version: 0,
  amountDue: null,
  arrivedAt: null,
  endedAt: null,
  doorCode: null,
  riderId: null,
  isInProgress: true,
  fits: [],
};

/** Creates a store in memory, for stories and tests. Runs in browsers too. */
export function createMemoryStore(): Store {
  const customers = new Map<string, Customer>();
  /** Times of the deletion of accounts, by uid. */
  const deletions = new Map<string, number>();
  /** The uids of ended sign-ins. */
  const endedSignIns = new Map<string, string>();
  const signInKey = ({ uid, signedInAt }: Pick<CustomerIdentity, 'uid' | 'signedInAt'>) =>
    `${signedInAt} ${uid}`;
  const shoppers = new Map<string, ShopperRows>();
  /** The order in which addresses were first added, by ID: several can be added within one millisecond. */
  const addressSequence = new Map<string, number>();
  /** By phone number. */
  const staff = new Map<string, StaffMember>();
  const shelfPlaces = new Map<string, string>();
  let lastOrderNumber = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Returns the rows of a customer; none when the account is deleted and had no orders. */
  function rowsOf(customerId: string): Omit<ShopperRows, 'account'> {
    return shoppers.get(customerId) ?? NO_ROWS;
  }

  function liveRowsOf(customerId: string, isDeletedAllowed = false): ShopperRows {
    const rows = shoppers.get(customerId);
    if (!rows || (rows.account.phone === '' && !isDeletedAllowed))
      throw new AccountDeletedError('The account is deleted.');
    return rows;
  }

  const isAddressTaken = (id: string) =>
    [...shoppers.values()].some(({ addresses }) => addresses.some((address) => address.id === id));

  /** Runs work on a copy of a shopper's rows, which replaces them unless it rejects. */
  function transact<T>(
    customerId: string,
    work: (rows: ShopperRows) => Promise<T>,
    isDeletedAllowed = false,
  ): Promise<T> {
    const run = queue.then(async () => {
      const draft = { ...liveRowsOf(customerId, isDeletedAllowed) };
      const result = await work(draft);
      shoppers.set(customerId, draft);
      return result;
    });
    queue = run.catch(() => undefined);
    return run;
  }

  function removeAccount({ uid }: Customer, rows: ShopperRows, deletedAt: number): void {
    customers.delete(uid);
    deletions.set(uid, deletedAt);
    for (const [key, each] of endedSignIns) if (each === uid) endedSignIns.delete(key);
    rows.account = { ...rows.account, phone: '', cartChangedOn: null };
    rows.cart = { version: rows.cart.version + 1, lines: [] };
    rows.addresses = [];
    rows.replies = new Map();
    rows.pushSubscriptions = [];
    rows.naap = null;
    rows.orders = rows.orders.map((order) => ({
      ...order,
      deliverTo: NO_RECIPIENT,
      doorCode: null,
    }));
  }

  return {
    async ensureCustomer({ uid, phone, signedInAt }) {
      if (signedInAt <= (deletions.get(uid) ?? 0))
        throw new AccountDeletedError('The account was deleted after the sign-in.');
      if (endedSignIns.has(signInKey({ uid, signedInAt })))
        throw new SignInEndedError('The sign-in was ended.');
      const known = customers.get(uid);
      const rows = known && shoppers.get(known.id);
      const seenOn = dayOf(Date.now());
      if (rows) rows.account = { ...rows.account, phone, seenOn };
      if (known?.phone === phone) return known;
      const customer = { id: known?.id ?? crypto.randomUUID(), uid, phone };
      customers.set(uid, customer);
      if (!known) {
        shoppers.set(customer.id, {
          account: { ...customer, createdAt: Date.now(), seenOn, cartChangedOn: null },
          ...NO_ROWS,
        });
      }
      return customer;
    },
    async readAccount({ id }) {
      return liveRowsOf(id).account;
    },
    async deleteAccount(customer, { deletedAt, check }) {
      const deletion = transact(customer.id, async (draft) => {
        await check(createReader(() => draft));
        removeAccount(customer, draft, deletedAt);
      });
      await deletion.catch((error: unknown) => {
        if (!(error instanceof AccountDeletedError)) throw error;
      });
    },
    async endSignIn(signIn) {
      endedSignIns.set(signInKey(signIn), signIn.uid);
    },
    read: (customerId) => ({
      ...createReader(() => rowsOf(customerId)),
      readCheckout: async (keys) => createReader(() => liveRowsOf(customerId)).readCheckout(keys),
    }),
    write: (customerId, work, options) =>
      transact(
        customerId,
        (rows) => work(createWriter(rows, addressSequence, isAddressTaken)),
        options?.isDeletedAllowed,
      ),
    changeCart: (customerId, { version, lines, order, createReply }) =>
      transact(customerId, async (rows) => {
        if (rows.cart.version !== version) return null;
        const orderNumber = order && ++lastOrderNumber;
        if (order && orderNumber !== null)
          rows.orders = [...rows.orders, { ...order, ...NOT_STARTED, number: orderNumber }];
        rows.cart = { version: version + 1, lines: lines.map((line) => ({ ...line })) };
        rows.account = {
          ...rows.account,
          cartChangedOn: lines.length === 0 ? null : dayOf(Date.now()),
        };
        if (createReply) addReply(rows, createReply(orderNumber));
        return { orderNumber };
      }),
    async findStaff(phone) {
      return staff.get(phone) ?? null;
    },
    async listStaff() {
      return [...staff.values()].toSorted((a, b) => compare([a.name, a.id], [b.name, b.id]));
    },
    async saveStaff(member) {
      staff.set(member.phone, { ...member, id: staff.get(member.phone)?.id ?? crypto.randomUUID() });
    },
    async removeStaff(phone) {
      return staff.delete(phone);
    },
    async findOrderOwner(orderId) {
      const found = [...shoppers].find(([, { orders }]) => orders.some(({ id }) => id === orderId));
      return found?.[0] ?? null;
    },
    async listStaffOrders({ riderId, endedAfter }) {
      const isListed = (order: StoredOrder) =>
        riderId === null
          ? order.isInProgress
          : order.riderId === riderId && (order.endedAt ?? Number.POSITIVE_INFINITY) > endedAfter;
      return [...shoppers.values()]
        .flatMap(({ orders, events }) =>
          orders
            .filter(isListed)
            .map((order) => ({ order: toOrder(order), events: events.get(order.number) ?? [] })),
        )
        .toSorted((a, b) => a.order.number - b.order.number);
    },
    async listEndedOrders(endedAfter) {
      return [...shoppers.values()].flatMap(({ orders }) =>
        orders
          .filter(({ endedAt }) => endedAt !== null && endedAt > endedAfter)
          .map(({ status, amountDue, createdAt, promisedAt, arrivedAt, riderId }) => ({
            status,
            amountDue,
            createdAt,
            promisedAt,
            arrivedAt,
            riderId,
          })),
      );
    },
    async countFits(productId) {
      const counts = { kept: 0, tooSmall: 0, tooBig: 0 };
      for (const { items, fits } of [...shoppers.values()].flatMap(({ orders }) => orders))
        for (const { position, ...fit } of fits)
          if (items[position]?.productId === productId)
            for (const name of FIT_COLUMNS) counts[name] += fit[name];
      return counts;
    },
    async listShelfPlaces(variantIds) {
      return new Map([...shelfPlaces].filter(([id]) => variantIds.includes(id)));
    },
    async saveShelfPlaces(places) {
      for (const [id, shelf] of places) {
        if (shelf === '') shelfPlaces.delete(id);
        else shelfPlaces.set(id, shelf);
      }
    },
    async listBrands() {
      return brandSeeds;
    },
    async deleteRepliesBefore(time, limit) {
      const old = [...shoppers.values()]
        .flatMap((rows) => [...rows.replies].map(([id, { createdAt }]) => ({ rows, id, createdAt })))
        .filter(({ createdAt }) => createdAt < time)
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .slice(0, limit);
      for (const { rows, id } of old)
        rows.replies = new Map([...rows.replies].filter(([other]) => other !== id));
      return old.length;
    },
    async emptyCartsBefore(day, limit) {
      const old = [...shoppers.values()]
        .filter(({ account: { cartChangedOn } }) => cartChangedOn !== null && cartChangedOn < day)
        .slice(0, limit);
      for (const rows of old) {
        rows.cart = { version: rows.cart.version + 1, lines: [] };
        rows.account = { ...rows.account, cartChangedOn: null };
      }
      return old.length;
    },
    async deleteAccountsBefore(day, limit) {
      const old = [...customers.values()]
        .flatMap((customer) => {
          const rows = shoppers.get(customer.id);
          return rows && rows.account.seenOn < day ? [{ customer, rows }] : [];
        })
        .slice(0, limit);
      for (const { customer, rows } of old) removeAccount(customer, rows, Date.now());
      return old.length;
    },
    async deleteOrdersBefore(time, limit) {
      const old = [...shoppers.values()]
        .flatMap((rows) => rows.orders.map((order) => ({ rows, order })))
        .filter(({ order }) => order.createdAt < time)
        .toSorted((a, b) => a.order.createdAt - b.order.createdAt)
        .slice(0, limit);
      for (const { rows, order } of old) {
        rows.orders = rows.orders.filter(({ number }) => number !== order.number);
        rows.events = new Map([...rows.events].filter(([number]) => number !== order.number));
        rows.pushSubscriptions = rows.pushSubscriptions.filter((each) => each.orderNumber !== order.number);
      }
      return old.length;
    },
    async forgetDeletedAccountsBefore(time, limit) {
      const old = [...deletions].filter(([, deletedAt]) => deletedAt < time).slice(0, limit);
      for (const [uid] of old) deletions.delete(uid);
      return old.length;
    },
    outbox: null,
    pushes: null,
    async purge() {},
    async ping() {},
    async close() {},
  };
}

function createReader(rows: () => Omit<ShopperRows, 'account'>): ShopperReader {
  return {
    async readCart() {
      return rows().cart;
    },
    async listAddresses() {
      return rows().addresses;
    },
    async findAddress(addressId) {
      return rows().addresses.find((address) => address.id === addressId) ?? null;
    },
    async findOrder(orderId) {
      const order = rows().orders.find(({ id }) => id === orderId);
      return order ? toOrder(order) : null;
    },
    async findOrderVersion(orderId) {
      return rows().orders.find(({ id }) => id === orderId)?.version ?? null;
    },
    async listOrderEvents(orderNumbers) {
      return new Map([...rows().events].filter(([number]) => orderNumbers.includes(number)));
    },
    async listOrders({ limit, before }) {
      return rows()
        .orders.filter((order) => before === null || order.number < before)
        .toSorted((a, b) => b.number - a.number)
        .slice(0, limit)
        .map(toOrder);
    },
    async listReplies({ limit, after }) {
      const key = (reply: ReplyKey) => [reply.route, reply.key];
      return Array.from(rows().replies.values())
        .toSorted((a, b) => compare(key(a), key(b)))
        .filter((reply) => after === null || compare(key(reply), key(after)) > 0)
        .slice(0, limit);
    },
    async hasReplies(count) {
      return rows().replies.size >= count;
    },
    async findReply(key) {
      return replyOf(rows(), key);
    },
    async readCheckout({ reply: key, addressId }) {
      const { cart, addresses } = rows();
      const reply = key && replyOf(rows(), key);
      return {
        cart: reply ? { ...cart, lines: [] } : cart,
        address: addresses.find(({ id }) => id === addressId) ?? null,
        reply,
      };
    },
    async listPushSubscriptions() {
      return rows().pushSubscriptions;
    },
    async readNaap() {
      return rows().naap;
    },
    async listFits(limit) {
      return rows()
        .orders.toSorted((a, b) => b.number - a.number)
        .flatMap(({ items, fits }) =>
          fits
            .toSorted((a, b) => b.position - a.position)
            .flatMap(({ position, ...fit }) => {
              const { brand = '', productType = null, size = null } = items[position] ?? {};
              return size === null ? [] : [{ brand, productType, size, ...fit }];
            }),
        )
        .slice(0, limit);
    },
    async countOrdersWithCoupon(code) {
      return rows().orders.filter(
        ({ couponCode, status }) =>
          couponCode?.toLowerCase() === code.toLowerCase() && !['Cancelled', 'Returned'].includes(status),
      ).length;
    },
  };
}

const toOrder = ({ riderId, isInProgress, fits, ...order }: StoredOrder): Order => order;

function createWriter(
  rows: ShopperRows,
  sequence: Map<string, number>,
  isTaken: (addressId: string) => boolean,
): ShopperWriter {
  const sequenceOf = (id: string) => sequence.get(id) ?? 0;
  return {
    ...createReader(() => rows),
    async addAddress(address) {
      if (isTaken(address.id) || rows.addresses.some(({ id }) => id === address.id)) return false;
      if (!sequence.has(address.id)) sequence.set(address.id, sequence.size + 1);
      rows.addresses = [...rows.addresses, address].toSorted(
        (a, b) => a.createdAt - b.createdAt || sequenceOf(a.id) - sequenceOf(b.id),
      );
      return true;
    },
    async deleteAddress(addressId) {
      const kept = rows.addresses.filter((address) => address.id !== addressId);
      const found = kept.length < rows.addresses.length;
      rows.addresses = kept;
      return found;
    },
    async saveReply(reply) {
      addReply(rows, reply);
    },
    async savePushSubscription(subscription) {
      const isSame = ({ orderNumber, endpoint }: PushSubscription) =>
        orderNumber === subscription.orderNumber && endpoint === subscription.endpoint;
      const number = rows.pushSubscriptions.find(isSame)?.number ?? subscription.number;
      rows.pushSubscriptions = [
        ...rows.pushSubscriptions.filter((each) => !isSame(each)),
        { ...subscription, number },
      ].toSorted((a, b) => a.orderNumber - b.orderNumber || compare([a.endpoint], [b.endpoint]));
    },
    async saveNaap(naap) {
      rows.naap = naap;
    },
    async deleteNaap() {
      rows.naap = null;
    },
    async changeOrder(orderNumber, { events, fits, ...progress }) {
      const before = progress.version - events.length;
      const order = rows.orders.find(({ number }) => number === orderNumber);
      if (order?.version !== before)
        throw new Error(`Order ${orderNumber} has another version than ${before}.`);
      rows.orders = rows.orders.map((each) =>
        each === order ? { ...each, ...progress, fits: fits.length > 0 ? fits : each.fits } : each,
      );
      const all = [...(rows.events.get(orderNumber) ?? []), ...events];
      rows.events = new Map(rows.events).set(orderNumber, all);
    },
  };
}

function addReply(rows: ShopperRows, reply: KeyedReply): void {
  rows.replies = new Map(rows.replies).set(replyId(reply), reply);
}

function replyOf({ replies }: Pick<ShopperRows, 'replies'>, key: ReplyKey): StoredReply | null {
  const found = replies.get(replyId(key));
  if (!found) return null;
  const { bodyHash, status, body, createdAt } = found;
  return { bodyHash, status, body, createdAt };
}

/** Orders lists of texts as a database does. */
function compare(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((text, position) => text !== b[position]);
  return index < 0 ? 0 : (a[index] ?? '') < (b[index] ?? '') ? -1 : 1;
}

function replyId({ route, key }: ReplyKey): string {
  return `${route} ${key}`;
}
