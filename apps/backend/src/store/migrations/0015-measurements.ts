import type { Kysely } from 'kysely';

/** Creates the table of the body measurements of shoppers. `data` is JSON. */
export async function createMeasurements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('measurements')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
}
