import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import {
  type Address,
  type Order,
  type OrderItem,
  type ShopperReader,
  type ShopperWriter,
  type Store,
  StoreUnavailableError,
} from './store.ts';

export interface SqlStoreOptions {
  readonly db: Kysely<Database>;
  /** Whether a driver's error means that the database is unavailable, not that the query is wrong. */
  readonly isOutage: (error: unknown) => boolean;
}

/** Creates a store on SQLite or Postgres. Run `migrate` before. */
export function createSqlStore({ db, isOutage }: SqlStoreOptions): Store {
  async function guard<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      throw isOutage(error) ? new StoreUnavailableError(error) : error;
    }
  }

  return {
    ensureCustomer: ({ uid, phone }) =>
      guard(async () => {
        const known = await findCustomer(db, uid);
        if (known?.phone === phone) return known;
        if (known) {
          await db.updateTable('customers').set({ phone }).where('id', '=', known.id).execute();
          return { ...known, phone };
        }
        const created = { id: crypto.randomUUID(), uid, phone, created_at: Date.now() };
        await db
          .insertInto('customers')
          .values(created)
          .onConflict((conflict) => conflict.column('uid').doNothing())
          .execute();
        // Another process may have created the customer first: return the stored row.
        return (await findCustomer(db, uid)) ?? created;
      }),
    read(customerId) {
      const reader = createReader(db, customerId);
      return {
        readCart: () => guard(reader.readCart),
        listAddresses: () => guard(reader.listAddresses),
        findAddress: (addressId) => guard(() => reader.findAddress(addressId)),
        listOrders: (page) => guard(() => reader.listOrders(page)),
        findReply: (key) => guard(() => reader.findReply(key)),
      };
    },
    write: (customerId, work) =>
      guard(() =>
        db.transaction().execute(async (trx) => {
          // An update without a change, which locks the customer's row until the transaction ends, on both databases.
          const { numUpdatedRows } = await trx
            .updateTable('customers')
            .set((row) => ({ cart_version: row.ref('cart_version') }))
            .where('id', '=', customerId)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) throw new Error(`There is no customer ${customerId}.`);
          return work(createWriter(trx, customerId));
        }),
      ),
    listBrands: () =>
      guard(async () => {
        const rows = await db.selectFrom('brands').selectAll().orderBy('id').execute();
        return rows.map(({ image_paths, ...brand }) => ({
          ...brand,
          imagePaths: v.parse(ImagePaths, JSON.parse(image_paths)),
        }));
      }),
    deleteRepliesBefore: (time) =>
      guard(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('idempotency_replies')
          .where('created_at', '<', time)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
    ping: () =>
      guard(async () => {
        await db.selectFrom('brands').select('id').limit(1).execute();
      }),
    close: () => db.destroy(),
  };
}

async function findCustomer(db: Kysely<Database>, uid: string) {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'uid', 'phone'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

function createReader(db: Kysely<Database>, customerId: string): ShopperReader {
  return {
    async readCart() {
      // One statement, so that version and lines are consistent.
      const rows = await db
        .selectFrom('customers')
        .leftJoin('cart_lines', 'cart_lines.customer_id', 'customers.id')
        .select(['cart_version', 'variant_id', 'quantity'])
        .where('customers.id', '=', customerId)
        .orderBy('position')
        .execute();
      return {
        version: rows[0]?.cart_version ?? 0,
        lines: rows.flatMap(({ variant_id, quantity }) =>
          variant_id === null || quantity === null ? [] : [{ variantId: variant_id, quantity }],
        ),
      };
    },
    async listAddresses() {
      const rows = await db
        .selectFrom('addresses')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toAddress);
    },
    async findAddress(addressId) {
      const row = await db
        .selectFrom('addresses')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('id', '=', addressId)
        .executeTakeFirst();
      return row ? toAddress(row) : null;
    },
    async listOrders({ limit, before }) {
      let query = db
        .selectFrom('orders')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('number', 'desc')
        .limit(limit);
      if (before !== null) query = query.where('number', '<', before);
      const orders = await query.execute();
      if (orders.length === 0) return [];
      const items = await db
        .selectFrom('order_items')
        .selectAll()
        .where(
          'order_number',
          'in',
          orders.map((order) => order.number),
        )
        .orderBy('order_number')
        .orderBy('position')
        .execute();
      const itemsOf = Map.groupBy(items, (item) => item.order_number);
      return orders.map((order) => toOrder(order, (itemsOf.get(order.number) ?? []).map(toOrderItem)));
    },
    async findReply({ route, key }) {
      const row = await db
        .selectFrom('idempotency_replies')
        .select(['body_hash', 'status', 'body', 'created_at'])
        .where('customer_id', '=', customerId)
        .where('route', '=', route)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row) return null;
      return { bodyHash: row.body_hash, status: row.status, body: row.body, createdAt: row.created_at };
    },
  };
}

function createWriter(trx: Kysely<Database>, customerId: string): ShopperWriter {
  return {
    ...createReader(trx, customerId),
    async saveCart(lines) {
      await trx.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute();
      if (lines.length > 0) {
        await trx
          .insertInto('cart_lines')
          .values(
            lines.map(({ variantId, quantity }, position) => ({
              customer_id: customerId,
              variant_id: variantId,
              quantity,
              position,
            })),
          )
          .execute();
      }
      await trx
        .updateTable('customers')
        .set((row) => ({ cart_version: row('cart_version', '+', 1) }))
        .where('id', '=', customerId)
        .execute();
    },
    async addAddress({ createdAt, ...address }) {
      await trx
        .insertInto('addresses')
        .values({ ...address, customer_id: customerId, created_at: createdAt })
        .execute();
    },
    async deleteAddress(addressId) {
      const { numDeletedRows } = await trx
        .deleteFrom('addresses')
        .where('customer_id', '=', customerId)
        .where('id', '=', addressId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async addOrder(order) {
      const { number } = await trx
        .insertInto('orders')
        .values({
          id: order.id,
          customer_id: customerId,
          status: order.status,
          currency: order.currency,
          subtotal: order.subtotal,
          discount: order.discount,
          delivery_fee: order.deliveryFee,
          total: order.total,
          coupon_code: order.couponCode,
          deliver_to: JSON.stringify(order.deliverTo),
          created_at: order.createdAt,
        })
        .returning('number')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('order_items')
        .values(
          order.items.map((item, position) => ({
            order_number: number,
            position,
            variant_id: item.variantId,
            title: item.title,
            variant_title: item.variantTitle,
            brand: item.brand,
            unit_price: item.unitPrice,
            quantity: item.quantity,
            line_total: item.lineTotal,
          })),
        )
        .execute();
      return number;
    },
    async saveReply({ route, key }, { bodyHash, status, body, createdAt }) {
      await trx
        .insertInto('idempotency_replies')
        .values({
          customer_id: customerId,
          route,
          key,
          body_hash: bodyHash,
          status,
          body,
          created_at: createdAt,
        })
        .execute();
    },
  };
}

const ImagePaths = v.array(v.string());

const DeliverTo = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  createdAt: v.number(),
});

function toAddress(row: Database['addresses']): Address {
  const { id, name, phone, address, latitude, longitude, created_at } = row;
  return { id, name, phone, address, latitude, longitude, createdAt: created_at };
}

function toOrder(row: Omit<Database['orders'], 'number'> & { number: number }, items: OrderItem[]): Order {
  return {
    number: row.number,
    id: row.id,
    status: row.status,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    deliveryFee: row.delivery_fee,
    total: row.total,
    couponCode: row.coupon_code,
    deliverTo: v.parse(DeliverTo, JSON.parse(row.deliver_to)),
    items,
    createdAt: row.created_at,
  };
}

function toOrderItem(row: Database['order_items']): OrderItem {
  return {
    variantId: row.variant_id,
    title: row.title,
    variantTitle: row.variant_title,
    brand: row.brand,
    unitPrice: row.unit_price,
    quantity: row.quantity,
    lineTotal: row.line_total,
  };
}
