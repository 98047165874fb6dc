import type { Kysely } from 'kysely';

/** Creates the table of the browsers that get notifications of an order, with the number of the event that each one knows. */
export async function createPushSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('order_number', 'bigint', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('push_subscriptions_key', ['customer_id', 'order_number', 'endpoint'])
    .execute();
}
