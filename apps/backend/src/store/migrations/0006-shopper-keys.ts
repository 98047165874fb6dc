import { type Kysely, sql } from 'kysely';

/**
 * Adds keys that begin with the shopper's id, so that a distributed database can keep all rows of a shopper on one node: the table
 * `customer_identities`, the column `order_items.customer_id` and unique indexes. Triggers fill both in for rows that an earlier release
 * inserts.
 */
export async function addShopperKeys(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('customer_identities')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .execute();
  const triggers = dialect === 'sqlite' ? sqliteTriggers : postgresTriggers;
  // First, because this locks `customers` on Postgres, as each of the earlier release's changes does first. Another order could deadlock.
  for (const statement of triggers.identities) await statement.execute(db);
  await sql`insert into customer_identities (uid, customer_id, phone) select uid, id, phone from customers`.execute(
    db,
  );

  await db.schema.alterTable('order_items').addColumn('customer_id', 'text').execute();
  for (const statement of triggers.items) await statement.execute(db);
  await sql`update order_items set customer_id = (select customer_id from orders where number = order_number)`.execute(
    db,
  );

  await db.schema
    .createIndex('order_items_of_shopper')
    .unique()
    .on('order_items')
    .columns(['customer_id', 'order_number', 'position'])
    .execute();
  await db.schema
    .createIndex('orders_of_shopper')
    .unique()
    .on('orders')
    .columns(['customer_id', 'number'])
    .execute();
  await db.schema
    .createIndex('addresses_of_shopper')
    .unique()
    .on('addresses')
    .columns(['customer_id', 'id'])
    .execute();
  // orders_of_shopper has the same columns.
  await db.schema.dropIndex('orders_of_customer').execute();
}

const sqliteTriggers = {
  identities: [
    sql`create trigger identify_customer after insert on customers begin
      insert or ignore into customer_identities (uid, customer_id, phone) values (new.uid, new.id, new.phone);
    end`,
  ],
  items: [
    sql`create trigger add_customer_of_item after insert on order_items when new.customer_id is null begin
      update order_items set customer_id = (select customer_id from orders where number = new.order_number)
      where order_number = new.order_number and position = new.position;
    end`,
  ],
};

const postgresTriggers = {
  identities: [
    sql`create function identify_customer() returns trigger language plpgsql as $$ begin
      insert into customer_identities (uid, customer_id, phone) values (new.uid, new.id, new.phone) on conflict do nothing;
      return null;
    end $$`,
    sql`create trigger identify_customer after insert on customers for each row execute function identify_customer()`,
  ],
  items: [
    sql`create function add_customer_of_item() returns trigger language plpgsql as $$ begin
      new.customer_id := (select customer_id from orders where number = new.order_number);
      return new;
    end $$`,
    sql`create trigger add_customer_of_item before insert on order_items for each row when (new.customer_id is null)
      execute function add_customer_of_item()`,
  ],
};
