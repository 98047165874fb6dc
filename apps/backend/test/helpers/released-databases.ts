import { readFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';

export type DatabaseLocation = { readonly SQLITE_FILE: string } | { readonly DATABASE_URL: string };

/** Returns the SQL of a database of the first release. */
export const firstRelease = (dialect: 'sqlite' | 'postgres') => read(`first-release.${dialect}`);

/** The SQL of a database of an earlier release; test/released-databases/README.md says how it was recorded. */
export const releases: Readonly<Record<string, (dialect: 'sqlite' | 'postgres') => string>> = {
  'the first release': firstRelease,
  'the second release': (dialect) => read(`first-release.${dialect}`) + read('second-release'),
  'the third release': (dialect) =>
    read(`first-release.${dialect}`) + read('second-release') + read(`third-release.${dialect}`),
};

/** Returns the SQL of one shopper's data and of brands that the shop's owner edited. */
export const shopperData = (): string => read('shopper-data');

/** Returns the statements of the third release for a new shopper, asha, who orders. */
export const requestsOfThirdRelease = (): string => read('third-release-requests');

function read(file: string): string {
  return readFileSync(new URL(`released-databases/${file}.sql`, import.meta.url), 'utf8');
}

/** Runs SQL statements on a database that the backend has not opened. */
export async function runSql(database: DatabaseLocation, statements: string): Promise<void> {
  if ('SQLITE_FILE' in database) {
    const sqlite = new BetterSqlite3(database.SQLITE_FILE);
    sqlite.exec(statements);
    sqlite.close();
    return;
  }
  const client = new pg.Client(database.DATABASE_URL);
  await client.connect();
  await client.query(statements);
  await client.end();
}

/** Returns the rows of a query. */
export async function query(database: DatabaseLocation, statement: string): Promise<readonly unknown[]> {
  if ('SQLITE_FILE' in database) {
    const sqlite = new BetterSqlite3(database.SQLITE_FILE, { readonly: true });
    const rows = sqlite.prepare(statement).all();
    sqlite.close();
    return rows;
  }
  const client = new pg.Client(database.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
