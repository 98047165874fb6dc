import { STAFF_ROLES } from '@naap/api-clients/order-lifecycle';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import { EVENT_COLUMNS, ITEM_COLUMNS, ORDER_COLUMNS, toEvents, toOrders } from './sql-orders.ts';
import type { StaffOrder, StaffOrdersQuery, Store } from './store.ts';

/** Maximum number of orders in a list of the staff. */
const MAX_ORDERS = 500;
const MAX_ENDED_ORDERS = 10_000;

const STAFF_COLUMNS = ['id', 'phone', 'name', 'role', 'store'] as const;

const StaffRow = v.object({
  id: v.string(),
  phone: v.string(),
  name: v.string(),
  role: v.picklist(STAFF_ROLES),
  store: v.string(),
});

type StaffMethods = Pick<
  Store,
  | 'findStaff'
  | 'listStaff'
  | 'saveStaff'
  | 'removeStaff'
  | 'findOrderOwner'
  | 'listStaffOrders'
  | 'listEndedOrders'
  | 'listShelfPlaces'
  | 'saveShelfPlaces'
>;

/** Splits a list, because a statement can have only so many parameters. */
const chunksOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / 1000) }, (_, index) =>
    list.slice(index * 1000, (index + 1) * 1000),
  );

/** Creates the methods of a store that read and change data about staff, and find orders for them. */
export function createStaffMethods(db: Kysely<Database>): StaffMethods {
  return {
    async findStaff(phone) {
      const row = await db
        .selectFrom('staff')
        .select(STAFF_COLUMNS)
        .where('phone', '=', phone)
        .executeTakeFirst();
      return row ? v.parse(StaffRow, row) : null;
    },
    async listStaff() {
      const rows = await db.selectFrom('staff').select(STAFF_COLUMNS).orderBy('name').orderBy('id').execute();
      return rows.map((row) => v.parse(StaffRow, row));
    },
    async saveStaff({ phone, name, role, store }) {
      await db
        .insertInto('staff')
        .values({ id: crypto.randomUUID(), phone, name, role, store })
        .onConflict((conflict) => conflict.column('phone').doUpdateSet({ name, role, store }))
        .execute();
    },
    async removeStaff(phone) {
      const { numDeletedRows } = await db.deleteFrom('staff').where('phone', '=', phone).executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async findOrderOwner(orderId) {
      const row = await db
        .selectFrom('orders')
        .select('customerId')
        .where('id', '=', orderId)
        .executeTakeFirst();
      return row?.customerId ?? null;
    },
    listStaffOrders: (query) => listStaffOrders(db, query),
    listEndedOrders: (endedAfter) =>
      db
        .selectFrom('orders')
        .select(['status', 'amountDue', 'createdAt', 'promisedAt', 'arrivedAt', 'riderId'])
        .where('endedAt', '>', endedAfter)
        .orderBy('endedAt', 'desc')
        .limit(MAX_ENDED_ORDERS)
        .execute(),
    async listShelfPlaces(variantIds) {
      const places = new Map<string, string>();
      for (const ids of chunksOf(variantIds)) {
        const rows = await db.selectFrom('shelfPlaces').selectAll().where('variantId', 'in', ids).execute();
        for (const { variantId, shelf } of rows) places.set(variantId, shelf);
      }
      return places;
    },
    async saveShelfPlaces(places) {
      for (const rows of chunksOf(Array.from(places, ([variantId, shelf]) => ({ variantId, shelf })))) {
        const ids = rows.map(({ variantId }) => variantId);
        await db.deleteFrom('shelfPlaces').where('variantId', 'in', ids).execute();
        const filled = rows.filter(({ shelf }) => shelf !== '');
        if (filled.length > 0) await db.insertInto('shelfPlaces').values(filled).execute();
      }
    },
  };
}

async function listStaffOrders(
  db: Kysely<Database>,
  { riderId, endedAfter }: StaffOrdersQuery,
): Promise<readonly StaffOrder[]> {
  const all = db.selectFrom('orders').orderBy('number').limit(MAX_ORDERS);
  const orders =
    riderId === null
      ? all.where('inProgress', '=', 1)
      : all
          .where('riderId', '=', riderId)
          .where(({ or, eb }) => or([eb('endedAt', 'is', null), eb('endedAt', '>', endedAfter)]));
  const found = await orders.select(ORDER_COLUMNS).execute();
  if (found.length === 0) return [];
  const keys = orders.select(['customerId as shopper', 'number as order']).as('keys');
  const items = await db
    .selectFrom(keys)
    .innerJoin('orderItems', (join) =>
      join.onRef('customerId', '=', 'shopper').onRef('orderNumber', '=', 'order'),
    )
    .select(['orderNumber', ...ITEM_COLUMNS])
    .orderBy('orderNumber')
    .orderBy('position')
    .execute();
  const events = await db
    .selectFrom(keys)
    .innerJoin('orderEvents', (join) =>
      join.onRef('customerId', '=', 'shopper').onRef('orderNumber', '=', 'order'),
    )
    .select(EVENT_COLUMNS)
    .orderBy('orderNumber')
    .orderBy('number')
    .execute();
  const eventsByOrder = toEvents(events);
  return toOrders(found, items).map((order) => ({ order, events: eventsByOrder.get(order.number) ?? [] }));
}
