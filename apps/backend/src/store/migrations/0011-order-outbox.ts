import type { Kysely } from 'kysely';

/** Creates the table of the events of orders that other systems have not received yet. */
export async function createOrderOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_outbox')
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('order_number', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('order_outbox_key', ['customer_id', 'order_number', 'number'])
    .execute();
  await db.schema.createIndex('order_outbox_by_time').on('order_outbox').column('due_at').execute();
}
