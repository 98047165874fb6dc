import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { type CartChange, type ChangedCart, dayOf, type NewOrder } from './store.ts';

/** Implements `Store.changeCart` in a transaction that has the write lock. */
export async function changeCart(
  trx: Kysely<Database>,
  customerId: string,
  { version, lines, order, createReply }: CartChange,
): Promise<ChangedCart | null> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ cartVersion: version + 1, cartChangedOn: lines.length === 0 ? null : dayOf(Date.now()) })
    .where('id', '=', customerId)
    .where('cartVersion', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  // Lines that stay the same are not written: each page of the file that changes costs two writes to the log.
  await trx
    .deleteFrom('cartLines')
    .where('customerId', '=', customerId)
    .where(
      'variantId',
      'not in',
      lines.map(({ variantId }) => variantId),
    )
    .execute();
  if (lines.length > 0)
    await trx
      .insertInto('cartLines')
      .values(lines.map((line, position) => ({ ...line, customerId, position })))
      .onConflict((conflict) =>
        conflict
          .columns(['customerId', 'variantId'])
          .doUpdateSet(({ ref }) => ({
            quantity: ref('excluded.quantity'),
            position: ref('excluded.position'),
          }))
          .where(({ eb, ref, or }) =>
            or([
              eb('cartLines.quantity', '<>', ref('excluded.quantity')),
              eb('cartLines.position', '<>', ref('excluded.position')),
            ]),
          ),
      )
      .execute();
  const orderNumber = order && (await addOrder(trx, customerId, order));
  if (createReply)
    await trx
      .insertInto('idempotencyReplies')
      .values({ ...createReply(orderNumber), customerId })
      .execute();
  return { orderNumber };
}

/** Stores the order with its items; returns its number. */
async function addOrder(
  trx: Kysely<Database>,
  customerId: string,
  { items, deliverTo, ...order }: NewOrder,
): Promise<number> {
  const { number } = await trx
    .insertInto('orders')
    .values({ ...order, customerId, deliverTo: JSON.stringify(deliverTo) })
    .returning('number')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderItems')
    .values(items.map((item, position) => ({ ...item, customerId, orderNumber: number, position })))
    .execute();
  return number;
}
