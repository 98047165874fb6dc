import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../../src/store/postgres.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { startPostgres } from './postgres.ts';

/** A server, and a database on it that has the tables of this release. */
interface PostgresOfTests {
  readonly serverUrl: string;
  readonly templateUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A SQLite file with the tables of this release. */
    readonly sqliteTemplate: string;
    /** The server on which the tests of this package create their databases; null when Postgres is not installed. */
    readonly postgres: PostgresOfTests | null;
  }
}

/** No test stops the machine, so nothing has to be on the disk. Only databases whose tests set it wait for a standby. */
const SETTINGS = ['fsync=off', 'synchronous_commit=local', 'autovacuum=off', 'max_connections=400'];

/** Creates the databases that the tests copy, and starts their Postgres server unless the slow tests are left out. Returns a function that removes both. */
export default async function setUp({ provide, vitest }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'naap-templates-'));
  const sqliteTemplate = join(folder, 'template.sqlite');
  await (await openSqliteStore(sqliteTemplate)).close();
  provide('sqliteTemplate', sqliteTemplate);
  const server = vitest.config.tagsFilter?.includes('!slow') ? null : await startPostgres(SETTINGS);
  const templateUrl = await server?.createDatabase();
  if (templateUrl) await (await openPostgresStore({ url: templateUrl, onConnectionError: () => {} })).close();
  provide('postgres', server && templateUrl ? { serverUrl: server.url, templateUrl } : null);
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  };
}
