import type { Kysely } from 'kysely';

/**
 * Adds the product, its type and the size to ordered items, and how many pieces were kept, and handed back because they were too small or too
 * big. These numbers are null before the end of the order. An index finds them by product.
 */
export async function addFits(db: Kysely<unknown>): Promise<void> {
  for (const column of ['product_id', 'product_type', 'size'])
    await db.schema.alterTable('order_items').addColumn(column, 'text').execute();
  for (const column of ['kept', 'too_small', 'too_big'])
    await db.schema.alterTable('order_items').addColumn(column, 'integer').execute();
  await db.schema
    .createIndex('order_items_fits')
    .on('order_items')
    .columns(['product_id', 'kept', 'too_small', 'too_big'])
    .where('kept' as never, 'is not', null)
    .execute();
}
