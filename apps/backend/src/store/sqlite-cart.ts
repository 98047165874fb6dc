import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { type Database, orderValues } from './schema.ts';
import { type CartChange, type ChangedCart, dayOf, type NewOrder } from './store.ts';

/** Runs a statement with values for its parameters. Only the statement that inserts an order returns rows. */
type Run = (statement: string, values: unknown[]) => Promise<QueryResult<{ number: number }>>;

/** Implements `Store.changeCart` in a transaction that has the write lock. */
export async function changeCart(
  trx: Kysely<Database>,
  customerId: string,
  { version, lines, order, createReply }: CartChange,
  hasOutbox: boolean,
): Promise<ChangedCart | null> {
  const run: Run = (statement, values) =>
    trx.executeQuery<{ number: number }>(CompiledQuery.raw(statement, values));
  const changedOn = lines.length === 0 ? null : dayOf(Date.now());
  const { numAffectedRows } = await run(SAVE_VERSION, [changedOn, customerId, version]);
  if (numAffectedRows !== 1n) return null;
  const linesJson = JSON.stringify(lines);
  await run(REMOVE_LINES, [customerId, linesJson]);
  if (lines.length > 0) await run(SAVE_LINES, [customerId, linesJson]);
  const orderNumber = order && (await addOrder(run, customerId, order));
  if (order && hasOutbox) await run(ADD_TO_OUTBOX, [customerId, orderNumber, order.createdAt]);
  if (createReply) {
    const { route, key, bodyHash, status, body, createdAt } = createReply(orderNumber);
    await run(SAVE_REPLY, [customerId, route, key, bodyHash, status, body, createdAt]);
  }
  return { orderNumber };
}

/** Stores the order with its items; returns its number. */
async function addOrder(run: Run, customerId: string, order: NewOrder): Promise<number> {
  const { rows } = await run(ADD_ORDER, [customerId, ...orderValues(order)]);
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The order got no number.');
  await run(ADD_ITEMS, [customerId, number, JSON.stringify(order.items)]);
  return number;
}

// The statements are texts, because building a statement with Kysely takes longer than running it.

const SAVE_VERSION =
  'update customers set cart_version = cart_version + 1, cart_changed_on = ? where id = ? and cart_version = ?';

const REMOVE_LINES = `delete from cart_lines where customer_id = ? and variant_id not in (
  select value ->> 'variantId' from json_each(?)
)`;

/** Writes only lines that have changed, because each changed page of the file costs two writes to the log. */
const SAVE_LINES = `insert into cart_lines (customer_id, variant_id, quantity, position)
  select ?, value ->> 'variantId', value ->> 'quantity', key from json_each(?) where true
  on conflict (customer_id, variant_id) do update set quantity = excluded.quantity, position = excluded.position
  where cart_lines.quantity <> excluded.quantity or cart_lines.position <> excluded.position`;

const ADD_ORDER = `insert into orders
  (customer_id, id, status, currency, subtotal, discount, delivery_fee, total, coupon_code, deliver_to, created_at, promised_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning number`;

const ADD_ITEMS = `insert into order_items
  (customer_id, order_number, position, variant_id, title, variant_title, brand, unit_price, quantity, line_total, picture,
    product_id, product_type, size)
  select ?, ?, key, value ->> 'variantId', value ->> 'title', value ->> 'variantTitle', value ->> 'brand',
    value ->> 'unitPrice', value ->> 'quantity', value ->> 'lineTotal', value ->> 'picture', value ->> 'productId',
    value ->> 'productType', value ->> 'size' from json_each(?)`;

const ADD_TO_OUTBOX =
  'insert into order_outbox (customer_id, order_number, number, due_at) values (?, ?, 0, ?)';

const SAVE_REPLY = `insert into idempotency_replies (customer_id, route, key, body_hash, status, body, created_at)
  values (?, ?, ?, ?, ?, ?, ?)`;
