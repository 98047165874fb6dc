import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommitInGroup, createGroupCommit } from '../src/store/group-commit.ts';
import { createQueryBuilder, type Database } from '../src/store/schema.ts';
import { ImmediateSqliteDialect, openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { createOrder, key, meera, reply } from './helpers/stored-values.ts';

const databases = setUpDatabases();
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

describe('a group commit', () => {
  let database: BetterSqlite3.Database;
  let db: Kysely<Database>;
  let statements: string[];
  let commitInGroup: CommitInGroup;

  beforeEach(() => {
    database = new BetterSqlite3(databases.sqlite('empty').SQLITE_FILE);
    database.exec(
      `create table brands (id integer primary key check (id > 0), name text, description text, image_paths text);
       create trigger fail_disk before insert on brands when new.name = 'disk' begin select raise(rollback, 'The disk failed.'); end;
       create table unknown_brands (id integer references brands (id) deferrable initially deferred);
       create trigger fail_commit before insert on brands when new.name = 'commit' begin insert into unknown_brands values (0); end`,
    );
    statements = [];
    db = createQueryBuilder(new ImmediateSqliteDialect({ database }), ({ query }) => {
      statements.push(query.sql);
    });
    closings.push(() => db.destroy());
    commitInGroup = createGroupCommit({
      inTransaction: (run) => db.transaction().execute(run),
      isOutage: (error) => String(error).includes('The disk failed.'),
    });
  });

  const addBrand = (id: number, name = 'Kora') =>
    commitInGroup(async (trx) => {
      await trx.insertInto('brands').values({ id, name, description: '', imagePaths: '[]' }).execute();
      return id;
    });
  const storedIds = async () => (await db.selectFrom('brands').select('id').execute()).map(({ id }) => id);
  const countCommits = () => statements.filter((statement) => statement === 'commit').length;

  it('is one commit for the changes of a turn of the event loop', async () => {
    expect(await Promise.all([addBrand(1), addBrand(2), addBrand(3)])).toEqual([1, 2, 3]);
    expect(countCommits()).toBe(1);
    await addBrand(4);
    expect(countCommits()).toBe(2);
    expect(await storedIds()).toEqual([1, 2, 3, 4]);
  });

  it('settles a change after its commit', async () => {
    let commits = 0;
    await Promise.all([
      addBrand(1).then(() => {
        commits = countCommits();
      }),
      addBrand(2),
    ]);
    expect(commits).toBe(1);
  });

  it('has at most 100 changes, and lets other work run before the next one', async () => {
    const changes = Promise.all(Array.from({ length: 250 }, (_, index) => addBrand(index + 1)));
    const seen: number[] = [];
    while (seen.at(-1) !== 250) {
      await nextTurn();
      seen.push((await storedIds()).length);
    }
    await changes;
    expect(countCommits()).toBe(3);
    expect(new Set(seen)).toEqual(new Set([100, 200, 250]));
  });

  it('rolls back a change that fails, and only that', async () => {
    const failing = commitInGroup(async (trx) => {
      await trx
        .insertInto('brands')
        .values({ id: 2, name: 'Kora', description: '', imagePaths: '[]' })
        .execute();
      throw new Error('changed my mind');
    });
    const results = await Promise.allSettled([addBrand(1), failing, addBrand(0), addBrand(3)]);
    expect(results).toMatchObject([
      { value: 1 },
      { reason: { message: 'changed my mind' } },
      { reason: { code: 'SQLITE_CONSTRAINT_CHECK' } },
      { value: 3 },
    ]);
    expect(await storedIds()).toEqual([1, 3]);
  });

  // SQLite itself has rolled back the transaction then.
  it('rejects all its changes when the database fails during one', async () => {
    const results = await Promise.allSettled([addBrand(1), addBrand(2, 'disk'), addBrand(3)]);
    for (const result of results) expect(result).toMatchObject({ reason: { message: 'The disk failed.' } });
    expect(await storedIds()).toEqual([]);
    expect(countCommits()).toBe(0);
    expect(await addBrand(4)).toBe(4);
  });

  it('rejects a change that makes the commit fail, and only that', async () => {
    const results = await Promise.allSettled([addBrand(1), addBrand(2, 'commit'), addBrand(3)]);
    expect(results).toMatchObject([
      { value: 1 },
      { reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } },
      { value: 3 },
    ]);
    expect(await storedIds()).toEqual([1, 3]);
  });

  it('runs a change in the context of its caller', async () => {
    const request = new AsyncLocalStorage<string>();
    const callers = ['first', 'second'].map((name) =>
      request.run(name, () => commitInGroup(async () => request.getStore())),
    );
    expect(await Promise.all(callers)).toEqual(['first', 'second']);
  });
});

describe('the SQLite store', () => {
  async function open() {
    const file = databases.sqlite().SQLITE_FILE;
    const store = await openSqliteStore(file);
    closings.push(() => store.close());
    const other = new BetterSqlite3(file);
    closings.push(() => other.close());
    const shoppers = [];
    for (const uid of ['asha', 'meera', 'tara'])
      shoppers.push((await store.ensureCustomer({ ...meera, uid })).id);
    other.pragma('wal_checkpoint(truncate)');
    return { store, other, shoppers, countCommits: () => countCommits(`${file}-wal`) };
  }

  const addLine = (store: Store, customerId: string, quantity = 1, version = 0) =>
    store.changeCart(customerId, {
      version,
      lines: [{ variantId: 'a', quantity }],
      order: null,
      createReply: () => ({ ...key, ...reply }),
    });
  const quantitiesOf = async (store: Store, shoppers: readonly string[]) => {
    const carts = await Promise.all(shoppers.map((id) => store.read(id).readCart()));
    return carts.map(({ lines }) => lines[0]?.quantity ?? 0);
  };

  it('commits the changes of different shoppers together, and an order with them', async () => {
    const { store, shoppers, countCommits } = await open();
    const [asha = '', tara = ''] = shoppers;
    expect(countCommits()).toBe(0);
    const changes = [
      addLine(store, asha),
      store.changeCart(tara, { version: 0, lines: [], order: createOrder('first'), createReply: null }),
    ];
    expect(await Promise.all(changes)).toEqual([{ orderNumber: null }, { orderNumber: 1 }]);
    expect(countCommits()).toBe(1);
    await addLine(store, tara, 2, 1);
    expect(countCommits()).toBe(2);
    expect(await quantitiesOf(store, shoppers)).toEqual([1, 2, 0]);
  });

  it('stores nothing of a change whose cart has changed or that fails, and everything of the others', async () => {
    const { store, shoppers, countCommits } = await open();
    const [asha = '', conflicting = '', failing = ''] = shoppers;
    const results = await Promise.allSettled([
      addLine(store, asha),
      addLine(store, conflicting, 1, 7),
      addLine(store, failing, 100),
    ]);
    expect(results).toMatchObject([
      { value: { orderNumber: null } },
      { value: null },
      { reason: { code: 'SQLITE_CONSTRAINT_CHECK' } },
    ]);
    expect(countCommits()).toBe(1);
    expect(await quantitiesOf(store, shoppers)).toEqual([1, 0, 0]);
    for (const id of [conflicting, failing]) {
      expect((await store.read(id).readCart()).version).toBe(0);
      expect(await store.read(id).findReply(key)).toBeNull();
    }
  });

  it('keeps a group waiting while another process has the write lock, and reads meanwhile', async () => {
    const { store, other, shoppers, countCommits } = await open();
    other.exec('begin immediate');
    const changes = Promise.all(shoppers.map((id) => addLine(store, id)));
    const started = Date.now();
    while (Date.now() - started < 300) {
      expect(await quantitiesOf(store, shoppers)).toEqual([0, 0, 0]);
      await nextTurn();
    }
    other.exec('rollback');
    await changes;
    expect(countCommits()).toBe(1);
    expect(await quantitiesOf(store, shoppers)).toEqual([1, 1, 1]);
  });
});

/** Returns the number of commits in a write-ahead log (https://www.sqlite.org/fileformat2.html#the_write_ahead_log). */
function countCommits(file: string): number {
  const log = readFileSync(file);
  if (log.length === 0) return 0;
  const frameSize = 24 + log.readUInt32BE(8);
  let commits = 0;
  // The last frame of a commit has the size of the database, others have 0.
  for (let frame = 32; frame < log.length; frame += frameSize)
    if (log.readUInt32BE(frame + 4) > 0) commits += 1;
  return commits;
}
