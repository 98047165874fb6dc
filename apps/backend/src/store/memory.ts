import { brandSeeds } from '../brands/seed.ts';
import type {
  Address,
  Cart,
  Customer,
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
    write(customerId, work) {
      const run = queue.then(async () => {
        const draft = { ...rowsOf(customerId) };
        const result = await work(createWriter(draft, () => ++lastOrderNumber));
        shoppers.set(customerId, draft);
        return result;
      });
      queue = run.catch(() => undefined);
      return run;
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
  };
}

function createWriter(rows: ShopperRows, nextOrderNumber: () => number): ShopperWriter {
  return {
    ...createReader(() => rows),
    async saveCart(lines) {
      rows.cart = { version: rows.cart.version + 1, lines: lines.map((line) => ({ ...line })) };
    },
    async addAddress(address) {
      rows.addresses = [...rows.addresses, address];
    },
    async deleteAddress(addressId) {
      const kept = rows.addresses.filter((address) => address.id !== addressId);
      const found = kept.length < rows.addresses.length;
      rows.addresses = kept;
      return found;
    },
    async addOrder(order) {
      const number = nextOrderNumber();
      rows.orders = [...rows.orders, { ...order, number }];
      return number;
    },
    async countOrdersWithCoupon(code) {
      return rows.orders.filter(({ couponCode }) => couponCode?.toLowerCase() === code.toLowerCase()).length;
    },
    async saveReply(key, reply) {
      rows.replies = new Map(rows.replies).set(replyId(key), reply);
    },
  };
}

function replyId({ route, key }: ReplyKey): string {
  return `${route} ${key}`;
}
