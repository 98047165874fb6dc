import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { variables } from '../src/config.ts';
import { openSqliteCounters } from '../src/rate-limits/sqlite-counters.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { query } from './helpers/released-databases.ts';

const map = readFileSync(new URL('../../../docs/operations/data-map.md', import.meta.url), 'utf8');
const [, section = ''] = /^## Database of the backend$(.*?)^## /ms.exec(map) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'naap-data-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the names that a text has in backticks. */
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

const rows = [...section.matchAll(/^\| (`.*?) \| (.*?) \|(.*)$/gm)].flatMap(
  ([, tables = '', columns = '', rest = '']) =>
    namesIn(tables).map((table) => ({ table, columns: namesIn(columns), rest })),
);

it('the data map lists every table with all its columns', async () => {
  const file = join(folder, 'backend.sqlite');
  await (await openSqliteStore(file)).close();
  await openSqliteCounters(file).close();
  const tables = new Map<string, readonly string[]>();
  for (const SQLITE_FILE of [file, `${file}-rate-limits`]) {
    const found = await query(
      { SQLITE_FILE },
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
    );
    for (const row of found) {
      const { name } = Object(row);
      const columns = await query({ SQLITE_FILE }, `select name from pragma_table_info('${name}')`);
      tables.set(
        name,
        name.startsWith('kysely_') ? [] : columns.map((column) => Object(column).name).toSorted(),
      );
    }
  }
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]))).toEqual(
    Object.fromEntries(tables),
  );
});

it('the data map names only variables that exist', () => {
  const names = rows.flatMap(({ rest }) => namesIn(rest)).filter((name) => /^[A-Z_]+$/.test(name));
  expect(names).toContain('ORDER_RETENTION_DAYS');
  expect(names.filter((name) => !(name in variables))).toEqual([]);
});
