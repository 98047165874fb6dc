import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { DuePush, PushQueue, ShopperReader, ShopperWriter } from './store.ts';

const SUBSCRIPTION_COLUMNS = ['orderNumber', 'endpoint', 'p256dh', 'auth', 'language', 'number'] as const;

export const createPushReader = (
  db: Kysely<Database>,
  customerId: string,
): Pick<ShopperReader, 'listPushSubscriptions'> => ({
  listPushSubscriptions: () =>
    db
      .selectFrom('pushSubscriptions')
      .select(SUBSCRIPTION_COLUMNS)
      .where('customerId', '=', customerId)
      .orderBy('orderNumber')
      .orderBy('endpoint')
      .execute(),
});

export const createPushWriter = (
  trx: Kysely<Database>,
  customerId: string,
): Pick<ShopperWriter, 'savePushSubscription'> => ({
  async savePushSubscription(subscription) {
    const { p256dh, auth, language } = subscription;
    await trx
      .insertInto('pushSubscriptions')
      .values({ ...subscription, customerId, dueAt: 0 })
      .onConflict((conflict) =>
        conflict.columns(['customerId', 'orderNumber', 'endpoint']).doUpdateSet({ p256dh, auth, language }),
      )
      .execute();
  },
});

/** Creates the queue of a database: the subscriptions that do not know the latest event of their order. */
export function createPushQueue(
  db: Kysely<Database>,
  transact: <T>(run: (trx: Kysely<Database>) => Promise<T>) => Promise<T>,
): PushQueue {
  const keyOf = ({ customerId, orderNumber, endpoint }: DuePush) => ({ customerId, orderNumber, endpoint });
  return {
    listDue: (now, limit) =>
      db
        .selectFrom('pushSubscriptions as entry')
        .innerJoin('orders', (join) =>
          join.onRef('orders.customerId', '=', 'entry.customerId').onRef('orders.number', '=', 'orderNumber'),
        )
        .select(['entry.customerId', 'orderNumber', 'endpoint', 'p256dh', 'auth', 'language'])
        .select(['entry.number', 'attempts', 'orders.id as orderId'])
        .where('dueAt', '<=', now)
        .whereRef('entry.number', '<', 'orders.version')
        .orderBy('dueAt')
        .limit(limit)
        .execute(),
    claim: (entry, dueAt) =>
      transact(async (trx) => {
        const { number, attempts } = entry;
        const { numUpdatedRows } = await trx
          .updateTable('pushSubscriptions')
          .set({ dueAt, attempts: attempts + 1 })
          .where(({ and }) => and({ ...keyOf(entry), number, attempts }))
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    settle: (entry, number) =>
      transact(async (trx) => {
        await trx
          .updateTable('pushSubscriptions')
          .set({ number, dueAt: 0, attempts: 0 })
          .where(({ and }) => and(keyOf(entry)))
          .execute();
      }),
    remove: (entry) =>
      transact(async (trx) => {
        await trx
          .deleteFrom('pushSubscriptions')
          .where(({ and }) => and(keyOf(entry)))
          .execute();
      }),
  };
}
