// @module-tag slow
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresStore } from '../src/store/postgres.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { createPool } from './helpers/postgres.ts';
import { placeOrder } from './helpers/stored-carts.ts';
import { createOrder, meera } from './helpers/stored-values.ts';

const databases = setUpDatabases();
const root = fileURLToPath(new URL('../../..', import.meta.url));

const pages = globSync(join(root, 'docs/operations/*.md')).map((file) => readFileSync(file, 'utf8'));
/** The statements of the pages' SQL blocks, one in each line. */
const statements = pages.flatMap((page) =>
  [...page.matchAll(/^```sql\n(.*?)\n```$/gms)].flatMap((match) => match[1]?.split('\n') ?? []),
);
const isQuery = (statement: string) => /^select /i.test(statement);
/** Queries that find inconsistent orders. */
const consistencyChecks = statements.filter(isQuery);
/** The statements of the SQL blocks and of psql commands that run once, and the files that psql commands run. */
const commands = [
  ...statements.filter((statement) => !isQuery(statement)),
  ...pages.flatMap((page) =>
    [...page.matchAll(/^psql .*--command=(["'])(.*?)\1/gm)].map((match) => match[2] ?? ''),
  ),
];
const files = pages.flatMap((page) =>
  [...page.matchAll(/^psql --file (\S+)/gm)].map((match) => match[1] ?? ''),
);

/** For each check, a statement that causes the inconsistency which it finds. */
const INCONSISTENCIES = [
  'delete from order_items where position = 0',
  'update orders set total = total + 1',
  'set session_replication_role = replica; delete from orders',
  'update orders set version = version + 1',
];

let pool: Pool | undefined;
beforeAll(async () => {
  const database = await databases.postgres();
  if (!database) return;
  const url = database.DATABASE_URL;
  const store = await openPostgresStore({ url, onConnectionError: () => {} });
  const { id } = await store.ensureCustomer(meera);
  await placeOrder(store, id, createOrder('order-1'));
  await store.close();
  pool = createPool(url);
});
afterAll(() => pool?.end());

it.for(INCONSISTENCIES.map((inconsistency, index) => ({ inconsistency, index })))(
  'the checks find no inconsistent order, but one after: $inconsistency',
  async ({ inconsistency, index }, context) => {
    const client = (await pool?.connect()) ?? context.skip();
    expect(consistencyChecks).toHaveLength(INCONSISTENCIES.length);
    for (const statement of consistencyChecks)
      expect((await client.query(statement)).rows, statement).toEqual([]);
    await client.query('begin');
    await client.query(inconsistency);
    expect((await client.query(consistencyChecks[index] ?? '')).rows).toHaveLength(1);
    await client.query('rollback');
    client.release();
  },
);

it('the statements of the pages for operations run on the database of this release', async (context) => {
  if (!pool) return context.skip();
  expect(commands.length).toBeGreaterThan(5);
  expect(files).toContain('deploy/shopper-keys.sql');
  const scripts = [...new Set(files)].map((file) => readFileSync(join(root, file), 'utf8'));
  for (const text of [...commands, ...scripts]) await expect(pool.query(text), text).resolves.toBeDefined();
});

it('PgBouncer shows its pools', async (context) => {
  const database = await databases.pgbouncer();
  if (!database) return context.skip();
  const url = new URL(database.DATABASE_URL);
  const [, statement = '', name = ''] =
    /^psql .*--port 6432 --command '(.*?)' (\w+)$/m.exec(pages.join('\n')) ?? [];
  url.pathname = name;
  const pool = createPool(url.href);
  const { rows } = await pool.query(statement);
  expect(Object.keys(Object(rows[0]))).toEqual(expect.arrayContaining(['cl_waiting', 'maxwait']));
  await pool.end();
});
