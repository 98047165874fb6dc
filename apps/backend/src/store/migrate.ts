import { type Kysely, sql } from 'kysely';
import { type DialectName, type Migration, migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Any number will do, as long as every process of this backend asks for the same one. */
const ADVISORY_LOCK = 714_220_311;

/**
 * Brings the schema up to date in one transaction, so a process that dies midway leaves nothing behind. Processes that
 * start together take turns: on Postgres by an advisory lock, on SQLite because every transaction begins as a writer.
 */
export async function migrate(
  db: Kysely<Database>,
  dialect: DialectName,
  list: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const rows = await trx.selectFrom('schema_migrations').select('name').execute();
    const applied = new Set(rows.map((row) => row.name));
    for (const migration of list) {
      if (applied.has(migration.name)) continue;
      await migration.up(trx, dialect);
      await trx
        .insertInto('schema_migrations')
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
    }
  });
}
