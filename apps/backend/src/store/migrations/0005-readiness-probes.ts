import type { Kysely } from 'kysely';

/** Creates the table to which a readiness probe writes a row and deletes it, because a database that can be read may not be writable. */
export async function createReadinessProbes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('readiness_probes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payload', 'text', (column) => column.notNull())
    .execute();
}
