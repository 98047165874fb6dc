import { type Kysely, sql } from 'kysely';

export async function createTables(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().unique())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('cart_version', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('cart_lines')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('variant_id', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 99`))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_lines_key', ['customer_id', 'variant_id'])
    .execute();

  await db.schema
    .createTable('addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('addresses_of_customer')
    .on('addresses')
    .columns(['customer_id', 'created_at'])
    .execute();

  // The dialects differ only in auto-increment columns.
  const orders = db.schema.createTable('orders');
  const numbered =
    dialect === 'sqlite'
      ? orders.addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
      : orders.addColumn('number', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
  await numbered
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('subtotal', 'bigint', (column) => column.notNull())
    .addColumn('discount', 'bigint', (column) => column.notNull())
    .addColumn('delivery_fee', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('coupon_code', 'text')
    .addColumn('deliver_to', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('orders_of_customer').on('orders').columns(['customer_id', 'number']).execute();

  await db.schema
    .createTable('order_items')
    .addColumn('order_number', 'bigint', (column) => column.notNull().references('orders.number'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('variant_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('variant_title', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('unit_price', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 99`))
    .addColumn('line_total', 'bigint', (column) =>
      column.notNull().check(sql`line_total = unit_price * quantity`),
    )
    .addPrimaryKeyConstraint('order_items_key', ['order_number', 'position'])
    .execute();

  await db.schema
    .createTable('idempotency_replies')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_replies_key', ['customer_id', 'route', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_replies_by_age')
    .on('idempotency_replies')
    .column('created_at')
    .execute();

  await db.schema
    .createTable('brands')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_paths', 'text', (column) => column.notNull())
    .execute();
}
