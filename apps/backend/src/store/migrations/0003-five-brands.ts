import type { Kysely } from 'kysely';
import { type BrandTables, firstBrands } from './0002-seed-brands.ts';

const KEPT = 5;

/**
 * Keeps the first five of the seeded brands, with drawn logos, and deletes the others. Changes only rows that are exactly as seeded: a
 * brand that the shop's owner added or edited stays.
 */
export async function keepFiveBrands(db: Kysely<BrandTables>): Promise<void> {
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
