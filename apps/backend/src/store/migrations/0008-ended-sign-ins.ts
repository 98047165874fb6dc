import type { Kysely } from 'kysely';

export async function createEndedSignIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended_sign_ins')
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ended_sign_ins_key', ['uid', 'signed_in_at'])
    .execute();
  await db.schema.createIndex('ended_sign_ins_by_age').on('ended_sign_ins').column('ended_at').execute();
}
