import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { firstBrands } from './0002-seed-brands.ts';

const KEPT = 5;

/**
 * Leaves the first five of the seeded brands and gives them their drawn logos. Only rows that are still exactly as they were seeded
 * change: a brand that the shop's owner added or edited stays.
 */
export async function keepFiveBrands(db: Kysely<Database>): Promise<void> {
  for (const { id, name, description, image_paths } of firstBrands) {
    if (id <= KEPT) {
      await db
        .updateTable('brands')
        .set({ image_paths: image_paths.replace('.webp', '.svg') })
        .where('id', '=', id)
        .where('name', '=', name)
        .where('description', '=', description)
        .where('image_paths', '=', image_paths)
        .execute();
    } else {
      await db
        .deleteFrom('brands')
        .where('id', '=', id)
        .where('name', '=', name)
        .where('description', '=', description)
        .where('image_paths', '=', image_paths)
        .execute();
    }
  }
}
