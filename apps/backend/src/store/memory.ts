import { brandSeeds } from '../brands/seed.ts';
import type {
  Address,
  Cart,
  Customer,
  KeyedReply,
  Order,
  ReplyKey,
  ShopperReader,
  ShopperWriter,
  Store,
  StoredReply,
} from './store.ts';

/** The data of one shopper. Values are replaced, never mutated, so that a shallow copy is a snapshot. */
interface ShopperRows {
  cart: Cart;
  addresses: readonly Address[];
  orders: readonly Order[];
  replies: ReadonlyMap<string, StoredReply>;
}

/** Creates a store in memory, for stories and tests. Runs in browsers too. */
export function createMemoryStore(): Store {
  const customers = new Map<string, Customer>();
  const shoppers = new Map<string, ShopperRows>();
  let lastOrderNumber = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function rowsOf(customerId: string): ShopperRows {
    const rows = shoppers.get(customerId);
    if (!rows) throw new Error(`There is no customer ${customerId}.`);
    return rows;
  }

  /** Runs work on a copy of a shopper's rows, which replaces them unless it rejects. */
  function transact<T>(customerId: string, work: (rows: ShopperRows) => Promise<T>): Promise<T> {
    const run = queue.then(async () => {
      const draft = { ...rowsOf(customerId) };
      const result = await work(draft);
      shoppers.set(customerId, draft);
      return result;
    });
    queue = run.catch(() => undefined);
    return run;
  }

  return {
    async ensureCustomer({ uid, phone }) {
      const known = customers.get(uid);
      if (known?.phone === phone) return known;
      const customer = { id: known?.id ?? crypto.randomUUID(), uid, phone };
      customers.set(uid, customer);
      if (!known) {
        shoppers.set(customer.id, {
          cart: { version: 0, lines: [] },
          addresses: [],
          orders: [],
          replies: new Map(),
        });
      }
      return customer;
    },
    read: (customerId) => createReader(() => rowsOf(customerId)),
    write: (customerId, work) => transact(customerId, (rows) => work(createWriter(rows))),
    changeCart: (customerId, { version, lines, order, createReply }) =>
      transact(customerId, async (rows) => {
        if (rows.cart.version !== version) return null;
        const orderNumber = order && ++lastOrderNumber;
        if (order && orderNumber !== null) rows.orders = [...rows.orders, { ...order, number: orderNumber }];
        rows.cart = { version: version + 1, lines: lines.map((line) => ({ ...line })) };
        if (createReply) addReply(rows, createReply(orderNumber));
        return { orderNumber };
      }),
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
    async ping() {},
    async close() {},
  };
}

function createReader(rows: () => ShopperRows): ShopperReader {
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
    async listOrders({ limit, before }) {
      return rows()
        .orders.filter((order) => before === null || order.number < before)
        .toSorted((a, b) => b.number - a.number)
        .slice(0, limit);
    },
    async findReply(key) {
      return rows().replies.get(replyId(key)) ?? null;
    },
    async readCheckout({ reply: key, addressId }) {
      const { cart, addresses, replies } = rows();
      const reply = key && (replies.get(replyId(key)) ?? null);
      return {
        cart: reply ? { ...cart, lines: [] } : cart,
        address: addresses.find(({ id }) => id === addressId) ?? null,
        reply,
      };
    },
    async countOrdersWithCoupon(code) {
      return rows().orders.filter(({ couponCode }) => couponCode?.toLowerCase() === code.toLowerCase())
        .length;
    },
  };
}

function createWriter(rows: ShopperRows): ShopperWriter {
  return {
    ...createReader(() => rows),
    async addAddress(address) {
      rows.addresses = [...rows.addresses, address];
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
  };
}

function addReply(rows: ShopperRows, { route, key, ...reply }: KeyedReply): void {
  rows.replies = new Map(rows.replies).set(replyId({ route, key }), reply);
}

function replyId({ route, key }: ReplyKey): string {
  return `${route} ${key}`;
}
