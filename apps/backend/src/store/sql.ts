import { parseNaap } from '@naap/api-clients/naap';
import type { OrderStatus } from '@naap/api-clients/order-lifecycle';
import { type Kysely, type NotNull, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import { createRetention, deleteAccount, readAccount } from './sql-accounts.ts';
import {
  AddressRow,
  EVENT_COLUMNS,
  ITEM_COLUMNS,
  ORDER_COLUMNS,
  type OrderRow,
  toEvents,
  toOrders,
} from './sql-orders.ts';
import { createOutbox } from './sql-outbox.ts';
import { createPushQueue, createPushReader, createPushWriter } from './sql-push.ts';
import { createStaffMethods } from './sql-staff.ts';
import {
  AccountDeletedError,
  type Cart,
  type CustomerIdentity,
  dayOf,
  type Fit,
  type Order,
  type ShopperReader,
  type ShopperWriter,
  SignInEndedError,
  type Store,
  type StoredReply,
  StoreUnavailableError,
} from './store.ts';

export interface SqlStoreOptions {
  readonly db: Kysely<Database>;
  /** Whether a driver's error means that the database is unavailable, not that the query is wrong. */
  readonly isOutage: (error: unknown) => boolean;
  /** Throws an outage when the database must not be used. */
  readonly requireDatabase: () => void;
  /** Runs a transaction, and again while it cannot begin. */
  readonly transact: <T>(run: () => Promise<T>) => Promise<T>;
  readonly changeCart: Store['changeCart'];
  /** Whether events of orders are added to the outbox. */
  readonly hasOutbox: boolean;
  /** Removes deleted data from the database's files. */
  readonly purge: () => Promise<void>;
  /** Rejects unless the database stores data. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates a store on SQLite or Postgres. Run `migrate` before. */
export function createSqlStore(options: SqlStoreOptions): Store {
  const { db, isOutage, requireDatabase, transact, changeCart, hasOutbox, purge, ping, close } = options;
  async function guard<T>(run: () => Promise<T>): Promise<T> {
    try {
      requireDatabase();
      return await run();
    } catch (error) {
      throw isOutage(error) ? new StoreUnavailableError(error) : error;
    }
  }

  const inTransaction = <T>(run: (trx: Kysely<Database>) => Promise<T>) =>
    transact(() => db.transaction().execute(run));
  const queries = { checkout: compileCheckout(db), findOrderVersion: compileOrderVersion(db) };
  const readerOf = (executor: Kysely<Database>, customerId: string) =>
    createReader(executor, customerId, queries);
  const staff = createStaffMethods(db);
  const retention = createRetention(db, inTransaction, readerOf);

  return {
    ensureCustomer: ({ uid, phone, signedInAt }) =>
      guard(async () => {
        const known = await findCustomer(db, { uid, signedInAt });
        const deletedAt = known ? known.deletedAt : await findDeletion(db, uid);
        if (deletedAt !== null && signedInAt <= deletedAt)
          throw new AccountDeletedError('The account was deleted after the sign-in.');
        if (known && known.endedAt !== null) throw new SignInEndedError('The sign-in was ended.');
        const seenOn = dayOf(Date.now());
        if (known?.phone === phone) {
          if (known.seenOn < seenOn)
            await inTransaction((trx) =>
              trx.updateTable('customerIdentities').set({ seenOn }).where('uid', '=', uid).execute(),
            );
          return { id: known.id, uid, phone };
        }
        return inTransaction(async (trx) => {
          if (known) {
            const { numUpdatedRows } = await trx
              .updateTable('customers')
              .set({ phone })
              .where('id', '=', known.id)
              .where('phone', '<>', '')
              .executeTakeFirst();
            if (numUpdatedRows !== 1n) throw new AccountDeletedError('The account is deleted.');
            await trx
              .updateTable('customerIdentities')
              .set({ phone, seenOn })
              .where('uid', '=', uid)
              .execute();
            return { id: known.id, uid, phone };
          }
          const id = crypto.randomUUID();
          // In the same order as the trigger for earlier releases, because another order could deadlock.
          await trx
            .insertInto('customers')
            .values({ id, uid, phone, cartChangedOn: null, createdAt: Date.now() })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          // The trigger has inserted the row already, with the day of the migration as the last visit.
          await trx
            .insertInto('customerIdentities')
            .values({ uid, customerId: id, phone, seenOn })
            .onConflict((conflict) => conflict.column('uid').doUpdateSet({ seenOn }))
            .execute();
          const stored = await findCustomer(trx, { uid, signedInAt });
          // Another process has created the customer first.
          if (stored?.id !== id) await trx.deleteFrom('customers').where('id', '=', id).execute();
          return { id: stored?.id ?? id, uid, phone: stored?.phone ?? phone };
        });
      }),
    readAccount: (customer) => guard(() => readAccount(db, customer)),
    deleteAccount: (customer, options) =>
      guard(async () => {
        await inTransaction((trx) => deleteAccount(trx, customer, options, readerOf(trx, customer.id)));
        await purge();
      }),
    endSignIn: ({ uid, signedInAt }, endedAt) =>
      guard(() =>
        inTransaction(async (trx) => {
          await trx
            .insertInto('endedSignIns')
            .values({ uid, signedInAt, endedAt })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }),
      ),
    read(customerId) {
      const reader = readerOf(db, customerId);
      return {
        readCart: () => guard(reader.readCart),
        listAddresses: () => guard(reader.listAddresses),
        findAddress: (addressId) => guard(() => reader.findAddress(addressId)),
        findOrder: (orderId) => guard(() => reader.findOrder(orderId)),
        findOrderVersion: (orderId) => guard(() => reader.findOrderVersion(orderId)),
        listOrderEvents: (orderNumbers) => guard(() => reader.listOrderEvents(orderNumbers)),
        listOrders: (page) => guard(() => reader.listOrders(page)),
        listReplies: (page) => guard(() => reader.listReplies(page)),
        hasReplies: (count) => guard(() => reader.hasReplies(count)),
        findReply: (key) => guard(() => reader.findReply(key)),
        readCheckout: (keys) => guard(() => reader.readCheckout(keys)),
        listPushSubscriptions: () => guard(reader.listPushSubscriptions),
        readNaap: () => guard(reader.readNaap),
        listFits: (limit) => guard(() => reader.listFits(limit)),
        countOrdersWithCoupon: (code) => guard(() => reader.countOrdersWithCoupon(code)),
      };
    },
    write: (customerId, work, options) =>
      guard(() =>
        transact(() =>
          db.transaction().execute(async (trx) => {
            // Updates the row with its own value, which locks it until the transaction ends, on both databases.
            const { numUpdatedRows } = await trx
              .updateTable('customers')
              .set((row) => ({ cartVersion: row.ref('cartVersion') }))
              .where('id', '=', customerId)
              .$if(!options?.isDeletedAllowed, (update) => update.where('phone', '<>', ''))
              .executeTakeFirst();
            if (numUpdatedRows !== 1n) throw new AccountDeletedError('The account is deleted.');
            return work(createWriter(trx, customerId, readerOf(trx, customerId), hasOutbox));
          }),
        ),
      ),
    changeCart: (customerId, change) => guard(() => changeCart(customerId, change)),
    findStaff: (phone) => guard(() => staff.findStaff(phone)),
    listStaff: () => guard(staff.listStaff),
    saveStaff: (member) => guard(() => inTransaction((trx) => createStaffMethods(trx).saveStaff(member))),
    removeStaff: (phone) => guard(() => inTransaction((trx) => createStaffMethods(trx).removeStaff(phone))),
    findOrderOwner: (orderId) => guard(() => staff.findOrderOwner(orderId)),
    listStaffOrders: (query) => guard(() => staff.listStaffOrders(query)),
    listEndedOrders: (endedAfter) => guard(() => staff.listEndedOrders(endedAfter)),
    countFits: (productId) => guard(() => countFits(db, productId)),
    listShelfPlaces: (variantIds) => guard(() => staff.listShelfPlaces(variantIds)),
    saveShelfPlaces: (places) =>
      guard(() => inTransaction((trx) => createStaffMethods(trx).saveShelfPlaces(places))),
    listBrands: () =>
      guard(async () => {
        const rows = await db.selectFrom('brands').select(BRAND_COLUMNS).orderBy('id').execute();
        return rows.map(({ imagePaths, ...brand }) => ({
          ...brand,
          imagePaths: v.parse(ImagePaths, JSON.parse(imagePaths)),
        }));
      }),
    deleteRepliesBefore: (time, limit) =>
      guard(() =>
        transact(() =>
          db.transaction().execute(async (trx) => {
            const old = await trx
              .selectFrom('idempotencyReplies')
              .select(['customerId', 'route', 'key'])
              .where('createdAt', '<', time)
              .orderBy('createdAt')
              .limit(limit)
              .execute();
            if (old.length === 0) return 0;
            const { numDeletedRows } = await trx
              .deleteFrom('idempotencyReplies')
              .where(({ eb, or }) => or(old.map((reply) => eb.and(reply))))
              .executeTakeFirst();
            return Number(numDeletedRows);
          }),
        ),
      ),
    emptyCartsBefore: (day, limit) => guard(() => retention.emptyCartsBefore(day, limit)),
    deleteAccountsBefore: (day, limit) => guard(() => retention.deleteAccountsBefore(day, limit)),
    deleteOrdersBefore: (time, limit) => guard(() => retention.deleteOrdersBefore(time, limit)),
    forgetDeletedAccountsBefore: (time, limit) =>
      guard(() => retention.forgetDeletedAccountsBefore(time, limit)),
    outbox: hasOutbox ? createOutbox(db, inTransaction) : null,
    pushes: createPushQueue(db, inTransaction),
    purge: () => guard(purge),
    ping: () => guard(ping),
    close,
  };
}

async function findCustomer(
  db: Kysely<Database>,
  { uid, signedInAt }: Pick<CustomerIdentity, 'uid' | 'signedInAt'>,
) {
  const row = await db
    .selectFrom('customerIdentities')
    .leftJoin('deletedAccounts', 'deletedAccounts.uid', 'customerIdentities.uid')
    .leftJoin('endedSignIns', (join) =>
      join
        .onRef('endedSignIns.uid', '=', 'customerIdentities.uid')
        .on('endedSignIns.signedInAt', '=', signedInAt),
    )
    .select(['customerId as id', 'phone', 'seenOn', 'deletedAt', 'endedAt'])
    .where('customerIdentities.uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns when the account of a user was deleted; null when it never was, or long ago. */
async function findDeletion(db: Kysely<Database>, uid: string): Promise<number | null> {
  const row = await db
    .selectFrom('deletedAccounts')
    .select('deletedAt')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.deletedAt ?? null;
}

/** The parameters of the query of a checkout. */
const CHECKOUT_VALUES = ['customerId', 'route', 'key', 'addressId'] as const;

/**
 * Returns the query of the data on which a change of the cart depends. It is one statement, so that all data is of the same moment; its rows
 * differ in the cart line only. It is compiled once, because each change runs it.
 */
function compileCheckout(db: Kysely<Database>) {
  const query = db
    .selectFrom('customers')
    .leftJoin('idempotencyReplies as r', (join) =>
      join.onRef('r.customerId', '=', 'customers.id').on('r.route', '=', ':route').on('r.key', '=', ':key'),
    )
    .leftJoin('addresses as a', (join) =>
      join.onRef('a.customerId', '=', 'customers.id').on('a.id', '=', ':addressId'),
    )
    .leftJoin('cartLines', (join) =>
      join.onRef('cartLines.customerId', '=', 'customers.id').on('r.key', 'is', null),
    )
    .select(['cartVersion', 'variantId', 'quantity'])
    .select(['r.bodyHash', 'r.status', 'r.body', 'r.createdAt as repliedAt'])
    .select(['a.id', 'a.name', 'a.phone', 'a.address', 'a.latitude', 'a.longitude', 'a.createdAt'])
    .where('customers.id', '=', ':customerId')
    .where('customers.phone', '<>', '')
    .orderBy('position')
    .compile();
  /** For each parameter of the compiled query, the name of its value; null for a constant. */
  const names = query.parameters.map(
    (parameter) => CHECKOUT_VALUES.find((name) => parameter === `:${name}`) ?? null,
  );
  return async (
    executor: Kysely<Database>,
    values: Readonly<Record<(typeof CHECKOUT_VALUES)[number], string>>,
  ) => {
    const parameters = query.parameters.map((parameter, index) => {
      const name = names[index];
      return name ? values[name] : parameter;
    });
    const withValues: typeof query = { ...query, parameters };
    return (await executor.executeQuery(withValues)).rows;
  };
}

/** Returns the query of an order's version. It is compiled once, because phones poll it. */
function compileOrderVersion(db: Kysely<Database>) {
  const query = db
    .selectFrom('orders')
    .select('version')
    .where('customerId', '=', '')
    .where('id', '=', '')
    .compile();
  return async (executor: Kysely<Database>, customerId: string, orderId: string) => {
    const withValues: typeof query = { ...query, parameters: [customerId, orderId] };
    return (await executor.executeQuery(withValues)).rows[0]?.version ?? null;
  };
}

interface CompiledQueries {
  readonly checkout: ReturnType<typeof compileCheckout>;
  readonly findOrderVersion: ReturnType<typeof compileOrderVersion>;
}

function createReader(db: Kysely<Database>, customerId: string, queries: CompiledQueries): ShopperReader {
  return {
    ...createPushReader(db, customerId),
    async readCart() {
      // One statement, so that version and lines are consistent.
      const rows = await db
        .selectFrom('customers')
        .leftJoin('cartLines', 'cartLines.customerId', 'customers.id')
        .select(['cartVersion', 'variantId', 'quantity'])
        .where('customers.id', '=', customerId)
        .orderBy('position')
        .execute();
      return toCart(rows);
    },
    async listAddresses() {
      return db
        .selectFrom('addresses')
        .select(ADDRESS_COLUMNS)
        .where('customerId', '=', customerId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
    },
    async findAddress(addressId) {
      const row = await db
        .selectFrom('addresses')
        .select(ADDRESS_COLUMNS)
        .where('customerId', '=', customerId)
        .where('id', '=', addressId)
        .executeTakeFirst();
      return row ?? null;
    },
    async findOrderVersion(orderId) {
      return queries.findOrderVersion(db, customerId, orderId);
    },
    async listOrderEvents(orderNumbers) {
      if (orderNumbers.length === 0) return new Map();
      const rows = await db
        .selectFrom('orderEvents')
        .select(EVENT_COLUMNS)
        .where('customerId', '=', customerId)
        .where('orderNumber', 'in', orderNumbers)
        .orderBy('orderNumber')
        .orderBy('number')
        .execute();
      return toEvents(rows);
    },
    async findOrder(orderId) {
      const rows = await db
        .selectFrom('orders')
        .select(ORDER_COLUMNS)
        .where('customerId', '=', customerId)
        .where('id', '=', orderId)
        .execute();
      return (await withItems(db, customerId, rows))[0] ?? null;
    },
    async listOrders({ limit, before }) {
      let query = db
        .selectFrom('orders')
        .select(ORDER_COLUMNS)
        .where('customerId', '=', customerId)
        .orderBy('number', 'desc')
        .limit(limit);
      if (before !== null) query = query.where('number', '<', before);
      return withItems(db, customerId, await query.execute());
    },
    async listReplies({ limit, after }) {
      let query = db
        .selectFrom('idempotencyReplies')
        .select(['route', 'key', 'bodyHash', 'status', 'body', 'createdAt'])
        .where('customerId', '=', customerId)
        .orderBy('route')
        .orderBy('key')
        .limit(limit);
      if (after)
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('route', 'key'), '>', tuple(after.route, after.key)),
        );
      return query.execute();
    },
    async hasReplies(count) {
      const row = await db
        .selectFrom('idempotencyReplies')
        .select('key')
        .where('customerId', '=', customerId)
        .limit(1)
        .offset(count - 1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async findReply({ route, key }) {
      const row = await db
        .selectFrom('idempotencyReplies')
        .select(['bodyHash', 'status', 'body', 'createdAt'])
        .where('customerId', '=', customerId)
        .where('route', '=', route)
        .where('key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },
    async readCheckout({ reply, addressId }) {
      const rows = await queries.checkout(db, {
        customerId,
        route: reply?.route ?? '',
        key: reply?.key ?? '',
        addressId: addressId ?? '',
      });
      const [row] = rows;
      if (!row) throw new AccountDeletedError('The account is deleted.');
      return {
        cart: toCart(rows),
        address: row.id === null ? null : v.parse(AddressRow, row),
        reply: toReply(row),
      };
    },
    async readNaap() {
      const row = await db
        .selectFrom('measurements')
        .select('data')
        .where('customerId', '=', customerId)
        .executeTakeFirst();
      return row ? parseNaap(JSON.parse(row.data)) : null;
    },
    async listFits(limit) {
      const rows = await db
        .selectFrom('orderItems')
        .select(['brand', 'productType', 'size', 'kept', 'tooSmall', 'tooBig'])
        .where('customerId', '=', customerId)
        .where('kept', 'is not', null)
        .where('size', 'is not', null)
        .orderBy('orderNumber', 'desc')
        .orderBy('position', 'desc')
        .limit(limit)
        .$narrowType<{ kept: NotNull; tooSmall: NotNull; tooBig: NotNull; size: NotNull }>()
        .execute();
      return rows;
    },
    async countOrdersWithCoupon(code) {
      const { orders } = await db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .where('customerId', '=', customerId)
        .where(({ fn }) => fn<string>('lower', ['couponCode']), '=', code.toLowerCase())
        .where('status', 'not in', NOT_BOUGHT)
        .executeTakeFirstOrThrow();
      return orders;
    },
  };
}

async function countFits(db: Kysely<Database>, productId: string): Promise<Fit> {
  const sumOf = (column: keyof Fit) => db.fn.coalesce(db.fn.sum<number>(column), sql<number>`0`).as(column);
  return db
    .selectFrom('orderItems')
    .select([sumOf('kept'), sumOf('tooSmall'), sumOf('tooBig')])
    .where('productId', '=', productId)
    .where('kept', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Adds the items to rows of orders. */
async function withItems(
  db: Kysely<Database>,
  customerId: string,
  orders: readonly OrderRow[],
): Promise<readonly Order[]> {
  if (orders.length === 0) return [];
  const items = await db
    .selectFrom('orderItems')
    .select(['orderNumber', ...ITEM_COLUMNS])
    .where('customerId', '=', customerId)
    .where(
      'orderNumber',
      'in',
      orders.map((order) => order.number),
    )
    .orderBy('orderNumber')
    .orderBy('position')
    .execute();
  return toOrders(orders, items);
}

function createWriter(
  trx: Kysely<Database>,
  customerId: string,
  reader: ShopperReader,
  hasOutbox: boolean,
): ShopperWriter {
  return {
    ...reader,
    ...createPushWriter(trx, customerId),
    async addAddress(address) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('addresses')
        .values({ ...address, customerId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async deleteAddress(addressId) {
      const { numDeletedRows } = await trx
        .deleteFrom('addresses')
        .where('customerId', '=', customerId)
        .where('id', '=', addressId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async saveReply(reply) {
      await trx
        .insertInto('idempotencyReplies')
        .values({ ...reply, customerId })
        .execute();
    },
    async saveNaap(naap, savedAt) {
      const data = JSON.stringify(naap);
      await trx
        .insertInto('measurements')
        .values({ customerId, data, savedAt })
        .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ data, savedAt }))
        .execute();
    },
    async deleteNaap() {
      await trx.deleteFrom('measurements').where('customerId', '=', customerId).execute();
    },
    async changeOrder(orderNumber, { events, isInProgress, fits, ...progress }) {
      const before = progress.version - events.length;
      const { numUpdatedRows } = await trx
        .updateTable('orders')
        .set({ ...progress, inProgress: isInProgress ? 1 : 0 })
        .where('customerId', '=', customerId)
        .where('number', '=', orderNumber)
        .where('version', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error(`Order ${orderNumber} has another version than ${before}.`);
      await trx
        .insertInto('orderEvents')
        .values(
          events.map(({ event: { kind, ...data }, at, who }, index) => ({
            customerId,
            orderNumber,
            number: before + index + 1,
            kind,
            at,
            who,
            data: JSON.stringify(data),
          })),
        )
        .execute();
      for (const { position, ...fit } of fits)
        await trx
          .updateTable('orderItems')
          .set(fit)
          .where('customerId', '=', customerId)
          .where('orderNumber', '=', orderNumber)
          .where('position', '=', position)
          .execute();
      if (hasOutbox)
        await trx
          .insertInto('orderOutbox')
          .values(
            events.map(({ at }, index) => ({
              customerId,
              orderNumber,
              number: before + index + 1,
              dueAt: at,
            })),
          )
          .execute();
    },
  };
}

interface CartRow {
  readonly cartVersion: number;
  readonly variantId: string | null;
  readonly quantity: number | null;
}

/** Converts rows of the outer join of a customer with cart lines. */
function toCart(rows: readonly CartRow[]): Cart {
  return {
    version: rows[0]?.cartVersion ?? 0,
    lines: rows.flatMap(({ variantId, quantity }) =>
      variantId === null || quantity === null ? [] : [{ variantId, quantity }],
    ),
  };
}

interface ReplyRow {
  readonly bodyHash: string | null;
  readonly status: number | null;
  readonly body: string | null;
  readonly repliedAt: number | null;
}

function toReply({ bodyHash, status, body, repliedAt }: ReplyRow): StoredReply | null {
  if (bodyHash === null || status === null || body === null || repliedAt === null) return null;
  return { bodyHash, status, body, createdAt: repliedAt };
}

// Named, because the next release may add columns.
const BRAND_COLUMNS = ['id', 'name', 'description', 'imagePaths'] as const;

const ADDRESS_COLUMNS = ['id', 'name', 'phone', 'address', 'latitude', 'longitude', 'createdAt'] as const;

const ImagePaths = v.array(v.string());

/** The statuses of orders that do not use up a coupon. */
const NOT_BOUGHT = ['Cancelled', 'Returned'] as const satisfies readonly OrderStatus[];
