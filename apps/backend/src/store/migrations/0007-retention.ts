import type { Kysely } from 'kysely';

const DAY_MS = 86_400_000;

/**
 * Adds the columns, table and indexes for retention times and for the deletion of accounts: the day of a cart's last change and of a shopper's
 * last visit, the deleted accounts, and indexes by age. Both days begin at the day of the migration, also for rows that an earlier release
 * inserts.
 */
export async function addRetention(db: Kysely<unknown>): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS);
  await db.schema
    .alterTable('customers')
    .addColumn('cart_changed_on', 'integer', (column) => column.defaultTo(today))
    .execute();
  await db.schema
    .alterTable('customer_identities')
    .addColumn('seen_on', 'integer', (column) => column.notNull().defaultTo(today))
    .execute();
  await db.schema
    .createTable('deleted_accounts')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('customers_by_cart_age')
    .on('customers')
    .column('cart_changed_on')
    .where('cart_changed_on' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('customer_identities_by_visit')
    .on('customer_identities')
    .column('seen_on')
    .execute();
  await db.schema.createIndex('orders_by_age').on('orders').column('created_at').execute();
  await db.schema
    .createIndex('deleted_accounts_by_age')
    .on('deleted_accounts')
    .column('deleted_at')
    .execute();
}
