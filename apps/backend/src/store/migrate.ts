import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createMigrations, type DialectName } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** An arbitrary number, which all processes of this backend share, those of earlier releases included. */
const ADVISORY_LOCK = 714_220_311;

/**
 * Migrates the schema in one transaction, so that a failure changes nothing. Processes that start at the same time wait for each other:
 * on Postgres for an advisory lock, on SQLite for the write lock, with which every transaction begins.
 */
export async function migrate(
  db: Kysely<Database>,
  dialect: DialectName,
  migrations: Record<string, Migration> = createMigrations(dialect),
): Promise<void> {
  await db
    .withoutPlugins()
    .transaction()
    .execute(async (trx) => {
      if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
      await importReleasedLog(trx);
      const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
      // A database that a later release has migrated is left as it is: later schemas work with the release before them.
      if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)) return;
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
    });
}

/**
 * Copies the log of the first two releases, the table `schema_migrations`, into the table of Kysely's Migrator. The old table stays, so
 * that those releases can still open the database.
 */
async function importReleasedLog(db: Kysely<Database>): Promise<void> {
  const tables = new Set(
    (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name),
  );
  if (!tables.has('schema_migrations') || tables.has('kysely_migration')) return;
  // The columns are those that the Migrator creates. With equal timestamps, it sorts by name.
  await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`insert into kysely_migration (name, timestamp) select name, ${new Date(0).toISOString()} from schema_migrations`.execute(
    db,
  );
}
