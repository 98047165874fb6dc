import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import {
  type Account,
  AccountDeletedError,
  type Customer,
  type DeleteAccountOptions,
  NO_RECIPIENT,
  type ShopperReader,
} from './store.ts';

export async function readAccount(db: Kysely<Database>, { id, uid, phone }: Customer): Promise<Account> {
  const customer = await db
    .selectFrom('customers')
    .select(['createdAt', 'cartChangedOn'])
    .where('id', '=', id)
    .where('phone', '<>', '')
    .executeTakeFirst();
  const identity = await db
    .selectFrom('customerIdentities')
    .select('seenOn')
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!customer || !identity) throw new AccountDeletedError('The account is deleted.');
  return { id, uid, phone, ...customer, ...identity };
}

/** The tables whose rows are deleted with the account. */
const SHOPPER_TABLES = [
  'cartLines',
  'addresses',
  'idempotencyReplies',
  'pushSubscriptions',
  'measurements',
] as const;

/** Deletes an account in a transaction. The row of a customer with orders stays, without uid and phone: the orders refer to it. */
export async function deleteAccount(
  trx: Kysely<Database>,
  { id, uid }: Pick<Customer, 'id' | 'uid'>,
  { deletedAt, check }: DeleteAccountOptions,
  reader: ShopperReader,
): Promise<void> {
  // First, because it locks the customer's row. The new version makes changes fail that were computed from the former cart.
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set(({ eb }) => ({
      uid: `deleted:${id}`,
      phone: '',
      cartVersion: eb('cartVersion', '+', 1),
      cartChangedOn: null,
    }))
    .where('id', '=', id)
    .where('phone', '<>', '')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await check(reader);
  for (const table of SHOPPER_TABLES) await trx.deleteFrom(table).where('customerId', '=', id).execute();
  await trx
    .updateTable('orders')
    .set({ deliverTo: JSON.stringify(NO_RECIPIENT), doorCode: null })
    .where('customerId', '=', id)
    .execute();
  await deleteWithoutOrders(trx, id);
  await trx.deleteFrom('customerIdentities').where('uid', '=', uid).where('customerId', '=', id).execute();
  await trx.deleteFrom('endedSignIns').where('uid', '=', uid).execute();
  await trx
    .insertInto('deletedAccounts')
    .values({ uid, deletedAt })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ deletedAt }))
    .execute();
}

/** Deletes the row of a deleted customer when no order refers to it any more. */
async function deleteWithoutOrders(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('customers')
    .where('id', '=', id)
    .where('phone', '=', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('number').where('customerId', '=', id))),
    )
    .execute();
}

/** Creates the methods of a store that delete data older than its retention time, in a transaction per shopper. */
export function createRetention(
  db: Kysely<Database>,
  transact: <T>(run: (trx: Kysely<Database>) => Promise<T>) => Promise<T>,
  createReader: (trx: Kysely<Database>, customerId: string) => ShopperReader,
) {
  return {
    async emptyCartsBefore(day: number, limit: number) {
      const customers = await db
        .selectFrom('customers')
        .select('id')
        .where('cartChangedOn', '<', day)
        .orderBy('cartChangedOn')
        .limit(limit)
        .execute();
      for (const { id } of customers)
        await transact(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('customers')
            .set(({ eb }) => ({ cartVersion: eb('cartVersion', '+', 1), cartChangedOn: null }))
            .where('id', '=', id)
            // The shopper may have changed it meanwhile.
            .where('cartChangedOn', '<', day)
            .executeTakeFirst();
          if (numUpdatedRows === 1n) await trx.deleteFrom('cartLines').where('customerId', '=', id).execute();
        });
      return customers.length;
    },

    async deleteAccountsBefore(day: number, limit: number) {
      const identities = await db
        .selectFrom('customerIdentities')
        .select(['uid', 'customerId'])
        .where('seenOn', '<', day)
        .orderBy('seenOn')
        .limit(limit)
        .execute();
      for (const { uid, customerId: id } of identities)
        await transact(async (trx) => {
          // The shopper may have visited the shop again meanwhile.
          const check = async () => {
            const identity = await trx
              .selectFrom('customerIdentities')
              .select('seenOn')
              .where('uid', '=', uid)
              .executeTakeFirst();
            if (identity && identity.seenOn >= day) throw new AccountInUseError();
          };
          await deleteAccount(trx, { id, uid }, { deletedAt: Date.now(), check }, createReader(trx, id));
        }).catch((error: unknown) => {
          if (!(error instanceof AccountInUseError)) throw error;
        });
      return identities.length;
    },

    async deleteOrdersBefore(time: number, limit: number) {
      const orders = await db
        .selectFrom('orders')
        .select(['customerId', 'number'])
        .where('createdAt', '<', time)
        .orderBy('createdAt')
        .limit(limit)
        .execute();
      for (const { customerId, number } of orders)
        await transact(async (trx) => {
          for (const table of ['orderItems', 'orderEvents', 'orderOutbox', 'pushSubscriptions'] as const)
            await trx
              .deleteFrom(table)
              .where('customerId', '=', customerId)
              .where('orderNumber', '=', number)
              .execute();
          await trx
            .deleteFrom('orders')
            .where('customerId', '=', customerId)
            .where('number', '=', number)
            .execute();
          await deleteWithoutOrders(trx, customerId);
        });
      return orders.length;
    },

    async forgetDeletedAccountsBefore(time: number, limit: number) {
      const accounts = await db
        .selectFrom('deletedAccounts')
        .select('uid')
        .where('deletedAt', '<', time)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
      for (const { uid } of accounts)
        await transact((trx) =>
          trx.deleteFrom('deletedAccounts').where('uid', '=', uid).where('deletedAt', '<', time).execute(),
        );
      return accounts.length;
    },
  };
}

/** Thrown to roll back the deletion of an account that is in use again. */
class AccountInUseError extends Error {}
