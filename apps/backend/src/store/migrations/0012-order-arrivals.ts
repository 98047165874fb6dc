import type { Kysely } from 'kysely';

/** Adds the time at which an order was at the door, and an index by the time of its end. */
export async function addOrderArrivals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('arrived_at', 'bigint').execute();
  await db.schema
    .createIndex('orders_by_end')
    .on('orders')
    .column('ended_at')
    .where('ended_at' as never, 'is not', null)
    .execute();
}
