import type { Kysely } from 'kysely';

export async function createShelfPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shelf_places')
    .addColumn('variant_id', 'text', (column) => column.primaryKey())
    .addColumn('shelf', 'text', (column) => column.notNull())
    .execute();
}
