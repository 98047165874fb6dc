import { statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { openPostgresStore } from '../../src/store/postgres.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import type { DatabaseLocation } from '../../test/helpers/released-databases.ts';
import { newAddress } from '../../test/helpers/test-backend.ts';

/** A database of the benchmark, with a connection of the benchmark's own. */
export interface StoredShoppers {
  /** Fills the carts of shoppers again, which orders have emptied. */
  refillCarts(numbers: readonly number[]): Promise<void>;
  readonly usage: DatabaseUsage;
  close(): Promise<void>;
}

interface DatabaseUsage {
  /** Size of the database in bytes. */
  bytes(): Promise<number>;
  /** The processes of the database server; none for a database within the backend. */
  processes(): Promise<readonly number[]>;
  /** Bytes written to the write-ahead log so far; null when the database does not count them. */
  logBytes(): Promise<number | null>;
}

export const STORED_PHONE = '+919800000000';
export const uidOf = (shopper: number) => `shopper-${shopper}`;
export const addressIdOf = (shopper: number) => `address-${shopper}`;
const ORDER_ID = '00000000-0000-4000-8000-';
const ORDER_NUMBER = 100_000_000_000;
export const orderIdOf = (shopper: number) => `${ORDER_ID}${ORDER_NUMBER + shopper}`;
/** The two variants of each stored cart, and the quantity of each. */
export const CART_VARIANTS = [1, 2] as const;
const QUANTITY = 50;

type Run = (statement: string) => Promise<void>;

/** Creates the schema and stores shoppers, each with a cart of two lines, an address, an order of one item and a stored reply. */
export async function storeShoppers(database: DatabaseLocation, count: number): Promise<StoredShoppers> {
  if ('SQLITE_FILE' in database) {
    const file = database.SQLITE_FILE;
    await (await openSqliteStore(file)).close();
    const sqlite = new BetterSqlite3(file);
    const run: Run = async (statement) => void sqlite.exec(statement);
    await fill(run, count);
    await run('analyze; pragma wal_checkpoint(truncate)');
    return {
      refillCarts: (numbers) => refillCarts(run, numbers),
      usage: {
        bytes: async () => statSync(file).size,
        processes: async () => [],
        logBytes: async () => null,
      },
      close: async () => void sqlite.close(),
    };
  }
  const { DATABASE_URL: url } = database;
  await (await openPostgresStore({ url, onConnectionError: () => {} })).close();
  const client = new pg.Client(url);
  await client.connect();
  const run: Run = async (statement) => void (await client.query(statement));
  const readNumber = async (expression: string) =>
    Number((await client.query(`select ${expression} as value`)).rows[0]?.value);
  await fill(run, count);
  await run('vacuum analyze');
  await run('checkpoint');
  return {
    refillCarts: (numbers) => refillCarts(run, numbers),
    usage: {
      bytes: () => readNumber('pg_database_size(current_database())'),
      async processes() {
        const { rows } = await client.query('select pid from pg_stat_activity where pid <> pg_backend_pid()');
        return rows.map(({ pid }) => Number(pid));
      },
      logBytes: () => readNumber("pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"),
    },
    close: () => client.end(),
  };
}

/** Stores `count` shoppers. The SQL is the same for both databases. */
async function fill(run: Run, count: number): Promise<void> {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const insert = (table: string, columns: string, values: string) =>
    run(`${numbers} insert into ${table} (${columns}) select ${values} from n`);
  const { name, phone, address, latitude, longitude } = newAddress;
  const position = `${latitude}, ${longitude}`;
  const deliverTo = JSON.stringify({ id: '', ...newAddress, createdAt: 0 });
  await run('begin');
  await insert(
    'customers',
    'id, uid, phone, created_at',
    `'customer-' || i, 'shopper-' || i, '${STORED_PHONE}', 0`,
  );
  for (const [index, variant] of CART_VARIANTS.entries())
    await insert(
      'cart_lines',
      'customer_id, variant_id, quantity, position',
      `'customer-' || i, 'gid://shopify/ProductVariant/${variant}', ${QUANTITY}, ${index}`,
    );
  await insert(
    'addresses',
    'id, customer_id, name, phone, address, latitude, longitude, created_at',
    `'address-' || i, 'customer-' || i, '${name}', '${phone}', '${address}', ${position}, 0`,
  );
  await insert(
    'orders',
    'id, customer_id, status, currency, subtotal, discount, delivery_fee, total, deliver_to, created_at',
    `'${ORDER_ID}' || (${ORDER_NUMBER} + i), 'customer-' || i, 'Confirmed', 'INR', 49900, 0, 0, 49900, '${deliverTo}', 0`,
  );
  await run(
    `insert into order_items (customer_id, order_number, position, variant_id, title, variant_title, brand, unit_price, quantity, line_total)
     select customer_id, number, 0, 'gid://shopify/ProductVariant/1', 'Kurta 1', 'M', 'Kora', 49900, 1, 49900 from orders`,
  );
  await insert(
    'idempotency_replies',
    'customer_id, route, key, body_hash, status, body, created_at',
    `'customer-' || i, 'POST /cart', 'key-' || i, '${'0'.repeat(64)}', 200, '{"status":"empty","items":[]}', ${Date.now()}`,
  );
  await run('commit');
}

async function refillCarts(run: Run, numbers: readonly number[]): Promise<void> {
  const rows = numbers.flatMap((number) =>
    CART_VARIANTS.map(
      (variant, index) =>
        `('customer-${number}', 'gid://shopify/ProductVariant/${variant}', ${QUANTITY}, ${index})`,
    ),
  );
  await run(
    `insert into cart_lines (customer_id, variant_id, quantity, position) values ${rows.join(', ')}
     on conflict (customer_id, variant_id) do update set quantity = excluded.quantity`,
  );
}
