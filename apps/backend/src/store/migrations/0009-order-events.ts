import { type Kysely, sql } from 'kysely';

/**
 * Adds the table of the events of orders, and the columns that follow from them. Locks `orders` before `order_items`, as placing an order does
 * in the earlier release: another order could deadlock. Orders of the last day are in progress, older ones are not.
 */
export async function addOrderEvents(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  for (const column of ['amount_due', 'promised_at', 'ended_at'])
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute();
  for (const column of ['door_code', 'rider_id'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Postgres adds a column with a default without writing the rows; an update would write all of them.
  const before = dialect === 'postgres' ? 0 : 1;
  await db.schema
    .alterTable('orders')
    .addColumn('in_progress', 'integer', (column) => column.notNull().defaultTo(before))
    .execute();
  const yesterday = Date.now() - 86_400_000;
  if (dialect === 'postgres') {
    await sql`alter table orders alter column in_progress set default 1`.execute(db);
    await sql`update orders set in_progress = 1 where created_at > ${yesterday}`.execute(db);
  } else await sql`update orders set in_progress = 0 where created_at <= ${yesterday}`.execute(db);
  await db.schema.alterTable('order_items').addColumn('picture', 'text').execute();

  await db.schema
    .createTable('order_events')
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('order_number', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_events_key', ['customer_id', 'order_number', 'number'])
    .execute();
  await db.schema
    .createIndex('orders_in_progress')
    .on('orders')
    .column('number')
    .where('in_progress' as never, '=', 1)
    .execute();
  await db.schema
    .createIndex('orders_of_rider')
    .on('orders')
    .columns(['rider_id', 'ended_at'])
    .where('rider_id' as never, 'is not', null)
    .execute();
}
