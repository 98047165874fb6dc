import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Outbox } from './store.ts';

export function createOutbox(
  db: Kysely<Database>,
  transact: <T>(run: (trx: Kysely<Database>) => Promise<T>) => Promise<T>,
): Outbox {
  return {
    listDue: (now, limit) =>
      db
        .selectFrom('orderOutbox as entry')
        .innerJoin('orders', (join) =>
          join.onRef('orders.customerId', '=', 'entry.customerId').onRef('orders.number', '=', 'orderNumber'),
        )
        .select(['entry.customerId', 'orderNumber', 'entry.number', 'attempts', 'orders.id as orderId'])
        .where('dueAt', '<=', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orderOutbox as earlier')
                .select('earlier.number')
                .whereRef('earlier.customerId', '=', 'entry.customerId')
                .whereRef('earlier.orderNumber', '=', 'entry.orderNumber')
                .whereRef('earlier.number', '<', 'entry.number'),
            ),
          ),
        )
        .orderBy('dueAt')
        .limit(limit)
        .execute(),
    claim: ({ customerId, orderNumber, number, attempts }, dueAt) =>
      transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('orderOutbox')
          .set({ dueAt, attempts: attempts + 1 })
          .where('customerId', '=', customerId)
          .where('orderNumber', '=', orderNumber)
          .where('number', '=', number)
          .where('attempts', '=', attempts)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    remove: ({ customerId, orderNumber, number }) =>
      transact(async (trx) => {
        await trx
          .deleteFrom('orderOutbox')
          .where('customerId', '=', customerId)
          .where('orderNumber', '=', orderNumber)
          .where('number', '=', number)
          .execute();
      }),
  };
}
