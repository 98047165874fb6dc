import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Database, orderValues } from './schema.ts';
import { type CartChange, type ChangedCart, dayOf } from './store.ts';

/**
 * Implements `Store.changeCart` with one statement, which is a transaction of its own: no lock waits for a round trip. A second statement
 * before it gets the number of an order.
 */
export async function changeCart(
  db: Kysely<Database>,
  customerId: string,
  { version, lines, order, createReply }: CartChange,
  hasOutbox: boolean,
): Promise<ChangedCart | null> {
  const orderNumber = order && (await nextOrderNumber(db));
  const reply = createReply?.(orderNumber);
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(order ? orderStatement(hasOutbox) : CHANGE_CART, [
      customerId,
      version,
      JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
      reply?.route,
      reply?.key,
      reply?.bodyHash,
      reply?.status,
      reply?.body,
      reply?.createdAt,
      ...(order
        ? [
            orderNumber,
            ...orderValues(order),
            JSON.stringify(order.items.map((item, position) => ({ ...item, position }))),
          ]
        : []),
      lines.length === 0 ? null : dayOf(Date.now()),
    ]),
  );
  return rows.length === 1 ? { orderNumber } : null;
}

async function nextOrderNumber(db: Kysely<Database>): Promise<number> {
  const query = sql<{ number: number }>`select nextval(pg_get_serial_sequence('orders', 'number')) as number`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('The sequence of order numbers has no value.');
  return row.number;
}

/**
 * Returns the parts of the statement. All of them depend on `changed`, which locks the customer's row and is empty when the cart has another
 * version. If another transaction has changed lines since this statement began, the version has changed too.
 */
const changeParts = (cartChangedOn: string) => `changed as (
  update customers set cart_version = cart_version + 1, cart_changed_on = ${cartChangedOn}::integer where id = $1 and cart_version = $2::bigint returning id
), removed as (
  delete from cart_lines where customer_id = $1 and exists (select from changed) and variant_id not in (
    select "variantId" from json_to_recordset($3::json) as line ("variantId" text)
  )
), saved as (
  insert into cart_lines (customer_id, variant_id, quantity, position)
  select $1, "variantId", quantity, position
  from changed, json_to_recordset($3::json) as line ("variantId" text, quantity integer, position integer)
  on conflict (customer_id, variant_id) do update set quantity = excluded.quantity, position = excluded.position
  where (cart_lines.quantity, cart_lines.position) is distinct from (excluded.quantity, excluded.position)
), replied as (
  insert into idempotency_replies (customer_id, route, key, body_hash, status, body, created_at)
  select $1, $4::text, $5::text, $6::text, $7::integer, $8::text, $9::bigint from changed where $5::text is not null
)`;

const CHANGE_CART = `with ${changeParts('$10')} select from changed`;

const orderStatement = (hasOutbox: boolean) => `with ${changeParts('$23')}, ordered as (
  insert into orders (
    customer_id, number, id, status, currency, subtotal, discount, delivery_fee, total, coupon_code, deliver_to, created_at,
    promised_at
  ) overriding system value
  select $1, $10::bigint, $11::text, $12::text, $13::text, $14::bigint, $15::bigint, $16::bigint, $17::bigint, $18::text,
    $19::text, $20::bigint, $21::bigint
  from changed
), listed as (
  insert into order_items (
    customer_id, order_number, position, variant_id, title, variant_title, brand, unit_price, quantity, line_total, picture,
    product_id, product_type, size
  )
  select $1, $10::bigint, position, "variantId", title, "variantTitle", brand, "unitPrice", quantity, "lineTotal", picture,
    "productId", "productType", size
  from changed, json_to_recordset($22::json) as item (
    position integer, "variantId" text, title text, "variantTitle" text, brand text, "unitPrice" bigint, quantity integer,
    "lineTotal" bigint, picture text, "productId" text, "productType" text, size text
  )
)${hasOutbox ? ADD_TO_OUTBOX : ''} select from changed`;

const ADD_TO_OUTBOX = `, announced as (
  insert into order_outbox (customer_id, order_number, number, due_at) select $1, $10::bigint, 0, $20::bigint from changed
)`;
