// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { type Kysely, PostgresDialect } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { brandSeeds } from '../src/brands/seed.ts';
import { migrate } from '../src/store/migrate.ts';
import { createMigrations } from '../src/store/migrations/index.ts';
import { openPostgresStore } from '../src/store/postgres.ts';
import { createQueryBuilder } from '../src/store/schema.ts';
import { ImmediateSqliteDialect, openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { createPool } from './helpers/postgres.ts';
import {
  type DatabaseLocation,
  query,
  releases,
  requestsOfThirdRelease,
  runSql,
  shopperData,
} from './helpers/released-databases.ts';
import { placeOrder, saveCart } from './helpers/stored-carts.ts';
import { createOrder } from './helpers/stored-values.ts';

const databases = setUpDatabases();

const openStore = (database: DatabaseLocation): Promise<Store> =>
  'SQLITE_FILE' in database
    ? openSqliteStore(database.SQLITE_FILE)
    : openPostgresStore({ url: database.DATABASE_URL, onConnectionError: () => {} });

describe.each([
  ['sqlite', async () => databases.sqlite('empty')],
  ['postgres', () => databases.postgres('empty')],
] as const)('migrations on %s', (dialect, createDatabase) => {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const open = async (database: DatabaseLocation) => {
    const store = await openStore(database);
    opened.push(store);
    return store;
  };

  /** Defines a test that is skipped when the dialect's database is not installed. */
  function check(title: string, run: (database: DatabaseLocation) => Promise<void>) {
    it(title, async (context) => {
      const database = await createDatabase();
      if (!database) return context.skip();
      await run(database);
    });
  }

  const names = Object.keys(createMigrations(dialect));
  const readLog = async (database: DatabaseLocation) =>
    (await query(database, 'select name from kysely_migration order by name')).map((row) => Object(row).name);

  check('run once, in the order of their names', async (database) => {
    expect(await (await open(database)).listBrands()).toEqual(brandSeeds);
    expect(await (await open(database)).listBrands()).toEqual(brandSeeds);
    expect(await readLog(database)).toEqual(names);
    expect(names).toEqual(names.toSorted());
  });

  for (const [release, statementsFor] of Object.entries(releases)) {
    check(`keep the data of ${release}`, async (database) => {
      await runSql(database, statementsFor(dialect) + shopperData());
      const store = await open(database);
      expect(await readLog(database)).toEqual(names);
      const customer = await store.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 });
      expect(customer.id).toBe('customer-1');
      const shopper = store.read(customer.id);
      expect(await shopper.readCart()).toEqual({
        version: 3,
        lines: [
          { variantId: 'variant-2', quantity: 99 },
          { variantId: 'variant-1', quantity: 1 },
        ],
      });
      expect(await shopper.listAddresses()).toEqual([
        {
          id: 'address-1',
          name: 'Meera',
          phone: '+919811111111',
          address: '12, 3rd Cross, Indiranagar',
          latitude: 12.971891,
          longitude: 77.641151,
          createdAt: 1_760_000_000_002,
        },
      ]);
      const orders = await shopper.listOrders({ limit: 10, before: null });
      expect(orders).toMatchObject([
        { number: 1, total: 8_999_960_000, couponCode: 'FLAT400', deliverTo: { address: 'An old address' } },
      ]);
      expect(orders[0]?.items).toMatchObject([{ variantId: 'variant-3', lineTotal: 9_000_000_000 }]);
      expect(await shopper.findReply({ route: 'POST /order', key: 'key-1' })).toMatchObject({ status: 200 });
      const { number, ...order } = orders[0] ?? expect.fail('no order');
      expect(await placeOrder(store, customer.id, { ...order, id: 'order-2' })).toBe(number + 1);
    });
  }

  check('keep brands that the owner of a first-release shop added or edited', async (database) => {
    await runSql(database, releases['the first release']?.(dialect) + shopperData());
    const brands = await (await open(database)).listBrands();
    expect(brands.map(({ id, name, imagePaths }) => [id, name, ...imagePaths])).toEqual([
      [1, 'Rangrez', 'rangrez.svg'],
      [2, 'Kora', 'kora.png'],
      [3, 'Rakh Denim', 'rakh-denim.svg'],
      [4, 'Neelaya', 'neelaya.svg'],
      [6, 'Mogra Days', 'mogra-days.webp'],
      [9, 'Chalo', 'chalta-hai.webp'],
      [11, 'Own Label', 'own.png'],
    ]);
    // The log of the first release stays as it was.
    const log = await query(database, 'select name from schema_migrations order by name');
    expect(log.map((row) => Object(row).name)).toEqual(['0001-create-tables', '0002-seed-brands']);
  });

  check('serve the shoppers of the third release while both run', async (database) => {
    await runSql(database, `${releases['the third release']?.(dialect)}${shopperData()}`);
    const store = await open(database);
    await runSql(database, requestsOfThirdRelease());
    const asha = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    expect(asha.id).toBe('customer-2');
    const [order] = await store.read(asha.id).listOrders({ limit: 10, before: null });
    expect(order?.items).toMatchObject([{ variantId: 'variant-4', lineTotal: 99_800 }]);
    await saveCart(store, asha.id, [{ variantId: 'variant-5', quantity: 1 }]);

    // The data that the third release reads of a shopper whom this release has created.
    const { id } = await store.ensureCustomer({ uid: 'ravi', phone: '+919844444444', signedInAt: 1 });
    const number = await placeOrder(store, id, createOrder('order-3'));
    expect(await query(database, `select id, phone from customers where uid = 'ravi'`)).toEqual([
      { id, phone: '+919844444444' },
    ]);
    expect(
      await query(
        database,
        `select variant_id from order_items where order_number in (${number}) order by position`,
      ),
    ).toEqual([{ variant_id: 'v2' }, { variant_id: 'v1' }]);
    // It changes nothing when it sees the shopper at the same time.
    await runSql(
      database,
      `insert into customers (id, uid, phone, created_at) values ('other', 'ravi', '+919844444444', 1) on conflict (uid) do nothing`,
    );
    expect((await store.ensureCustomer({ uid: 'ravi', phone: '+919844444444', signedInAt: 1 })).id).toBe(id);
  });
});

/** Opens a database without a store. */
const openDatabase = (database: DatabaseLocation) =>
  createQueryBuilder(
    'SQLITE_FILE' in database
      ? new ImmediateSqliteDialect({ database: new BetterSqlite3(database.SQLITE_FILE) })
      : new PostgresDialect({ pool: createPool(database.DATABASE_URL) }),
  );

/** The migrations of a release after this one. */
const laterMigrations = (dialect: 'sqlite' | 'postgres') => ({
  ...createMigrations(dialect),
  '9999-later': {
    up: (db: Kysely<unknown>) => db.schema.alterTable('brands').addColumn('country', 'text').execute(),
  },
});

it.for(['sqlite', 'postgres', 'pgbouncer'] as const)(
  'a later release migrates on %s while this release runs, which can be started again',
  async (kind, context) => {
    const database = await databases[kind]();
    if (!database) return context.skip();
    const dialect = kind === 'sqlite' ? 'sqlite' : 'postgres';
    const running = await openStore(database);
    const { id } = await running.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 });
    const db = openDatabase(database);
    await migrate(db, dialect, laterMigrations(dialect));
    await db.destroy();
    await saveCart(running, id, [{ variantId: 'variant-1', quantity: 2 }]);
    await running.ping();
    const restarted = await openStore(database);
    expect((await restarted.read(id).readCart()).lines).toEqual([{ variantId: 'variant-1', quantity: 2 }]);
    expect(await restarted.listBrands()).toEqual(brandSeeds);
    await running.close();
    await restarted.close();
  },
);

it('a later release is refused by one that lacks a migration and has another one', async () => {
  const db = openDatabase({ SQLITE_FILE: ':memory:' });
  await migrate(db, 'sqlite', laterMigrations('sqlite'));
  const { '0005-readiness-probes': own, ...others } = createMigrations('sqlite');
  if (!own) return expect.fail('no migration 0005');
  await expect(migrate(db, 'sqlite', { ...others, '9998-other': own })).rejects.toThrow(
    'corrupted migrations: previously executed migration 0005-readiness-probes is missing',
  );
  await db.destroy();
});

it.for(['sqlite', 'postgres'] as const)(
  'a failing migration rolls back the ones before it on %s',
  async (dialect, context) => {
    const database = await databases[dialect]('empty');
    if (!database) return context.skip();
    const db = openDatabase(database);
    const migrations = {
      '0001-works': {
        up: (db: Kysely<unknown>) => db.schema.createTable('first').addColumn('id', 'text').execute(),
      },
      '0002-fails': { up: () => Promise.reject(new Error('the second one failed')) },
    };
    await expect(migrate(db, dialect, migrations)).rejects.toThrow('the second one failed');
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await db.destroy();
  },
);

const folder = new URL('../src/store/migrations/', import.meta.url);
const files = readdirSync(folder).filter((file) => file !== 'index.ts');

describe('released migrations', () => {
  it('are all registered under the name of their file', () => {
    expect(files).toEqual(Object.keys(createMigrations('sqlite')).map((name) => `${name}.ts`));
  });

  it.each(files)('%s imports only Kysely and other migrations', (file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const imported = [...source.matchAll(/(?:from|import|require)\s*\(?\s*['"`]([^'"`]+)/g)].map(
      ([, name]) => name,
    );
    expect(imported).toContain('kysely');
    for (const name of imported) expect(name).toMatch(/^(kysely|\.\/\d{4}-[a-z-]+\.ts)$/);
  });
});
