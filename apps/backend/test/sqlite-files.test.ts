import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqliteCounters } from '../src/rate-limits/sqlite-counters.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { saveCart } from './helpers/stored-carts.ts';
import { home, key, meera, reply } from './helpers/stored-values.ts';

const databases = setUpDatabases();
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** Opens the store and the counters, with a shopper's data. Returns the names of all files of the database. */
async function open(file = databases.sqlite().SQLITE_FILE) {
  const store = await openSqliteStore(file);
  closings.push(store.close);
  const counters = openSqliteCounters(file);
  closings.push(counters.close);
  await counters.createLimiter('test', 10)('meera');
  const customer = await store.ensureCustomer(meera);
  await saveCart(store, customer.id, [{ variantId: 'a', quantity: 1 }]);
  await store.write(customer.id, (shopper) => shopper.addAddress(home));
  await store.write(customer.id, (shopper) =>
    shopper.saveReply({ ...key, ...reply, body: '"12 Turner Road"' }),
  );
  const files = () =>
    readdirSync(dirname(file))
      .filter((name) => name.startsWith(basename(file)))
      .map((name) => join(dirname(file), name));
  return { store, customer, file, files };
}

const modesOf = (files: readonly string[]) => files.map((file) => (statSync(file).mode & 0o777).toString(8));
const findIn = (files: readonly string[], text: string) =>
  files.filter((file) => readFileSync(file).includes(text)).map((file) => basename(file));

describe('the files of a SQLite database', () => {
  it('are readable by their owner only, also those of an earlier release', async () => {
    const file = databases.sqlite().SQLITE_FILE;
    new BetterSqlite3(file).close();
    for (const name of [file, `${file}-rate-limits`]) {
      writeFileSync(name, '');
      chmodSync(name, 0o644);
    }
    const { files } = await open(file);
    expect(files()).toHaveLength(6);
    expect(new Set(modesOf(files()))).toEqual(new Set(['600']));
  });

  it('have nothing of a deleted account', async () => {
    const { store, customer, files } = await open();
    const texts = [meera.phone, meera.uid, home.name, home.address, '12 Turner Road'];
    for (const text of texts) expect(findIn(files(), text), text).not.toEqual([]);
    await store.deleteAccount(customer, { deletedAt: 5, check: async () => {} });
    // The user's ID stays in the list of deleted accounts.
    for (const text of texts.filter((each) => each !== meera.uid))
      expect(findIn(files(), text), text).toEqual([]);
  });

  it('have nothing of a deleted address after housekeeping, once no other connection reads', async () => {
    const { store, customer, file, files } = await open();
    await store.write(customer.id, (shopper) => shopper.deleteAddress(home.id));
    expect(findIn(files(), home.address)).not.toEqual([]);
    const reader = new BetterSqlite3(file);
    closings.push(() => reader.close());
    reader.exec('begin; select * from customers');
    await store.purge();
    expect(findIn(files(), home.address)).not.toEqual([]);
    reader.exec('rollback');
    await store.purge();
    expect(findIn(files(), home.address)).toEqual([]);
  });
});
